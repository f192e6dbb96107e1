import type { IdeasTexts } from '../texts.ts';

export const ideas: IdeasTexts = {
  title: 'Ideas para escaparte',
  subtitle: 'Un antojo, una ciudad, un paisaje: solo falta la fecha. Es lo que aconsejamos a nuestros amigos.',
  description: 'Ideas de fin de semana por antojo, por ciudad y por paisaje, con hoteles donde te esperan.',
  moods: {
    title: 'Según el ánimo',
    tiles: {
      wellness: { title: 'No decidir nada', subtitle: 'Albornoz, piscina, siesta.' },
      romantic: { title: 'Reencontrarse', subtitle: 'Una mesa, una habitación, ningún horario.' },
      gastronomy: { title: 'Comer de verdad', subtitle: 'Chefs que firman su carta.' },
      family: { title: 'Reírse todos juntos', subtitle: 'Hoteles a los que les gustan los niños.' },
      nature: { title: 'Oír los pájaros', subtitle: 'Senderos, riberas y claros.' },
      city: { title: 'Perderse por la ciudad', subtitle: 'El mejor barrio, en la puerta del hotel.' },
      seaside: { title: 'Respirar mar', subtitle: 'Sal, viento y unas gambas.' },
      mountain: { title: 'Tomar altura', subtitle: 'A mil metros se respira mejor.' },
      wine: { title: 'Catar en origen', subtitle: 'Tres copas y la historia de una ladera.' },
      culture: { title: 'Ver por fin ese cuadro', subtitle: 'La entrada va en el sobre.' },
    },
  },
  towns: {
    title: 'Ciudades a la medida de un fin de semana',
    tiles: [
      ['granada', 'Granada al atardecer', 'La Alhambra se enciende; tú, de tapas.'],
      ['sanSebastian', 'San Sebastián de pie', 'Pintxos de barra en barra y un baño en la Concha.'],
      ['girona', 'Girona cuesta arriba', 'Noventa escalones y después, a comer.'],
      ['segovia', 'Segovia por la mañana', 'El acueducto sin nadie; el cochinillo, luego.'],
      ['cadiz', 'Cádiz con levante', 'Tres mil años y un cucurucho de pescaíto.'],
      ['salamanca', 'Salamanca dorada', 'Busca la rana; si no, la plaza Mayor.'],
      ['valencia', 'Valencia en bici', 'Del mercado a la playa por el río sin agua.'],
      ['ronda', 'Ronda sobre el tajo', 'Un puente, un abismo y vino de la sierra.'],
      ['santiago', 'Santiago bajo los soportales', 'Llueve, y le sienta bien.'],
      ['sevilla', 'Sevilla en enero', 'Naranjos, sol bajo y ni una cola.'],
    ],
  },
  landscapes: {
    title: 'Paisajes para dos días',
    tiles: [
      ['costaBrava', 'La Costa Brava por el camino de ronda', 'De cala en cala, con las sandalias en la mano.'],
      ['picos', 'Los Picos de Europa', 'Caliza, sidra y vacas con carácter.'],
      ['rioja', 'La Rioja entre cepas', 'Dos bodegas al día, ni una más.'],
      ['riasBaixas', 'Las Rías Baixas', 'Bateas, albariño y mareas.'],
      ['pueblosBlancos', 'Los pueblos blancos', 'Cal, geranios y una carretera de curvas.'],
      ['pirineo', 'El Pirineo aragonés', 'Un ibón, unas migas y silencio.'],
      ['menorca', 'Menorca a pie', 'Un camino de caballos da la vuelta a la isla.'],
      ['costaLuz', 'La Costa de la Luz', 'Atún, dunas y atardeceres con público.'],
      ['guadarrama', 'La sierra de Guadarrama', 'Pinos a una hora de la Gran Vía.'],
    ],
  },
};
