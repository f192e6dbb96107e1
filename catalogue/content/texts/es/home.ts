import type { ActivityTexts, HomeTexts } from '../texts.ts';

export const home: HomeTexts = {
  seo: {
    title: 'Escapadas de fin de semana: hotel y un buen plan',
    description:
      'Un hotel bien elegido, algo que merece el viaje y el precio real para tus fechas: spa, buena mesa, mar o ciudad, cerca de casa o un poco más lejos.',
  },
  hero: {
    title: 'Dos días fuera que saben a una semana',
    subtitle: 'Hoteles con alma, buenos planes y el precio real desde el primer vistazo.',
  },
  bar: { flash: 'Ofertas de la semana', weekend: 'Salir a última hora', gift: 'Regalar una escapada' },
  usp: {
    title: 'Lo que cambia con una escapada bien elegida',
    items: [
      { title: 'Más que una noche', text: 'Un spa, una cena, un paseo en barco: cada estancia tiene su gran momento.' },
      { title: 'El precio real', text: 'El de tus fechas y tus viajeros, sin sorpresas en el último paso.' },
      {
        title: 'Derecho a cambiar de idea',
        text: 'La mayoría de las estancias se cancelan gratis; la fecha límite está escrita.',
      },
      { title: 'Alguien al teléfono', text: 'Un equipo que conoce los hoteles y contesta también en domingo.' },
    ],
  },
  promises: {
    title: 'Tres costumbres nuestras',
    items: [
      { title: 'Elegir pocos', text: 'Preferimos cinco buenas direcciones a cincuenta del montón.' },
      { title: 'Escribir claro', text: 'Qué incluye, qué no, y a cuánto sube la tasa turística.' },
      { title: 'Publicar todas las opiniones', text: 'Las entusiastas y las demás, con su fecha.' },
    ],
  },
  themes: {
    title: '¿Qué te apetece?',
    labels: {
      wellness: 'Bienestar y spa',
      romantic: 'Romántico',
      gastronomy: 'Gastronomía',
      family: 'En familia',
      nature: 'Naturaleza',
      city: 'Escapada urbana',
      seaside: 'Playa y mar',
      mountain: 'Montaña',
      wine: 'Vino y viñedos',
      culture: 'Cultura',
    },
  },
  top: {
    title: 'Las escapadas que reservaríamos nosotros',
    subtitle: 'Las mejor valoradas, aún libres en las próximas semanas.',
  },
  promotions: {
    title: 'Buenos planes, ahora mismo',
    subtitle: 'Tres excusas para hacer una maleta pequeña.',
    items: {
      flash: { title: 'Ofertas de la semana', subtitle: 'Cambian cada lunes.', label: 'Hasta el domingo' },
      castles: {
        title: 'Una noche en un castillo',
        subtitle: 'Suelos que crujen, grandes jardines, desayunos sin prisa.',
        label: 'Castillos',
      },
      pool: {
        title: 'Un hotel con piscina',
        subtitle: 'Para el primer baño del año o para el último.',
        label: 'Piscina',
      },
      twoNights: {
        title: 'Dos noches mejor que una',
        subtitle: 'Así el sábado dura de verdad todo el día.',
        label: '2 noches',
      },
      loved: {
        title: 'Los más queridos',
        subtitle: 'Hoteles a los que se vuelve, según quienes han dormido allí.',
        label: 'Favoritos',
      },
      dogs: { title: 'Con el perro', subtitle: 'Casas donde a él también lo esperan.', label: 'Admiten perros' },
    },
  },
  flash: {
    title: 'Ofertas de la semana',
    subtitle: 'Una selección nueva cada lunes por la mañana.',
    description:
      'Estancias rebajadas al menos una cuarta parte, hasta el domingo por la noche. Después, cambia la selección.',
    cta: 'Ver las rebajas',
    all: 'Todas las escapadas',
    cards: [
      { title: 'En el spa', text: 'Dos horas de agua caliente y nadie más.' },
      { title: 'En la mesa', text: 'El menú del chef y tu habitación arriba.' },
      { title: 'Junto al mar', text: 'El camino de ronda antes del desayuno.' },
    ],
  },
  boxes: {
    title: 'Cajas que huelen a viaje',
    subtitle: 'Válidas un año y medio, canjeables, para dos.',
    cta: 'Ver todas las cajas',
  },
  surroundings: {
    title: 'Elegir por la ventana',
    subtitle: '¿Qué quieres ver al abrir las contraventanas?',
    labels: {
      sea: 'El mar',
      countryside: 'Colinas',
      mountain: 'Cumbres',
      city: 'Tejados',
      lake: 'Un lago',
      forest: 'Árboles',
    },
  },
  readOn: 'Seguir leyendo',
};

export const activity: ActivityTexts = {
  seo: {
    title: 'Actividades y experiencias, sin noche de hotel',
    description: 'Spa, masaje, cata, bici o museo: unas horas bien empleadas, cerca de casa.',
  },
  hero: { title: 'Con unas horas basta', subtitle: 'Un spa, una bodega, un taller de cocina: el respiro, sin maleta.' },
  announcement: {
    title: 'Sin maleta',
    lead: 'Una actividad se reserva también suelta:',
    text: 'elige el día, ven y duerme en casa.',
  },
  wishes: {
    title: '¿Y si…',
    labels: {
      spa: 'pasas dos horas en el spa?',
      massage: 'te dan un masaje?',
      tasting: 'pruebas tres vinos?',
      bike: 'sales en bici?',
      boat: 'subes a bordo?',
      museum: 'entras al museo sin cola?',
      walk: 'sigues a un guía?',
      cooking: 'te pones el delantal?',
    },
  },
  top: { title: '¿Y una noche, ya que estás?', subtitle: 'Estancias que incluyen un buen plan.' },
};
