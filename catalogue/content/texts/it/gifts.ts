import type { GiftTexts } from '../texts.ts';

export const gifts: GiftTexts = {
  seo: {
    title: 'Regalare un weekend: cofanetti e soggiorni',
    description: 'Un cofanetto a tema o un soggiorno preciso: subito via e-mail, con due righe tue, per due persone.',
  },
  hero: {
    title: 'Regala due giorni, non un’altra cosa',
    subtitle: 'Un regalo che si apre in un minuto e di cui si parla per anni.',
  },
  bar: { boxes: 'I cofanetti', stays: 'Soggiorni da regalare', card: 'La carta regalo' },
  usp: {
    title: 'Facile da regalare',
    items: [
      { title: 'Arriva subito', text: 'Via e-mail appena pagato, o stampato a casa.' },
      { title: 'La data la scelgono loro', text: 'Tu metti l’idea, loro l’agenda.' },
      { title: 'Un anno, o di più', text: 'Un anno per un soggiorno, un anno e mezzo per un cofanetto.' },
      { title: 'Si può cambiare', text: 'Se il cuore va altrove, il regalo lo segue.' },
    ],
  },
  steps: {
    title: 'In tre mosse',
    items: [
      { title: 'Scegli', text: 'Un cofanetto a tema o un hotel preciso.' },
      { title: 'Firma', text: 'Il tuo nome, due righe e il giorno dell’invio.' },
      { title: 'Fatto', text: 'Loro prenotano online, quando vogliono.' },
    ],
  },
  recipients: {
    title: 'Per chi è?',
    labels: {
      couple: 'Una coppia',
      parents: 'I tuoi genitori',
      friends: 'Un’amica sfinita',
      family: 'Tutta una famiglia',
      gourmet: 'Un palato fine',
      hikers: 'Chi ama camminare',
    },
  },
  card: {
    title: 'La carta regalo, se hai dubbi',
    subtitle: 'Tu decidi l’importo, loro scelgono il resto. Vale un anno su tutti i soggiorni.',
    cta: 'Crea una carta',
  },
  boxes: {
    title: 'I cofanetti più regalati',
    subtitle: 'Una notte per due, e qualcosa di bello intorno.',
    cta: 'Tutti i cofanetti',
  },
  top: { title: 'I soggiorni che ci piace regalare', subtitle: 'Un indirizzo preciso, per non sbagliare.' },
  occasions: {
    christmas: {
      title: 'Natale, senza fila',
      subtitle: 'Il regalo parte via e-mail fino alla sera del 24.',
      description: 'Due righe tue, un bell’indirizzo, e sotto l’albero basta una busta.',
      cta: 'Trova un regalo',
      announcement: {
        lead: 'Natale si avvicina:',
        text: 'i regali digitali arrivano subito, fino alla sera del 24 dicembre.',
      },
    },
    valentine: {
      title: 'Due giorni per due',
      subtitle: 'San Valentino si festeggia anche a marzo. O a maggio.',
      description: 'Regala la promessa il 14 febbraio; la data la scegliete insieme.',
      cta: 'Vedi le idee per due',
      announcement: { lead: 'San Valentino:', text: 'regala un weekend per due e scegliete insieme la data.' },
    },
    anytime: {
      title: 'Certi compleanni si preparano',
      subtitle: 'Per gli altri c’è l’e-mail: non è mai tardi.',
      description: 'Due righe tue, un bell’indirizzo e la libertà di partire quando vogliono.',
      cta: 'Trova un regalo',
      announcement: { lead: 'Compleanno dimenticato?', text: 'Il regalo digitale arriva via e-mail in un minuto.' },
    },
  },
  cards: [
    { title: 'Un cofanetto', text: 'Un tema, decine di hotel.' },
    { title: 'Un soggiorno', text: 'Un hotel, un bel momento.' },
    { title: 'Un’attività', text: 'Poche ore, vicino a casa.' },
  ],
  promotions: {
    title: 'I modi per regalare',
    subtitle: 'Dal più preciso al più libero.',
    items: {
      stays: {
        title: 'Un soggiorno preciso',
        subtitle: 'Conosci l’hotel ideale? Regala quello.',
        label: 'Vale 1 anno',
      },
      boxes: {
        title: 'Un cofanetto',
        subtitle: 'Conosci i loro gusti? Scegli il tema.',
        label: 'Vale un anno e mezzo',
      },
      card: { title: 'Una carta regalo', subtitle: 'Nessuna idea? Ce l’avranno loro.', label: 'Importo libero' },
    },
  },
  block: { title: 'E se regalassi un weekend?', subtitle: 'Un soggiorno, un cofanetto o un’attività: decidi tu.' },
  serp: { title: 'E in cofanetto?', subtitle: 'La stessa voglia, da regalare.', cta: 'Vedi i cofanetti' },
  targeted: {
    title: 'Indeciso sulla data?',
    subtitle: 'Regala il soggiorno: il weekend lo sceglieranno loro.',
    cta: 'Vedi i soggiorni da regalare',
  },
};
