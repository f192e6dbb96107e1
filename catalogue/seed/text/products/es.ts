import type { ProductTexts } from './texts.ts';

export const es: ProductTexts = {
  boxes: {
    wellness: {
      title: 'Un alto en el spa',
      description: 'Un albornoz, agua caliente y la agenda vacía: ellos eligen el spa, tú regalas el silencio.',
    },
    romantic: {
      title: 'Solo vosotros dos',
      description: 'Una buena habitación, una botella en hielo y levantarse tarde al día siguiente.',
    },
    gourmet: {
      title: 'En la mesa del chef',
      description: 'Una cena de varios platos, y la habitación a unos pasos del postre.',
    },
    castle: {
      title: 'Vida de castillo',
      description: 'Una avenida de árboles, una escalera que cruje: una noche entre jardines y artesonados.',
    },
    seaside: {
      title: 'Aire de mar',
      description: 'La playa a primera hora, cuando aún no es de nadie, y después un desayuno sin reloj.',
    },
    family: {
      title: 'Todos juntos',
      description: 'Una habitación amplia, un día de juegos y nadie que tenga que recoger la mesa.',
    },
    wine: {
      title: 'Entre viñas',
      description: 'Tres vinos, un viticultor y la historia de una ladera; luego, una noche en la bodega o muy cerca.',
    },
    mountain: {
      title: 'El aire de arriba',
      description: 'Un sendero señalizado, una sopa que humea y las estrellas que la ciudad ha olvidado.',
    },
    citybreak: {
      title: 'Dos días en la ciudad',
      description: 'Un hotel bien situado: todo lo demás se hace a pie, sin mapa ni horario.',
    },
    countryside: {
      title: 'Al campo',
      description: 'Una casa al final del camino, mercado los sábados y ninguna gana de volver.',
    },
    forest: {
      title: 'Bajo los árboles',
      description: 'El borde de un bosque, fuego por la noche y pájaros por la mañana en lugar del móvil.',
    },
    lake: {
      title: 'A orillas del lago',
      description: 'El agua cambia de color cada hora; basta con una silla y un poco de tiempo.',
    },
    massage: {
      title: 'En buenas manos',
      description: 'Cincuenta minutos de masaje para cada uno, spa antes y una buena noche después.',
    },
    culture: {
      title: 'Primero, los museos',
      description: 'Las entradas están en el sobre: la cola es para los demás.',
    },
    cycling: {
      title: 'En bicicleta',
      description: 'Las bicis listas, la ruta trazada y una cuesta que se contará en la cena.',
    },
    boat: {
      title: 'Soltar amarras',
      description: 'Dos horas en el agua con patrón, y una habitación para hablar del viento.',
    },
    walking: {
      title: 'Paso a paso',
      description: 'Un guía que conoce cada curva del camino y una buena cama para las piernas cansadas.',
    },
    cooking: {
      title: 'Entre fogones',
      description: 'Una clase de cocina, un delantal y el placer de comer lo que habéis preparado.',
    },
    table: {
      title: 'La cena está servida',
      description: 'Tres platos, un mantel blanco y ninguna carretera por delante.',
    },
    guesthouse: {
      title: 'Como en casa de alguien',
      description: 'Pocas habitaciones, mermelada casera y anfitriones que tienen tiempo.',
    },
    boutique: {
      title: 'Un hotel distinto',
      description: 'Pocas habitaciones y muchas ideas: direcciones que los amigos se recomiendan.',
    },
    prestige: {
      title: 'Cinco estrellas',
      description: 'A lo grande: un hotel del que se habla en voz baja y un servicio que adivina.',
    },
    longweekend: {
      title: 'Dos noches mejor que una',
      description: 'Tiempo para llegar, tiempo para no hacer nada y tiempo para no querer irse.',
    },
    dog: {
      title: 'Con el perro',
      description: 'Un cuenco al llegar y hierba alrededor: nadie se queda en casa.',
    },
  },
  box: {
    nights: { one: '1 noche en habitación doble', other: '{n} noches en habitación doble' },
    breakfasts: { one: 'El desayuno', other: 'Los {n} desayunos' },
    forTwo: 'Para dos personas',
    choice: { one: '1 estancia a elegir', other: '{n} estancias a elegir' },
    pageTitle: 'Caja regalo «{title}» para dos',
  },
  activities: {
    spa: {
      titles: ['Dos horas de spa', 'Media jornada de spa'],
      description:
        'Piscina caliente, sauna e infusiones: pocos bañistas a la vez y nadie que meta prisa. Se viene por la mañana por el silencio y por la tarde por la luz.',
      composition: ['Acceso a piscina, sauna y baño de vapor', 'Albornoz y toalla prestados'],
      more: 'Una exfoliación de 25 minutos por persona',
    },
    massage: {
      titles: ['Masaje de 50 minutos', 'Masaje de 80 minutos y sala de infusiones'],
      description:
        'Una cabina tranquila, aceite tibio y unas manos que saben dónde tira. La presión se ajusta con una palabra, y la música también.',
      composition: ['Un masaje por persona', 'A elegir entre tres aceites'],
      more: 'Treinta minutos más y acceso a la sala de infusiones',
    },
    tasting: {
      titles: ['Visita y cata de tres vinos', 'Cata de seis vinos con tabla'],
      description:
        'El viticultor cuenta su parcela, la añada difícil y aquella de la que presume. Se prueba, se compara y se pregunta todo.',
      composition: ['Visita a la bodega', 'Tres vinos comentados'],
      more: 'Tres vinos más y una tabla de quesos y embutidos',
    },
    bike: {
      titles: ['Media jornada en bici', 'Bici eléctrica de día entero y pícnic'],
      description:
        'Bicis bien ajustadas, tres rutas a elegir y un mapa que cabe en el bolsillo. Las carreteras pequeñas hacen el resto.',
      composition: ['Bici, casco y candado', 'Mapa de tres rutas'],
      more: 'La bici eléctrica y un pícnic',
    },
    boat: {
      titles: ['Salida en barco de dos horas', 'Puesta de sol en barco con aperitivo'],
      description:
        'El patrón conoce cada boya y cada corriente. Se sueltan amarras, se guarda silencio un rato y se vuelve con las mejillas rosadas.',
      composition: ['Dos horas en el agua con patrón', 'Chalecos incluidos'],
      more: 'La salida de la tarde y un aperitivo a bordo',
    },
    museum: {
      titles: ['Visita guiada al casco antiguo', 'Visita guiada y entrada al museo'],
      description:
        'Hora y media de callejuelas, patios escondidos e historias que no cuenta ninguna placa. El guía camina a vuestro ritmo.',
      composition: ['Visita de hora y media', 'Grupo reducido de doce personas'],
      more: 'La entrada a un museo, sin pasar por la cola',
    },
    walk: {
      titles: ['Paseo guiado', 'Excursión de un día con guía'],
      description:
        'Un guía, un sendero y tiempo para levantar la vista: huellas, cortezas, miradores. El paso lo marca el más lento, y así debe ser.',
      composition: ['Dos horas con guía', 'Prismáticos prestados'],
      more: 'El día entero y una comida fría',
    },
    cooking: {
      titles: ['Clase de cocina de dos horas', 'Clase de cocina, mercado y almuerzo'],
      description:
        'Un delantal, un cuchillo que corta y una receta de la tierra que sabréis repetir. Se cocina, se prueba y se lleva uno la ficha.',
      composition: ['Clase de dos horas', 'Productos y delantal incluidos'],
      more: 'El mercado con el chef y el almuerzo en la mesa',
    },
  },
  activity: {
    important: [
      'Reserva tu hora directamente con el colaborador, al menos dos días antes.',
      'Presenta el bono, impreso o en el móvil.',
    ],
    nice: ['El bono es válido durante 12 meses.', 'La fecha se puede cambiar hasta el día anterior.'],
    lead: '{center}, {town}',
    title: '{place}: planes para dos o más',
    titleEverywhere: 'Planes para dos o más',
    pageTitle: '{place}: spas, catas y salidas',
    description: '{place}: spas, catas, paseos y clases, para reservar o regalar sin hotel.',
  },
  activityGroups: {
    wellbeing: 'Bienestar',
    table: 'Mesa y vino',
    outdoors: 'Al aire libre',
    discovery: 'Descubrir',
  },
  links: { around: 'Muy cerca: {place}', everywhere: 'Las regiones a las que más se viaja' },
  giftCard: {
    label: 'Tarjeta regalo',
    description:
      'Tú fijas el importe; ellos eligen la fecha, el hotel y el momento. La tarjeta es válida un año para todas las estancias y todas las cajas.',
    pageTitle: 'Tarjeta regalo: un fin de semana a su elección',
  },
  subElements: {
    kraft: 'Funda de papel kraft',
    velvet: 'Funda de terciopelo',
    season: 'Funda de temporada',
    chocolates: 'Caja de bombones',
    candle: 'Vela perfumada',
    postcard: 'Tarjeta escrita a mano',
  },
  subCategories: {
    extras: { name: 'Pequeños detalles', description: 'Para acompañar el regalo, tantos como quieras.' },
    sleeves: { name: 'Funda', description: 'La funda blanca está incluida; elige otra si la prefieres.' },
  },
};
