import { link, ol, p, ul } from '../../rich.ts';
import type { FaqTexts } from '../texts.ts';

export const faq: FaqTexts = {
  title: 'Preguntas frecuentes',
  intro: 'Las respuestas que damos más a menudo. ¿No está la tuya? Escríbenos: contestamos en 48 horas.',
  sections: { booking: 'Reservar y cambiar', stay: 'La estancia', payment: 'El pago', gifts: 'Los regalos' },
  questions: {
    'find-booking': {
      question: '¿Cómo encuentro mi reserva?',
      answer: [
        p(
          'En la página ',
          link('/booking-lookup', 'Consultar mi reserva'),
          ', con tu número de ocho cifras y el correo electrónico del pedido. El número está en el mensaje de confirmación.',
        ),
      ],
    },
    'change-dates': {
      question: '¿Puedo cambiar las fechas?',
      answer: [
        p(
          'Sí, mientras no haya pasado la fecha límite de cancelación y el hotel tenga sitio. ',
          link('/booking-lookup#r=modify', 'Pide el cambio'),
          ': te confirmamos el nuevo precio antes de tocar nada.',
        ),
      ],
    },
    cancel: {
      question: '¿Cómo cancelo y cuánto cuesta?',
      answer: [
        p('Cada estancia dice sus condiciones antes de reservar:'),
        ul(
          'flexible: gratis hasta tres días antes de la llegada;',
          'moderada: gratis hasta catorce días antes de la llegada;',
          'no reembolsable: el precio no se devuelve.',
        ),
        p('La fecha exacta está en tu confirmación. ', link('/booking-lookup#r=cancel', 'Cancelar mi reserva'), '.'),
      ],
    },
    price: {
      question: '¿Qué incluye el precio?',
      answer: [
        p(
          'Las noches, el programa descrito y los impuestos, para las fechas y los viajeros indicados. Solo la tasa turística se paga a veces en el hotel: su importe aparece junto al total.',
        ),
      ],
    },
    children: {
      question: '¿Desde qué edad paga un niño?',
      answer: [
        p(
          'Desde los tres años. De tres a once paga una tarifa reducida y, desde los doce, la de adulto. Los menores de tres años duermen gratis, en una cuna que hay que pedir.',
        ),
      ],
    },
    arrival: {
      question: '¿Hasta qué hora puedo reservar para esta noche?',
      answer: [
        p(
          'Hasta las ocho de la tarde, hora del hotel. Las horas de entrada y salida están en la página de cada estancia; avisa al hotel si vas a llegar tarde.',
        ),
      ],
    },
    'tourist-tax': {
      question: '¿Qué es la tasa turística?',
      answer: [
        p(
          'Un impuesto que se cobra por persona y noche, o como porcentaje del precio, según el lugar. Siempre lo indicamos aparte, antes de que pagues.',
        ),
      ],
    },
    pets: {
      question: '¿Puede venir mi perro?',
      answer: [
        p(
          'A los hoteles que lo admiten: marca «admite mascotas» en los filtros o ',
          link('/search?petsAllowed=1', 'míralos todos aquí'),
          '. El hotel puede pedir un suplemento.',
        ),
      ],
    },
    payment: {
      question: '¿Cómo puedo pagar?',
      answer: [
        p(
          'Con las tarjetas habituales y con monedero electrónico. La página de pago va cifrada y no guardamos el número de tu tarjeta.',
        ),
      ],
    },
    instalments: {
      question: '¿Se puede pagar a plazos?',
      answer: [
        p('Sí, cuando el importe y la llegada lo permiten:'),
        ul(
          'más tarde, si faltan al menos cinco días;',
          'en 3 plazos, de 200 a 2000 €, con al menos siete días;',
          'en 4 plazos, de 250 a 2000 €, con al menos siete días.',
        ),
        p('Si hay gastos, se suman al primer plazo y los ves antes de aceptar.'),
      ],
    },
    invoice: {
      question: '¿Cómo consigo una factura?',
      answer: [
        p(
          'Desde ',
          link('/booking-lookup#r=invoice', 'tu reserva'),
          ', indicando la razón social. La tasa turística pagada en el hotel la factura el hotel.',
        ),
      ],
    },
    'use-gift': {
      question: 'Me han hecho un regalo: ¿cómo lo uso?',
      answer: [
        ol(
          'Abre la página de beneficiarios y escribe el número de tu regalo.',
          'Elige hotel y fecha: se descuenta lo ya pagado.',
          'Confirma: el hotel te espera.',
        ),
        p(link('/beneficiary/login', 'Usar mi regalo')),
      ],
    },
    'receive-voucher': {
      question: '¿Cuándo y cómo llega el regalo?',
      answer: [
        p(
          'El digital, por correo electrónico, en el minuto siguiente al pago. El impreso, por correo postal, de dos a cuatro días laborables; el envío de las cajas es gratis.',
        ),
      ],
    },
    'gift-validity': {
      question: '¿Cuánto dura un regalo?',
      answer: [
        p(
          'Año y medio una caja, un año un bono de estancia o una tarjeta regalo, doce meses una actividad. La fecha figura en el regalo.',
        ),
      ],
    },
    'exchange-gift': {
      question: '¿Se puede cambiar un regalo?',
      answer: [
        p('Sí, por otra estancia o caja, mientras sea válido. Si la otra cuesta más, solo pagas la diferencia.'),
      ],
    },
  },
};
