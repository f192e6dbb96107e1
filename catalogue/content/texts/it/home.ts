import type { ActivityTexts, HomeTexts } from '../texts.ts';

export const home: HomeTexts = {
  seo: {
    title: 'Weekend e brevi soggiorni: un hotel e qualcosa di bello da fare',
    description:
      'Un hotel scelto bene, un momento che vale il viaggio e il prezzo vero per le tue date: spa, buona tavola, mare o città, vicino o un po’ più lontano.',
  },
  hero: {
    title: 'Due giorni di fuga che valgono una settimana',
    subtitle: 'Hotel con un’anima, qualcosa di bello da fare e il prezzo vero fin dal primo sguardo.',
  },
  bar: { flash: 'Le offerte della settimana', weekend: 'Partire all’ultimo minuto', gift: 'Regalare un weekend' },
  usp: {
    title: 'Che cosa cambia con un weekend scelto bene',
    items: [
      { title: 'Più di una notte', text: 'Una spa, una cena, una gita in barca: ogni soggiorno ha il suo momento.' },
      { title: 'Il prezzo vero', text: 'Quello delle tue date e dei tuoi ospiti, senza sorprese all’ultimo passo.' },
      {
        title: 'Libero di ripensarci',
        text: 'Quasi tutti i soggiorni si cancellano gratis; la data limite è scritta.',
      },
      { title: 'Qualcuno al telefono', text: 'Una squadra che conosce gli hotel e risponde anche la domenica.' },
    ],
  },
  promises: {
    title: 'Tre nostre abitudini',
    items: [
      { title: 'Scegliere poco', text: 'Meglio cinque buoni indirizzi che cinquanta così così.' },
      { title: 'Scrivere chiaro', text: 'Che cosa è compreso, che cosa no e quanto fa la tassa di soggiorno.' },
      { title: 'Pubblicare tutte le recensioni', text: 'Le entusiaste e le altre, con la loro data.' },
    ],
  },
  themes: {
    title: 'Che cosa ti va?',
    labels: {
      wellness: 'Benessere e spa',
      romantic: 'Romantico',
      gastronomy: 'Gastronomia',
      family: 'In famiglia',
      nature: 'Natura',
      city: 'City break',
      seaside: 'Mare',
      mountain: 'Montagna',
      wine: 'Vino e vigneti',
      culture: 'Cultura',
    },
  },
  top: {
    title: 'Le fughe che prenoteremmo anche noi',
    subtitle: 'Le più apprezzate, ancora libere nelle prossime settimane.',
  },
  promotions: {
    title: 'Buone idee, adesso',
    subtitle: 'Tre scuse per fare una borsa piccola.',
    items: {
      flash: { title: 'Le offerte della settimana', subtitle: 'Cambiano ogni lunedì.', label: 'Fino a domenica' },
      castles: {
        title: 'Una notte al castello',
        subtitle: 'Pavimenti che scricchiolano, parchi, colazioni lente.',
        label: 'Castelli',
      },
      pool: {
        title: 'Un hotel con piscina',
        subtitle: 'Per il primo bagno dell’anno, o per l’ultimo.',
        label: 'Piscina',
      },
      twoNights: {
        title: 'Due notti, non una',
        subtitle: 'Così il sabato dura davvero tutto il giorno.',
        label: '2 notti',
      },
      loved: {
        title: 'I più amati',
        subtitle: 'Gli hotel in cui si torna, a detta di chi ci ha dormito.',
        label: 'Preferiti',
      },
      dogs: { title: 'Con il cane', subtitle: 'Case dove aspettano anche lui.', label: 'Cani benvenuti' },
    },
  },
  flash: {
    title: 'Le offerte della settimana',
    subtitle: 'Una nuova selezione ogni lunedì mattina.',
    description: 'Soggiorni scontati di almeno un quarto, fino a domenica sera. Poi la selezione cambia.',
    cta: 'Vedi gli sconti',
    all: 'Tutti i soggiorni',
    cards: [
      { title: 'Alla spa', text: 'Due ore di acqua calda e nessun altro.' },
      { title: 'A tavola', text: 'Il menu dello chef, e la camera al piano di sopra.' },
      { title: 'Al mare', text: 'Il sentiero sulla costa prima di colazione.' },
    ],
  },
  boxes: {
    title: 'Cofanetti che sanno di partenza',
    subtitle: 'Validi un anno e mezzo, scambiabili, per due.',
    cta: 'Vedi tutti i cofanetti',
  },
  surroundings: {
    title: 'Scegliere dalla finestra',
    subtitle: 'Che cosa vuoi vedere aprendo le persiane?',
    labels: {
      sea: 'Il mare',
      countryside: 'Le colline',
      mountain: 'Le cime',
      city: 'I tetti',
      lake: 'Un lago',
      forest: 'Gli alberi',
    },
  },
  readOn: 'Continua a leggere',
};

export const activity: ActivityTexts = {
  seo: {
    title: 'Attività ed esperienze, senza notte in hotel',
    description: 'Spa, massaggio, degustazione, bici o museo: qualche ora ben spesa, vicino a casa.',
  },
  hero: { title: 'Bastano poche ore', subtitle: 'Una spa, una cantina, un corso di cucina: la pausa, senza valigia.' },
  announcement: {
    title: 'Senza valigia',
    lead: 'Un’attività si prenota anche da sola:',
    text: 'scegli il giorno, vieni, e dormi a casa tua.',
  },
  wishes: {
    title: 'E se…',
    labels: {
      spa: 'passassi due ore alla spa',
      massage: 'ti facessi massaggiare',
      tasting: 'assaggiassi tre vini',
      bike: 'uscissi in bici',
      boat: 'salissi a bordo',
      museum: 'entrassi al museo senza fila',
      walk: 'seguissi una guida',
      cooking: 'ti mettessi ai fornelli',
    },
  },
  top: { title: 'E una notte, già che ci sei?', subtitle: 'I soggiorni che comprendono qualcosa di bello da fare.' },
};
