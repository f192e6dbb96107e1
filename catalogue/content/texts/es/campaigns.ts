import type { CampaignTexts, MenuTexts } from '../texts.ts';

export const campaigns: CampaignTexts = {
  seasons: {
    winter: {
      announcement: { lead: 'El invierno es buena temporada:', text: 'menos gente y más chimeneas encendidas.' },
      banner: {
        title: 'Al calor',
        subtitle: 'Piscinas humeantes, edredones gruesos y chocolate demasiado caliente.',
        cta: 'Ver escapadas con spa',
      },
    },
    spring: {
      announcement: { lead: 'Vuelven las terrazas:', text: 'es hora de volver a esa ciudad que creías conocer.' },
      banner: {
        title: 'En la ciudad, al aire libre',
        subtitle: 'Mercados, jardines y museos sin abrigo.',
        cta: 'Ver escapadas urbanas',
      },
    },
    summer: {
      announcement: { lead: 'El verano a pequeñas dosis:', text: 'dos días de mar dan para una semana de buen humor.' },
      banner: {
        title: 'Con los pies en el agua',
        subtitle: 'Hoteles desde los que se baja a la playa en alpargatas.',
        cta: 'Ver escapadas de playa',
      },
    },
    autumn: {
      announcement: { lead: 'Qué buena luz:', text: 'viñas rojas, bosques dorados y setas en la mesa.' },
      banner: {
        title: 'Otoño entre viñas',
        subtitle: 'Vino nuevo, laderas de color y habitaciones entre las cepas.',
        cta: 'Ver escapadas entre viñedos',
      },
    },
  },
  search: {
    booking: { lead: 'Hasta el domingo por la noche:', text: 'las ofertas de la semana, con la mayor rebaja primero.' },
    gifting: { lead: 'Sin elegir fecha:', text: 'quien recibe la estancia decide cuándo se va.' },
  },
  product: {
    booking: {
      lead: 'El precio que ves es el total',
      text: 'para tus fechas y tus viajeros; la tasa turística figura aparte.',
    },
    gifting: { lead: 'Envío inmediato:', text: 'el bono llega por correo electrónico, con tus palabras.' },
  },
  bars: {
    flash: 'Ofertas de la semana, hasta el domingo',
    spa: 'Un fin de semana de spa',
    table: 'Un fin de semana de buena mesa',
    price: 'Cómo se lee el precio',
    boxes: 'Cajas regalo',
    card: 'Tarjeta regalo',
    questions: 'Preguntas sobre regalos',
  },
};

export const menu: MenuTexts = {
  destinations: 'Destinos',
  themes: 'Temas',
  inspirations: 'Inspiración',
  gifts: 'Regalos',
  offers: 'Ofertas',
  everywhereIn: '{place}, de punta a punta',
  ideas: 'Todas nuestras ideas',
  reading: 'Para leer antes de salir',
  collections: 'Nuestras selecciones',
  giftStays: 'Una estancia para regalar',
  boxes: 'Cajas regalo',
  giftCard: 'Tarjeta regalo',
  giftActivity: 'Una actividad para regalar',
  flash: 'Ofertas de la semana',
  allOffers: 'Todas las escapadas',
};
