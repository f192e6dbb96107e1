import type { ArticleId } from '../../editorial.ts';
import { h2, link, p, quote, ul } from '../../rich.ts';
import type { ArticleTexts } from '../texts.ts';

export const articles: Readonly<Record<ArticleId, ArticleTexts>> = {
  'forty-eight-hours': {
    title: 'Cuarenta y ocho horas: el arte de alargar un fin de semana',
    description: 'Salir el viernes, elegir una sola cosa al día, volver tarde: cómo dos días parecen cuatro.',
    teaser: 'Un buen fin de semana depende menos de la distancia que de lo que aceptas no hacer.',
    body: [
      p(
        'Durante años creímos que había que irse lejos. Luego echamos cuentas: tres horas de autovía son una cena menos. Desde entonces nos vamos cerca, y nos vamos pronto.',
      ),
      h2('Salir el viernes, aunque sea tarde'),
      p(
        'Una noche de hotel que empieza a las diez no sirve de nada, dicen. Sirve para despertarse allí: el sábado empieza en el desayuno y no en un atasco.',
      ),
      h2('Una cosa al día'),
      p('Un museo o un mercado, un sendero o una mesa. Nunca los cuatro. Lo que queda es una buena razón para volver.'),
      quote('Una ciudad no se visita en dos días. En dos días se le cogen las mañas.'),
      h2('Nuestra lista, siempre la misma'),
      ul(
        'Un hotel desde el que todo se haga a pie, aunque cueste algo más.',
        'Una sola reserva: la cena del sábado.',
        'La vuelta, el domingo después de comer; nunca antes.',
      ),
      p('Falta elegir la ciudad. ', link('/search?theme=34', 'Estas caben en un fin de semana'), '.'),
    ],
  },
  'sea-out-of-season': {
    title: 'El mar fuera de temporada, o el lujo de estar a solas',
    description:
      'De noviembre a marzo las playas están vacías y los hoteles han encendido el fuego: cómo disfrutar del mar en invierno.',
    teaser:
      'Una playa vacía, un cielo que cambia cada diez minutos y una habitación caliente: el mar es cosa de invierno.',
    body: [
      p(
        'En agosto se va a la playa. En enero se va a ver el mar. No es el mismo viaje, y el segundo se hace con botas.',
      ),
      h2('Por qué en invierno'),
      p(
        'Porque la luz es baja todo el día, porque quedan libres las habitaciones con vistas y porque una sopa de pescado solo tiene sentido tras tres kilómetros de viento.',
      ),
      h2('Elegir el hotel'),
      ul(
        'Frente al agua: en invierno, las vistas son la mitad de la estancia.',
        'Con spa o, al menos, con una bañera honda.',
        'Abierto de verdad: comprueba si la cocina funciona el domingo por la noche.',
      ),
      h2('Leer las mareas'),
      p(
        'Es el único programa que cuenta. Con marea baja se pasea, con marea alta se come. Las mareas vivas caen cerca de los equinoccios y justifican el viaje por sí solas.',
      ),
      p(link('/search?theme=37', 'Ver escapadas junto al mar'), ', y mete un gorro en la bolsa.'),
    ],
  },
  'first-spa-weekend': {
    title: 'Tu primer fin de semana de spa: lo que nos habría gustado saber',
    description:
      'Albornoz, horarios, silencio y sal: las pequeñas costumbres del spa de hotel, para llegar ya relajado.',
    teaser: '¿Se reserva? ¿Qué se lleva debajo del albornoz? Las respuestas, antes de empujar la puerta.',
    body: [
      p('El spa impone un poco, y es una pena: solo te pide que bajes la voz. Estas son las instrucciones.'),
      h2('Antes de ir'),
      p(
        'La piscina suele estar incluida; el tratamiento, no siempre: lo dice el programa de la estancia. Reserva el masaje en cuanto tengas fecha; el sábado a las cinco es lo primero que vuela.',
      ),
      h2('Una vez allí'),
      ul(
        'Bañador y chanclas; el albornoz y las toallas te los prestan.',
        'Una ducha antes de la sauna y otra antes de la piscina.',
        'Diez minutos de calor, cinco de frío, un buen vaso de agua y vuelta a empezar.',
        'El móvil se queda en la habitación. Ya verás que se vive.',
      ),
      h2('Después'),
      p('Prevé una cena sencilla y cercana. Un cuerpo recién salido del baño turco solo sirve para dormir.'),
      p(
        '¿Listo? ',
        link('/search?theme=26', 'Las escapadas de bienestar'),
        ' se ordenan por nota o por precio, como prefieras.',
      ),
    ],
  },
  'wine-roads': {
    title: 'Por las rutas del vino, con la copa adecuada',
    description: 'Elegir bodega, pedir cita, escupir sin vergüenza: un fin de semana entre viñas, paso a paso.',
    teaser: 'Tres visitas al día son una de más. Cómo probar poco y recordarlo todo.',
    body: [
      p(
        'La ruta del vino tiene mal puesto el nombre: donde más gana es a pie. De pueblo en pueblo, entre las hileras, con una cita al final.',
      ),
      h2('Pedir cita'),
      p(
        'Un viticultor no es una tienda. Llama, di lo que te gusta y llega a tu hora. Te hablarán de una ladera como de un primo y probarás lo que no se vende en otra parte.',
      ),
      h2('Probar poco y bien'),
      ul(
        'Dos bodegas al día: una por la mañana y otra después de la siesta.',
        'Del blanco al tinto, del joven al viejo.',
        'Escupir no es de mala educación. No decir nada, sí.',
      ),
      h2('Dormir entre viñas'),
      p(
        'Es la gracia de quedarse a dormir: puedes acabarte la copa. Por la mañana sube la niebla entre las cepas y aún no ha arrancado ningún tractor.',
      ),
      p(link('/search?theme=44', 'Ver escapadas entre viñedos'), '.'),
    ],
  },
  'away-with-children': {
    title: 'Dos días fuera con niños, y volver descansados',
    description:
      'Una habitación, una piscina de verdad, horarios flexibles: lo que hace que una escapada en familia funcione.',
    teaser: 'Menos horas de coche y más de piscina: la receta es corta.',
    body: [
      p(
        'Hay escapadas en familia de las que los padres vuelven descansados. Tienen tres cosas en común y ninguna es un parque temático.',
      ),
      h2('Menos de dos horas de coche'),
      p('Más allá, el viaje se vuelve el tema. Más acá, llegas para la merienda y todo el mundo sigue de buen humor.'),
      h2('Agua, la que sea'),
      p(
        'Una piscina, un lago, una playa. Un niño que ha nadado dos horas cena bien y se duerme pronto. Es el único programa del que estamos seguros.',
      ),
      h2('Una habitación pensada para ellos'),
      ul(
        'Una familiar o dos comunicadas: comprueba edades y número de camas.',
        'Cena desde las ocho.',
        'La cuna se pide al reservar, no al llegar.',
      ),
      p(
        'Di en el buscador cuántos años tiene cada uno: el precio cuenta con los niños y los menores de tres años duermen gratis. ',
        link('/search?theme=39', 'Aquí están las escapadas en familia'),
        '.',
      ),
    ],
  },
  'slow-walking': {
    title: 'Caminar despacio: dos días en el bosque',
    description: 'Sin cumbre ni cronómetro: un fin de semana de paseo fácil, de una buena mesa a una buena cama.',
    teaser: 'Doce kilómetros, dos pausas y ninguna cuesta de la que presumir: elogio de la excursión pequeña.',
    body: [
      p(
        'Nadie habla de las excursiones pequeñas. No tienen hazaña que contar, solo un olor a tierra y una laguna cuyo nombre se olvida.',
      ),
      h2('El buen ritmo'),
      p(
        'Tres kilómetros por hora, pausas incluidas. A ese paso se ven las setas, se oye al pájaro carpintero y se llega a comer sin haberlo merecido, que sabe mucho mejor.',
      ),
      h2('Lo que llevamos'),
      ul(
        'Un mapa de papel, porque en el bosque la cobertura también se va de paseo.',
        'Una navaja, queso y una pera.',
        'Calcetines secos en el coche.',
      ),
      h2('Dónde dormir'),
      p(
        'Lo más cerca posible del sendero. Una posada de la que se sale a pie vale más que un palacio del que se sale en coche.',
      ),
      p(link('/search?theme=31', 'Ver escapadas en la naturaleza'), ', con guía o sin él.'),
    ],
  },
};
