import type { ArticleId } from '../../editorial.ts';
import { h2, link, p, quote, ul } from '../../rich.ts';
import type { ArticleTexts } from '../texts.ts';

export const articles: Readonly<Record<ArticleId, ArticleTexts>> = {
  'forty-eight-hours': {
    title: 'Quarantotto ore: l’arte di far durare un weekend',
    description:
      'Partire di venerdì, scegliere una sola cosa al giorno, tornare tardi: come due giorni sembrano quattro.',
    teaser: 'Un weekend riesce non per la distanza, ma per quello che accetti di non fare.',
    body: [
      p(
        'Per anni abbiamo creduto che bisognasse andare lontano. Poi abbiamo fatto i conti: tre ore di autostrada sono una cena in meno. Da allora restiamo vicino, e partiamo presto.',
      ),
      h2('Partire di venerdì, anche tardi'),
      p(
        'Una notte in hotel che comincia alle dieci è sprecata, si dice. No: serve a svegliarsi già lì. Il sabato comincia a colazione, non in coda.',
      ),
      h2('Una cosa al giorno'),
      p(
        'Un museo o un mercato, un sentiero o una tavola. Mai tutti e quattro. Quello che resta è una buona ragione per tornare.',
      ),
      quote('In due giorni una città non si visita. Ci si prendono le abitudini.'),
      h2('La nostra lista, sempre la stessa'),
      ul(
        'Un hotel da cui si faccia tutto a piedi, anche se costa un po’ di più.',
        'Una sola prenotazione: la cena del sabato.',
        'Il ritorno, domenica dopo pranzo; mai prima.',
      ),
      p('Resta da scegliere la città. ', link('/search?theme=34', 'Queste stanno in un weekend'), '.'),
    ],
  },
  'sea-out-of-season': {
    title: 'Il mare fuori stagione, ovvero il lusso di essere soli',
    description:
      'Da novembre a marzo le spiagge sono vuote e gli hotel hanno acceso il camino: come godersi il mare d’inverno.',
    teaser:
      'Una spiaggia vuota, un cielo che cambia ogni dieci minuti e una camera calda: il mare è una stagione d’inverno.',
    body: [
      p(
        'Ad agosto si va in spiaggia. A gennaio si va a vedere il mare. Non è lo stesso viaggio, e il secondo si fa con gli stivali.',
      ),
      h2('Perché d’inverno'),
      p(
        'Perché la luce è bassa tutto il giorno, perché si liberano le camere con vista e perché una zuppa di pesce ha senso solo dopo tre chilometri di vento.',
      ),
      h2('Scegliere l’hotel'),
      ul(
        'Davanti all’acqua: d’inverno la vista è metà del soggiorno.',
        'Con una spa o, almeno, con una vasca profonda.',
        'Aperto davvero: controlla che la cucina lavori la domenica sera.',
      ),
      h2('Guardare il vento'),
      p(
        'È l’unico programma che conti. Con la tramontana si cammina, con lo scirocco si pranza a lungo. Dopo una mareggiata, la spiaggia è tutta da scoprire.',
      ),
      p(link('/search?theme=37', 'Vedi i weekend al mare'), ', e metti un berretto in borsa.'),
    ],
  },
  'first-spa-weekend': {
    title: 'Il primo weekend alla spa: quello che avremmo voluto sapere',
    description:
      'Accappatoio, orari, silenzio e sale: le piccole usanze della spa di un hotel, per arrivare già rilassati.',
    teaser: 'Si prenota? Che cosa si mette sotto l’accappatoio? Le risposte, prima di spingere la porta.',
    body: [
      p('La spa mette soggezione, ed è un peccato: chiede soltanto di abbassare la voce. Ecco le istruzioni.'),
      h2('Prima di partire'),
      p(
        'La piscina di solito è compresa, il trattamento non sempre: lo dice il programma del soggiorno. Prenota il massaggio appena hai la data; il sabato alle cinque è il primo a sparire.',
      ),
      h2('Una volta lì'),
      ul(
        'Costume e ciabatte; accappatoio e asciugamani te li prestano.',
        'Una doccia prima della sauna, un’altra prima della vasca.',
        'Dieci minuti di caldo, cinque di freddo, un bel bicchiere d’acqua e si ricomincia.',
        'Il telefono resta in camera. Vedrai che si sopravvive.',
      ),
      h2('Dopo'),
      p(
        'Prevedi una cena semplice e vicina. Di un corpo uscito dal bagno turco non si fa niente di buono, se non dormire.',
      ),
      p(
        'Pronto? ',
        link('/search?theme=26', 'I soggiorni benessere'),
        ' si ordinano per voto o per prezzo, come preferisci.',
      ),
    ],
  },
  'wine-roads': {
    title: 'Sulle strade del vino, con il calice giusto',
    description:
      'Scegliere un vignaiolo, prendere appuntamento, sputare senza vergogna: un weekend tra le vigne, passo dopo passo.',
    teaser: 'Tre visite al giorno sono una di troppo. Come assaggiare poco e ricordarsi di tutto.',
    body: [
      p(
        'La strada del vino ha il nome sbagliato: dà il meglio a piedi. Da un paese all’altro, tra i filari, con un appuntamento alla fine.',
      ),
      h2('Prendere appuntamento'),
      p(
        'Un vignaiolo non è un negozio. Chiama, di’ che cosa ti piace, arriva puntuale. Ti parleranno di una collina come di un cugino e assaggerai quello che altrove non si vende.',
      ),
      h2('Assaggiare poco e bene'),
      ul(
        'Due cantine al giorno: una la mattina, una dopo il riposino.',
        'Dal bianco al rosso, dal giovane al vecchio.',
        'Sputare non è maleducazione. Non dire niente, sì.',
      ),
      h2('Dormire tra le vigne'),
      p(
        'È il bello di restare la notte: puoi finire il bicchiere. La mattina la nebbia sale tra i filari e nessuno ha ancora acceso un trattore.',
      ),
      p(link('/search?theme=44', 'Vedi i soggiorni tra i vigneti'), '.'),
    ],
  },
  'away-with-children': {
    title: 'Due giorni via con i bambini, e tornare riposati',
    description: 'Una camera sola, una vera piscina, orari morbidi: che cosa fa riuscire un weekend in famiglia.',
    teaser: 'Meno ore di macchina, più ore di piscina: la ricetta è breve.',
    body: [
      p(
        'Esistono weekend in famiglia da cui i genitori tornano riposati. Hanno tre cose in comune, e nessuna è un parco divertimenti.',
      ),
      h2('Meno di due ore di macchina'),
      p('Oltre, il viaggio diventa l’argomento. Al di sotto si arriva per merenda e sono ancora tutti di buonumore.'),
      h2('Acqua, qualunque sia'),
      p(
        'Una piscina, un lago, una spiaggia. Un bambino che ha nuotato due ore cena bene e dorme presto. È l’unico programma di cui siamo sicuri.',
      ),
      h2('Una camera pensata per loro'),
      ul(
        'Una familiare o due comunicanti: controlla età e numero di letti.',
        'La cena dalle sette.',
        'La culla si chiede prenotando, non all’arrivo.',
      ),
      p(
        'Indica nella ricerca l’età di ognuno: il prezzo tiene conto dei bambini e sotto i tre anni si dorme gratis. ',
        link('/search?theme=39', 'I soggiorni in famiglia'),
        ' sono qui.',
      ),
    ],
  },
  'slow-walking': {
    title: 'Camminare piano: due giorni nel bosco',
    description: 'Niente vetta, niente cronometro: un weekend di cammino facile, da una buona tavola a un buon letto.',
    teaser: 'Dodici chilometri, due soste e nessuna salita di cui vantarsi: elogio della piccola passeggiata.',
    body: [
      p(
        'Delle piccole passeggiate non parla nessuno. Non hanno imprese da raccontare, solo un odore di terra e uno stagno di cui si dimentica il nome.',
      ),
      h2('Il passo giusto'),
      p(
        'Tre chilometri all’ora, soste comprese. A quest’andatura si vedono i funghi, si sente il picchio e si arriva a pranzo senza esserselo meritato, che è molto più buono.',
      ),
      h2('Che cosa portiamo'),
      ul(
        'Una carta vera, perché nel bosco anche il segnale va a spasso.',
        'Un coltello, del formaggio, una pera.',
        'Calze asciutte in macchina.',
      ),
      h2('Dove dormire'),
      p(
        'Il più vicino possibile al sentiero. Una locanda da cui si parte a piedi vale più di un palazzo da cui si parte in macchina.',
      ),
      p(link('/search?theme=31', 'Vedi i soggiorni nella natura'), ', con la guida o senza.'),
    ],
  },
};
