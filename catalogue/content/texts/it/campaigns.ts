import type { CampaignTexts, MenuTexts } from '../texts.ts';

export const campaigns: CampaignTexts = {
  seasons: {
    winter: {
      announcement: { lead: 'L’inverno è una bella stagione:', text: 'meno gente e più camini accesi.' },
      banner: {
        title: 'Al caldo',
        subtitle: 'Vasche fumanti, piumoni spessi e cioccolata troppo calda.',
        cta: 'Vedi i weekend spa',
      },
    },
    spring: {
      announcement: { lead: 'Riaprono i dehors:', text: 'è ora di tornare in una città che credevi di conoscere.' },
      banner: {
        title: 'In città, all’aperto',
        subtitle: 'Mercati, giardini e musei senza cappotto.',
        cta: 'Vedi i city break',
      },
    },
    summer: {
      announcement: { lead: 'L’estate a piccole dosi:', text: 'due giorni di mare fanno una settimana di buonumore.' },
      banner: {
        title: 'Con i piedi nell’acqua',
        subtitle: 'Hotel da cui si scende in spiaggia in ciabatte.',
        cta: 'Vedi i weekend al mare',
      },
    },
    autumn: {
      announcement: { lead: 'Che bella luce:', text: 'vigne rosse, boschi dorati e funghi in tavola.' },
      banner: {
        title: 'Autunno tra le vigne',
        subtitle: 'Vino nuovo, colline a colori e camere tra i filari.',
        cta: 'Vedi i weekend tra i vigneti',
      },
    },
  },
  search: {
    booking: { lead: 'Fino a domenica sera:', text: 'le offerte della settimana, dallo sconto più alto.' },
    gifting: { lead: 'Nessuna data da scegliere:', text: 'chi riceve il soggiorno decide quando partire.' },
  },
  product: {
    booking: {
      lead: 'Il prezzo che vedi è il totale',
      text: 'per le tue date e i tuoi ospiti; la tassa di soggiorno è indicata a parte.',
    },
    gifting: { lead: 'Invio immediato:', text: 'il buono arriva via e-mail, con le tue parole.' },
  },
  bars: {
    flash: 'Le offerte della settimana, fino a domenica',
    spa: 'Un weekend alla spa',
    table: 'Un weekend a tavola',
    price: 'Come si legge il prezzo',
    boxes: 'I cofanetti regalo',
    card: 'La carta regalo',
    questions: 'Domande sui regali',
  },
};

export const menu: MenuTexts = {
  destinations: 'Destinazioni',
  themes: 'Temi',
  inspirations: 'Ispirazioni',
  gifts: 'Regali',
  offers: 'Offerte',
  everywhereIn: '{place}, da un capo all’altro',
  ideas: 'Tutte le nostre idee',
  reading: 'Da leggere prima di partire',
  collections: 'Le nostre selezioni',
  giftStays: 'Un soggiorno da regalare',
  boxes: 'I cofanetti',
  giftCard: 'La carta regalo',
  giftActivity: 'Un’attività da regalare',
  flash: 'Le offerte della settimana',
  allOffers: 'Tutti i soggiorni',
};
