import type { StaticId } from '../../editorial.ts';
import { h2, link, p, ul } from '../../rich.ts';
import type { LegalFacts, StaticTexts } from '../texts.ts';

export function legal({ authority, authorityUrl, mediator, law }: LegalFacts): Readonly<Record<StaticId, StaticTexts>> {
  return {
    'conditions-of-sale': {
      title: 'Condizioni generali di vendita',
      description: 'Ordine, prezzo, pagamento, cancellazione, regali e responsabilità: le regole delle nostre vendite.',
      body: [
        p(
          `Queste condizioni valgono per i soggiorni, i regali e le attività venduti su questo sito. Il venditore è la società indicata in fondo a ogni pagina. Il contratto è regolato da: ${law}.`,
        ),
        h2('1. L’ordine'),
        p(
          'L’ordine è concluso quando appare il numero di prenotazione di otto cifre e lo ricevi via e-mail. Se nel frattempo cambiano il prezzo o la disponibilità, te lo mostriamo e decidi tu.',
        ),
        h2('2. Il prezzo'),
        p(
          'I prezzi sono in euro, imposte comprese, per le date e gli ospiti indicati. La tassa di soggiorno è indicata a parte quando si paga sul posto. Un prezzo barrato è quello applicato prima dello sconto.',
        ),
        h2('3. Se cancelli tu'),
        p(
          'Ogni soggiorno dice le sue condizioni prima del pagamento. Passata la data limite, il prezzo resta dovuto. Il diritto di recesso di quattordici giorni non vale per un alloggio prenotato a una certa data; vale per i regali non usati.',
        ),
        h2('4. Se cancella l’hotel'),
        p(
          'Se l’hotel non può accoglierti, ti proponiamo un soggiorno equivalente o il rimborso completo, a tua scelta.',
        ),
        h2('5. I pacchetti turistici'),
        p(
          'Quando acquisti insieme più servizi turistici, hai i diritti della direttiva (UE) 2015/2302: rispondiamo della corretta esecuzione del pacchetto e i tuoi pagamenti sono protetti in caso di insolvenza.',
        ),
        h2('6. I regali'),
        p(
          'Un cofanetto vale un anno e mezzo, un buono soggiorno un anno, un’attività dodici mesi. Un regalo si cambia finché è valido; non si converte in denaro.',
        ),
        h2('7. Reclami'),
        p(
          'Scrivici dalla pagina ',
          link('/contact', 'Contatti'),
          `; rispondiamo entro 48 ore. Se non troviamo un accordo puoi rivolgerti gratuitamente a: ${mediator}.`,
        ),
      ],
    },
    'conditions-of-use': {
      title: 'Condizioni d’uso del sito',
      description: 'Che cosa puoi fare su questo sito, e di che cosa rispondiamo.',
      body: [
        p('Usando questo sito accetti queste regole. Sono poche.'),
        h2('Contenuti'),
        p(
          'Testi, immagini e marchi appartengono al venditore o ai suoi partner. Puoi condividere un link; per riprodurre una pagina serve il nostro consenso.',
        ),
        h2('Recensioni'),
        p(
          'Può recensire un hotel solo chi ci ha dormito. Pubblichiamo le recensioni nella loro lingua, senza ritocchi, e togliamo solo quelle contrarie alla legge.',
        ),
        h2('Buon uso'),
        ul(
          'Non raccogliere i prezzi in automatico senza consenso.',
          'Non prenotare a nome di altri senza chiedere.',
          'Non cercare di aggirare la sicurezza del sito.',
        ),
        h2('Disponibilità'),
        p(
          'Facciamo il possibile perché il sito risponda a ogni ora. Un’interruzione non dà diritto a un indennizzo, ma una prenotazione confermata resta confermata.',
        ),
      ],
    },
    'data-protection': {
      title: 'Protezione dei dati',
      description: 'Quali dati trattiamo, perché, per quanto tempo e quali sono i tuoi diritti.',
      body: [
        p(
          'Trattiamo i tuoi dati secondo il regolamento (UE) 2016/679. Il titolare è la società indicata in fondo a ogni pagina.',
        ),
        h2('Che cosa trattiamo'),
        ul(
          'Per prenotare: nome, e-mail, telefono, date e ospiti.',
          'Per rispondere: i tuoi messaggi.',
          'Per migliorare il sito: misure di pubblico, solo se le accetti.',
        ),
        h2('A chi li trasmettiamo'),
        p('All’hotel che prenoti, al prestatore di pagamento e a nessun altro senza il tuo consenso.'),
        h2('Per quanto tempo'),
        p(
          'Il tempo della prenotazione, poi quello che la legge chiede per le fatture. I messaggi si cancellano dopo tre anni.',
        ),
        h2('I tuoi diritti'),
        p(
          'Puoi chiedere di vedere, correggere, portare con te o cancellare i tuoi dati, oppure opporti al loro uso, dalla pagina ',
          link('/contact', 'Contatti'),
          '. Puoi anche rivolgerti all’autorità: ',
          link(authorityUrl, authority),
          '.',
        ),
      ],
    },
    cookies: {
      title: 'Cookie',
      description: 'I piccoli file che questo sito lascia, e come cambiare idea.',
      body: [
        p('Prima del tuo consenso non si salva niente che non sia necessario, e rifiutare è facile quanto accettare.'),
        h2('Necessari'),
        p('La tua lingua, la prenotazione in corso e la tua scelta sui cookie. Non seguono nessuno.'),
        h2('Misura e partner'),
        p(
          'Solo con il tuo consenso: misure di pubblico, prove di pagine nuove e l’identificativo del partner che ti ha portato qui, per trenta giorni.',
        ),
        h2('Cambiare idea'),
        p(
          'Quando vuoi, dal link «Preferenze cookie» in fondo a ogni pagina. La tua scelta resta sei mesi. Rispettiamo il segnale «Global Privacy Control» del tuo browser.',
        ),
      ],
    },
    'hotel-partners': {
      title: 'Hai un hotel?',
      description: 'Proporre le tue camere e i tuoi momenti migliori su questo sito: come lavoriamo.',
      body: [
        p(
          'Cerchiamo case che abbiano qualcosa da raccontare, non solo dei letti. Tre stelle o cinque, dieci camere o cento: poco importa, se l’accoglienza è quella giusta.',
        ),
        h2('Che cosa chiediamo'),
        ul(
          'Un bel momento in ogni soggiorno: spa, tavola, passeggiata, degustazione.',
          'Disponibilità aggiornate, fino alla sera stessa.',
          'Un prezzo netto, e la tassa di soggiorno a parte.',
        ),
        h2('Che cosa portiamo'),
        p(
          'Ospiti che restano due notti, spesso fuori stagione; regali che riempiono la settimana; una squadra che parla la tua lingua e quella dei tuoi clienti.',
        ),
        p(
          'Presentati dalla pagina ',
          link('/contact', 'Contatti'),
          ', motivo «Altro»: richiamiamo entro una settimana.',
        ),
      ],
    },
  };
}
