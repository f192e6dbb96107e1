import type { IdeasTexts } from '../texts.ts';

export const ideas: IdeasTexts = {
  title: 'Idee per partire',
  subtitle: 'Una voglia, una città, un paesaggio: manca solo la data. È quello che consigliamo agli amici.',
  description: 'Idee per il weekend per voglia, per città e per paesaggio, con hotel dove ti aspettano.',
  moods: {
    title: 'Secondo l’umore',
    tiles: {
      wellness: { title: 'Non decidere più niente', subtitle: 'Accappatoio, vasca, pisolino.' },
      romantic: { title: 'Ritrovarsi', subtitle: 'Un tavolo, una camera, nessun orario.' },
      gastronomy: { title: 'Mangiare sul serio', subtitle: 'Chef che firmano il menu.' },
      family: { title: 'Ridere tutti insieme', subtitle: 'Hotel a cui piacciono i bambini.' },
      nature: { title: 'Sentire gli uccelli', subtitle: 'Sentieri, stagni e radure.' },
      city: { title: 'Perdersi in città', subtitle: 'Il quartiere più bello, sotto l’hotel.' },
      seaside: { title: 'Respirare il largo', subtitle: 'Sale, vento e un fritto misto.' },
      mountain: { title: 'Prendere quota', subtitle: 'A mille metri l’aria è migliore.' },
      wine: { title: 'Assaggiare sul posto', subtitle: 'Tre calici e la storia di una collina.' },
      culture: { title: 'Vedere finalmente quel quadro', subtitle: 'Il biglietto è nella busta.' },
    },
  },
  towns: {
    title: 'Città a misura di weekend',
    tiles: [
      ['lucca', 'Lucca sulle mura', 'Quattro chilometri di giro, sempre all’ombra.'],
      ['matera', 'Matera all’alba', 'I Sassi prima del primo scatto.'],
      ['bologna', 'Bologna sotto i portici', 'Piove? Non te ne accorgi nemmeno.'],
      ['verona', 'Verona dal fiume', 'L’Arena di sera, l’Adige di mattina.'],
      ['lecce', 'Lecce di pietra', 'Barocco e pasticciotto caldo.'],
      ['trieste', 'Trieste al caffè', 'Bora, libri e un capo in b.'],
      ['turin', 'Torino in discesa', 'Dalla collina al bicerin.'],
      ['siracusa', 'Siracusa a Ortigia', 'Un mercato, un tuffo, un papiro.'],
      ['mantova', 'Mantova tra tre laghi', 'Il palazzo la mattina, i tortelli a pranzo.'],
      ['venice', 'Venezia a gennaio', 'Nebbia, calli vuote e un’ombra di rosso.'],
    ],
  },
  landscapes: {
    title: 'Paesaggi per due giorni',
    tiles: [
      ['garda', 'Il lago di Garda', 'Limoni a sud, vento a nord.'],
      ['langhe', 'Le Langhe', 'Nebbia, nocciole e un bicchiere di Barolo.'],
      ['orcia', 'La Val d’Orcia', 'Un cipresso, una curva, un altro cipresso.'],
      ['dolomites', 'Le Dolomiti', 'Rosa alla sera, anche d’inverno.'],
      ['cinqueTerre', 'Le Cinque Terre', 'Fuori stagione, il sentiero è tuo.'],
      ['itria', 'La valle d’Itria', 'Trulli, ulivi e una burrata a pranzo.'],
      ['maggiore', 'Il lago Maggiore', 'Un battello, tre isole, una camelia.'],
      ['salento', 'Il Salento', 'Due mari in una giornata.'],
      ['chianti', 'Il Chianti', 'Una pieve, un castello, due cantine e basta.'],
    ],
  },
};
