import type { LandingId } from '../../editorial.ts';
import { h2, link, p, ul } from '../../rich.ts';
import type { LandingTexts } from '../texts.ts';

export const landings: Readonly<Record<LandingId, LandingTexts>> = {
  'last-minute': {
    title: 'Escapadas de última hora',
    subtitle: 'Una bolsa, las llaves del coche y listo.',
    description:
      'Escapadas aún libres, a su precio real: las ofertas de la semana y estancias que se reservan hasta las ocho para esa misma noche.',
    intro: [
      p(
        'Las mejores ideas llegan el jueves por la noche. Nuestros hoteles aceptan reservas ',
        link('/content/faq#arrival', 'hasta las ocho para esa misma noche'),
        ', y las ofertas de la semana duran hasta el domingo.',
      ),
      h2('Cómo elegir bien y rápido'),
      ul(
        'Quédate a menos de dos horas: es tiempo que ganas allí.',
        'Elige el hotel donde se cene; una reserva menos.',
        'Mira la fecha límite de cancelación: puede que ya haya pasado.',
      ),
    ],
    top: { title: 'Las rebajas de hoy', subtitle: 'De la mayor a la menor.' },
    more: 'Adónde ir, ya mismo',
  },
  'wellness-weekends': {
    title: 'Escapadas de spa y bienestar',
    subtitle: 'Agua caliente, silencio y nada en la agenda.',
    description: 'Estancias con spa, masaje o aguas termales: hoteles para no hacer nada, y hacerlo bien.',
    intro: [
      p(
        'No hay dos spas iguales. A los hoteles les preguntamos qué incluyen, cuánto tiempo y si puedes quedarte después de dejar la habitación. Las respuestas están en el programa de cada estancia.',
      ),
      p('¿Es tu primera vez? ', link('/content/first-spa-weekend', 'Lee antes esto'), '.'),
    ],
    top: { title: 'Los spas mejor valorados', subtitle: 'Por quienes volvieron relajados.' },
    more: 'Y para otros antojos',
  },
  'family-weekends': {
    title: 'Escapadas en familia',
    subtitle: 'Una habitación, una piscina y paz.',
    description: 'Estancias para padres e hijos: habitaciones familiares, días de juego y desayunos sin fin.',
    intro: [
      p(
        'Di quién viene y los precios se ajustan: los niños de tres a once años pagan menos y los más pequeños no pagan nada. Solo mostramos habitaciones en las que cabéis todos.',
      ),
      p('Cómo volver descansados: ', link('/content/away-with-children', 'dos días fuera con niños'), '.'),
    ],
    top: { title: 'Los hoteles que los niños vuelven a pedir', subtitle: 'Y que los padres no lamentan.' },
    more: 'Y para otros antojos',
  },
  'table-and-wine': {
    title: 'Escapadas de buena mesa',
    subtitle: 'Un chef, una bodega y tu habitación arriba.',
    description: 'Estancias para comer bien, con cena, cata o taller de cocina, en hoteles donde la mesa importa.',
    intro: [
      p(
        'Cenar en el hotel puede ser el último recurso o el motivo del viaje. Aquí es el motivo del viaje: media pensión cuidada, menú de varios platos o cata en la bodega de al lado.',
      ),
      p('Para catar bien: ', link('/content/wine-roads', 'por las rutas del vino'), '.'),
    ],
    top: { title: 'Mesas con cama', subtitle: 'La cena va incluida, o casi.' },
    more: 'Y para otros antojos',
  },
};
