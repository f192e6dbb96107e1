import type { LandingId } from '../../editorial.ts';
import { h2, link, p, ul } from '../../rich.ts';
import type { LandingTexts } from '../texts.ts';

export const landings: Readonly<Record<LandingId, LandingTexts>> = {
  'last-minute': {
    title: 'Weekend dell’ultimo minuto',
    subtitle: 'Una borsa, le chiavi della macchina, e via.',
    description:
      'Weekend ancora liberi, al prezzo vero: le offerte della settimana e soggiorni prenotabili fino alle otto per la sera stessa.',
    intro: [
      p(
        'Le idee migliori arrivano il giovedì sera. I nostri hotel accettano prenotazioni ',
        link('/content/faq#arrival', 'fino alle otto per la notte stessa'),
        ', e le offerte della settimana durano fino a domenica.',
      ),
      h2('Scegliere bene, in fretta'),
      ul(
        'Resta entro due ore: è tempo guadagnato sul posto.',
        'Prendi l’hotel dove si cena; una prenotazione in meno.',
        'Guarda la data limite per cancellare: potrebbe essere già passata.',
      ),
    ],
    top: { title: 'Gli sconti di oggi', subtitle: 'Dal più alto al più leggero.' },
    more: 'Dove andare, subito',
  },
  'wellness-weekends': {
    title: 'Weekend spa e benessere',
    subtitle: 'Acqua calda, silenzio e niente in programma.',
    description: 'Soggiorni con spa, massaggio o acque termali: hotel in cui non fare niente, e farlo bene.',
    intro: [
      p(
        'Non tutte le spa sono uguali. Agli hotel chiediamo che cosa è compreso, per quanto tempo e se puoi restare dopo aver lasciato la camera. Le risposte sono nel programma di ogni soggiorno.',
      ),
      p('È la prima volta? ', link('/content/first-spa-weekend', 'Prima leggi qui'), '.'),
    ],
    top: { title: 'Le spa più apprezzate', subtitle: 'Da chi ne è tornato rilassato.' },
    more: 'E per altre voglie',
  },
  'family-weekends': {
    title: 'Weekend in famiglia',
    subtitle: 'Una camera, una piscina, e pace.',
    description: 'Soggiorni per genitori e figli: camere familiari, giornate di giochi e colazioni senza fine.',
    intro: [
      p(
        'Di’ chi viene e i prezzi si adeguano: dai tre agli undici anni si paga meno, i più piccoli non pagano niente. Mostriamo solo camere in cui ci state tutti.',
      ),
      p('Come tornare riposati: ', link('/content/away-with-children', 'due giorni via con i bambini'), '.'),
    ],
    top: { title: 'Gli hotel che i bambini richiedono', subtitle: 'E che i genitori non rimpiangono.' },
    more: 'E per altre voglie',
  },
  'table-and-wine': {
    title: 'Weekend a tavola',
    subtitle: 'Uno chef, una cantina, e la camera di sopra.',
    description: 'Soggiorni per buongustai con cena, degustazione o corso di cucina, in hotel dove la tavola conta.',
    intro: [
      p(
        'La cena in hotel può essere un ripiego o il motivo del viaggio. Qui è il motivo del viaggio: una mezza pensione curata, un menu di più portate o una degustazione dal vignaiolo accanto.',
      ),
      p('Per assaggiare bene: ', link('/content/wine-roads', 'sulle strade del vino'), '.'),
    ],
    top: { title: 'Tavole con camera', subtitle: 'La cena è compresa, o quasi.' },
    more: 'E per altre voglie',
  },
};
