import { link, ol, p, ul } from '../../rich.ts';
import type { FaqTexts } from '../texts.ts';

export const faq: FaqTexts = {
  title: 'Domande frequenti',
  intro: 'Le risposte che diamo più spesso. La tua non c’è? Scrivici: rispondiamo entro 48 ore.',
  sections: { booking: 'Prenotare e modificare', stay: 'Il soggiorno', payment: 'Il pagamento', gifts: 'I regali' },
  questions: {
    'find-booking': {
      question: 'Come ritrovo la mia prenotazione?',
      answer: [
        p(
          'Nella pagina ',
          link('/booking-lookup', 'Ritrova la prenotazione'),
          ', con il numero di otto cifre e l’indirizzo e-mail dell’ordine. Il numero è nell’e-mail di conferma.',
        ),
      ],
    },
    'change-dates': {
      question: 'Posso cambiare le date?',
      answer: [
        p(
          'Sì, finché non è passata la data limite per cancellare e l’hotel ha posto. ',
          link('/booking-lookup#r=modify', 'Chiedi la modifica'),
          ': ti confermiamo il nuovo prezzo prima di toccare qualsiasi cosa.',
        ),
      ],
    },
    cancel: {
      question: 'Come si cancella, e quanto costa?',
      answer: [
        p('Ogni soggiorno dice le sue condizioni prima della prenotazione:'),
        ul(
          'flessibile: gratis fino a tre giorni prima dell’arrivo;',
          'moderata: gratis fino a quattordici giorni prima dell’arrivo;',
          'non rimborsabile: il prezzo resta dovuto.',
        ),
        p('La data esatta è nella tua conferma. ', link('/booking-lookup#r=cancel', 'Cancella la prenotazione'), '.'),
      ],
    },
    price: {
      question: 'Che cosa comprende il prezzo?',
      answer: [
        p(
          'Le notti, il programma descritto e le imposte, per le date e gli ospiti indicati. Solo la tassa di soggiorno a volte si paga sul posto: l’importo è scritto accanto al totale.',
        ),
      ],
    },
    children: {
      question: 'Da che età paga un bambino?',
      answer: [
        p(
          'Dai tre anni. Dai tre agli undici paga una tariffa ridotta, dai dodici quella adulta. Sotto i tre anni si soggiorna gratis, in una culla da richiedere.',
        ),
      ],
    },
    arrival: {
      question: 'Fino a che ora posso prenotare per stasera?',
      answer: [
        p(
          'Fino alle otto di sera, ora dell’hotel. Gli orari di arrivo e partenza sono nella pagina di ogni soggiorno; avvisa l’hotel se arrivi tardi.',
        ),
      ],
    },
    'tourist-tax': {
      question: 'Che cos’è la tassa di soggiorno?',
      answer: [
        p(
          'Un’imposta che il comune chiede per persona e per notte, o in percentuale sul prezzo. La indichiamo sempre a parte, prima che tu paghi.',
        ),
      ],
    },
    pets: {
      question: 'Può venire il mio cane?',
      answer: [
        p(
          'Negli hotel che lo ammettono: spunta «animali ammessi» nei filtri oppure ',
          link('/search?petsAllowed=1', 'guardali tutti qui'),
          '. L’hotel può chiedere un supplemento.',
        ),
      ],
    },
    payment: {
      question: 'Come posso pagare?',
      answer: [
        p(
          'Con le carte più comuni e con un portafoglio online. La pagina di pagamento è cifrata e non conserviamo il numero della tua carta.',
        ),
      ],
    },
    instalments: {
      question: 'Si può pagare a rate?',
      answer: [
        p('Sì, quando l’importo e l’arrivo lo permettono:'),
        ul(
          'più tardi, se mancano almeno cinque giorni;',
          'in 3 rate, da 200 a 2.000 €, con almeno sette giorni;',
          'in 4 rate, da 250 a 2.000 €, con almeno sette giorni.',
        ),
        p('Le eventuali spese si sommano alla prima rata e le vedi prima di accettare.'),
      ],
    },
    invoice: {
      question: 'Come ottengo una fattura?',
      answer: [
        p(
          'Dalla ',
          link('/booking-lookup#r=invoice', 'tua prenotazione'),
          ', indicando la ragione sociale. La tassa di soggiorno pagata sul posto la fattura l’hotel.',
        ),
      ],
    },
    'use-gift': {
      question: 'Ho ricevuto un regalo: come lo uso?',
      answer: [
        ol(
          'Apri la pagina dei beneficiari e inserisci il numero del regalo.',
          'Scegli l’hotel e la data: ciò che è già pagato viene scalato.',
          'Conferma: l’hotel ti aspetta.',
        ),
        p(link('/beneficiary/login', 'Usa il mio regalo')),
      ],
    },
    'receive-voucher': {
      question: 'Quando e come arriva il regalo?',
      answer: [p('Via e-mail, entro un minuto dal pagamento: puoi stamparlo a casa o inoltrarlo così com’è.')],
    },
    'gift-validity': {
      question: 'Quanto vale nel tempo un regalo?',
      answer: [
        p(
          'Un anno e mezzo un cofanetto, un anno un buono soggiorno, dodici mesi un’attività. La data è scritta sul regalo.',
        ),
      ],
    },
    'exchange-gift': {
      question: 'Si può cambiare un regalo?',
      answer: [
        p(
          'Sì, con un altro soggiorno o cofanetto, finché è valido. Se l’altro costa di più, paghi solo la differenza.',
        ),
      ],
    },
  },
};
