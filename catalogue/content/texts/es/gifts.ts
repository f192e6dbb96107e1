import type { GiftTexts } from '../texts.ts';

export const gifts: GiftTexts = {
  seo: {
    title: 'Regalar una escapada: cajas, estancias y tarjetas regalo',
    description:
      'Una caja, una estancia concreta o una tarjeta regalo: por correo electrónico al momento o en casa, para dos.',
  },
  hero: {
    title: 'Regala dos días, no otra cosa más',
    subtitle: 'Un regalo que se abre en un minuto y se recuerda durante años.',
  },
  bar: { boxes: 'Cajas regalo', stays: 'Estancias para regalar', card: 'Tarjeta regalo' },
  usp: {
    title: 'Fácil de regalar',
    items: [
      { title: 'Llega al momento', text: 'Por correo electrónico nada más pagar, o impreso en casa.' },
      { title: 'Ellos eligen la fecha', text: 'Tú pones la idea, ellos la agenda.' },
      { title: 'Un año, o más', text: 'Un año para una estancia o una tarjeta, año y medio para una caja.' },
      { title: 'Se puede canjear', text: 'Si el corazón tira hacia otro lado, el regalo va detrás.' },
    ],
  },
  steps: {
    title: 'En tres gestos',
    items: [
      { title: 'Elige', text: 'Una caja temática, un hotel concreto o un importe.' },
      { title: 'Firma', text: 'Tu nombre, unas palabras y el día de envío.' },
      { title: 'Y ya está', text: 'Ellos reservan por internet cuando quieran.' },
    ],
  },
  recipients: {
    title: '¿Para quién es?',
    labels: {
      couple: 'Una pareja',
      parents: 'Tus padres',
      friends: 'Una amiga agotada',
      family: 'Toda una familia',
      gourmet: 'Un buen paladar',
      hikers: 'Gente que camina',
    },
  },
  card: {
    title: 'La tarjeta regalo, si dudas',
    subtitle: 'Tú pones el importe, ellos eligen el resto. Válida un año en todas las estancias.',
    cta: 'Crear una tarjeta',
  },
  boxes: {
    title: 'Las cajas más regaladas',
    subtitle: 'Una noche para dos y algo bueno alrededor.',
    cta: 'Todas las cajas',
  },
  top: { title: 'Estancias que da gusto regalar', subtitle: 'Una dirección concreta, para acertar.' },
  occasions: {
    christmas: {
      title: 'Navidad y Reyes, sin colas',
      subtitle: 'El regalo sale por correo electrónico hasta la noche de Reyes.',
      description:
        'Para una caja a domicilio, cuenta de dos a cuatro días laborables. Para todo lo demás basta un minuto.',
      cta: 'Encontrar un regalo',
      announcement: {
        lead: 'Llegan las fiestas:',
        text: 'los regalos digitales llegan al momento, hasta la noche del 5 de enero.',
      },
    },
    valentine: {
      title: 'Dos días para dos',
      subtitle: 'San Valentín también se celebra en marzo. O en mayo.',
      description: 'Regala la promesa el 14 de febrero; la fecha la elegís juntos.',
      cta: 'Ver ideas para dos',
      announcement: { lead: 'San Valentín:', text: 'regala una escapada para dos y elegid la fecha juntos.' },
    },
    anytime: {
      title: 'Hay cumpleaños que se preparan',
      subtitle: 'Para los demás está el correo electrónico: nunca es tarde.',
      description: 'Unas palabras tuyas, una buena dirección y la libertad de salir cuando quieran.',
      cta: 'Encontrar un regalo',
      announcement: {
        lead: '¿Se te olvidó un cumpleaños?',
        text: 'El regalo digital llega por correo electrónico en un minuto.',
      },
    },
  },
  cards: [
    { title: 'Una caja', text: 'Un tema, decenas de hoteles.' },
    { title: 'Una estancia', text: 'Un hotel, un plan.' },
    { title: 'Una tarjeta', text: 'Un importe, toda la elección.' },
  ],
  promotions: {
    title: 'Tres maneras de regalar',
    subtitle: 'De la más precisa a la más libre.',
    items: {
      stays: {
        title: 'Una estancia concreta',
        subtitle: '¿Conoces el hotel ideal? Regala ese.',
        label: 'Válida 1 año',
      },
      boxes: { title: 'Una caja', subtitle: '¿Conoces sus gustos? Elige el tema.', label: 'Válida año y medio' },
      card: { title: 'Una tarjeta regalo', subtitle: '¿Ni idea? Ellos la tendrán.', label: 'Importe libre' },
    },
  },
  block: {
    title: '¿Y si regalas una escapada?',
    subtitle: 'Una estancia, una caja, una tarjeta o una actividad: tú decides.',
  },
  serp: { title: '¿Y en caja?', subtitle: 'El mismo antojo, listo para regalar.', cta: 'Ver las cajas' },
  targeted: {
    title: '¿Dudas con la fecha?',
    subtitle: 'Regala la estancia: ellos elegirán su fin de semana.',
    cta: 'Ver estancias para regalar',
  },
};
