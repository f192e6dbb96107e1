import type { StaticId } from '../../editorial.ts';
import { h2, link, p, ul } from '../../rich.ts';
import type { LegalFacts, StaticTexts } from '../texts.ts';

export function legal({ authority, authorityUrl, mediator, law }: LegalFacts): Readonly<Record<StaticId, StaticTexts>> {
  return {
    'conditions-of-sale': {
      title: 'Condiciones generales de venta',
      description: 'Pedido, precio, pago, cancelación, regalos y responsabilidad: las reglas de nuestras ventas.',
      body: [
        p(
          `Estas condiciones se aplican a las estancias, regalos y actividades que se venden en este sitio. El vendedor es la empresa citada al pie de cada página. El contrato se rige por: ${law}.`,
        ),
        h2('1. El pedido'),
        p(
          'El pedido es firme cuando aparece el número de reserva de ocho cifras y lo recibes por correo electrónico. Si cambian el precio o la disponibilidad, te lo mostramos y decides tú.',
        ),
        h2('2. El precio'),
        p(
          'Los precios están en euros, con impuestos, para las fechas y los viajeros indicados. La tasa turística figura aparte cuando se paga en el hotel. Un precio tachado es el que se aplicaba antes de la rebaja.',
        ),
        h2('3. Si cancelas tú'),
        p(
          'Cada estancia dice sus condiciones antes del pago. Pasada la fecha límite, el precio no se devuelve. El derecho de desistimiento de catorce días no se aplica al alojamiento reservado para una fecha; sí a los regalos sin usar.',
        ),
        h2('4. Si cancela el hotel'),
        p(
          'Si el hotel no puede recibirte, te ofrecemos una estancia equivalente o el reembolso íntegro, a tu elección.',
        ),
        h2('5. Viajes combinados'),
        p(
          'Cuando compras juntos varios servicios de viaje, te amparan los derechos de la Directiva (UE) 2015/2302: respondemos de la correcta ejecución del viaje y tus pagos están protegidos en caso de insolvencia.',
        ),
        h2('6. Los regalos'),
        p(
          'Una caja vale un año y medio; un bono de estancia o una tarjeta regalo, un año; una actividad, doce meses. Un regalo se cambia mientras es válido; no se paga en efectivo.',
        ),
        h2('7. Reclamaciones'),
        p(
          'Escríbenos desde la página de ',
          link('/contact', 'Contacto'),
          `; contestamos en 48 horas. A falta de acuerdo puedes acudir gratis a: ${mediator}.`,
        ),
      ],
    },
    'conditions-of-use': {
      title: 'Condiciones de uso',
      description: 'Qué puedes hacer en este sitio y de qué respondemos.',
      body: [
        p('Al usar este sitio aceptas estas reglas. Son pocas.'),
        h2('Contenidos'),
        p(
          'Los textos, imágenes y marcas pertenecen al vendedor o a sus socios. Puedes compartir un enlace; reproducir una página requiere nuestro permiso.',
        ),
        h2('Opiniones'),
        p(
          'Solo opina quien ha dormido en el hotel. Publicamos las opiniones en su idioma, sin retocarlas, y solo retiramos las que infringen la ley.',
        ),
        h2('Buen uso'),
        ul(
          'No recopiles precios de forma automática sin permiso.',
          'No reserves en nombre de otra persona sin su acuerdo.',
          'No intentes esquivar la seguridad del sitio.',
        ),
        h2('Disponibilidad'),
        p(
          'Hacemos lo posible para que el sitio responda a cualquier hora. Una interrupción no da derecho a indemnización, pero una reserva confirmada sigue confirmada.',
        ),
      ],
    },
    'data-protection': {
      title: 'Protección de datos',
      description: 'Qué datos tratamos, para qué, cuánto tiempo y cuáles son tus derechos.',
      body: [
        p(
          'Tratamos tus datos conforme al Reglamento (UE) 2016/679. El responsable es la empresa citada al pie de cada página.',
        ),
        h2('Qué tratamos'),
        ul(
          'Para reservar: nombre, correo, teléfono, fechas y viajeros.',
          'Para contestarte: tus mensajes.',
          'Para mejorar el sitio: medición de audiencia, solo si la aceptas.',
        ),
        h2('Quién los recibe'),
        p('El hotel que reservas, el proveedor de pagos y nadie más sin tu permiso.'),
        h2('Cuánto tiempo'),
        p(
          'Lo que dure la reserva y, después, lo que exija la ley para las facturas. Los mensajes se borran a los tres años.',
        ),
        h2('Tus derechos'),
        p(
          'Puedes pedir ver, corregir, llevarte o borrar tus datos, u oponerte a su uso, desde la página de ',
          link('/contact', 'Contacto'),
          '. También puedes acudir a la autoridad: ',
          link(authorityUrl, authority),
          '.',
        ),
      ],
    },
    cookies: {
      title: 'Cookies',
      description: 'Los pequeños archivos que deja este sitio y cómo cambiar de idea.',
      body: [
        p('Antes de que aceptes no se guarda nada que no sea necesario, y rechazar es tan fácil como aceptar.'),
        h2('Necesarias'),
        p('Tu idioma, la reserva que estás haciendo y tu elección sobre las cookies. No siguen a nadie.'),
        h2('Medición y socios'),
        p(
          'Solo si aceptas: medición de audiencia, pruebas de páginas nuevas y el identificador del socio que te trajo aquí, durante treinta días.',
        ),
        h2('Cambiar de idea'),
        p(
          'Cuando quieras, con el enlace «Preferencias de cookies» al pie de cada página. Tu elección se guarda seis meses. Respetamos la señal «Global Privacy Control» de tu navegador.',
        ),
      ],
    },
    'hotel-partners': {
      title: '¿Tienes un hotel?',
      description: 'Ofrecer tus habitaciones y tus mejores momentos en este sitio: así trabajamos.',
      body: [
        p(
          'Buscamos casas con algo que contar, no solo con camas. Tres estrellas o cinco, diez habitaciones o cien: da igual si la acogida es buena.',
        ),
        h2('Qué pedimos'),
        ul(
          'Un gran momento en cada estancia: spa, mesa, paseo, cata.',
          'Disponibilidad al día, hasta la misma noche.',
          'Un precio neto, y la tasa turística aparte.',
        ),
        h2('Qué aportamos'),
        p(
          'Viajeros que se quedan dos noches, a menudo fuera de temporada; regalos que llenan la semana; un equipo que habla tu idioma y el de tus clientes.',
        ),
        p(
          'Preséntate desde la página de ',
          link('/contact', 'Contacto'),
          ', motivo «Otro»: te llamamos en una semana.',
        ),
      ],
    },
  };
}

export const press: StaticTexts = {
  title: 'Sala de prensa',
  description: 'Cifras, historias y contactos para periodistas.',
  body: [
    p('¿Escribes sobre escapadas, regalos u hoteles independientes? Te abrimos la libreta con gusto.'),
    h2('De qué podemos hablar'),
    ul(
      'Adónde se va, cuándo y cuántas noches, región por región.',
      'Cómo se fija el precio de una noche y por qué cambia.',
      'Qué hoteles merecen un reportaje y quién los lleva.',
    ),
    h2('Imágenes'),
    p('Las ilustraciones del sitio pueden acompañar un artículo que hable de él, citando la fuente.'),
    p('Escríbenos desde la página de ', link('/contact', 'Contacto'), ' con tu medio y tu fecha de cierre.'),
  ],
};
