import type { ProductTexts } from './texts.ts';

export const it: ProductTexts = {
  boxes: {
    wellness: {
      title: 'Una pausa alla spa',
      description: 'Un accappatoio, acqua calda e l’agenda vuota: loro scelgono la spa, tu regali il silenzio.',
    },
    romantic: {
      title: 'Solo voi due',
      description: 'Una bella camera, una bottiglia in fresco e niente sveglia il giorno dopo.',
    },
    gourmet: {
      title: 'Alla tavola dello chef',
      description: 'Una cena di più portate, e la camera a pochi passi dal dolce.',
    },
    castle: {
      title: 'Vita da castello',
      description: 'Un viale di tigli, una scala che scricchiola: una notte tra parchi e stucchi.',
    },
    seaside: {
      title: 'Aria di mare',
      description: 'La spiaggia di primo mattino, quando non è ancora di nessuno, poi una lunga colazione.',
    },
    family: {
      title: 'Tutti insieme',
      description: 'Una camera abbastanza grande, una giornata di giochi e nessuno che debba sparecchiare.',
    },
    wine: {
      title: 'Tra le vigne',
      description: 'Tre vini, un vignaiolo e la storia di una collina, poi una notte in tenuta o lì vicino.',
    },
    mountain: {
      title: 'L’aria di lassù',
      description: 'Un sentiero segnato, una zuppa fumante e le stelle che la città ha dimenticato.',
    },
    citybreak: {
      title: 'Due giorni in città',
      description: 'Un indirizzo nel posto giusto: il resto si fa a piedi, senza mappa e senza orari.',
    },
    countryside: {
      title: 'Via in campagna',
      description: 'Una casa in fondo alla stradina, il mercato del sabato e nessuna voglia di tornare.',
    },
    forest: {
      title: 'Sotto i grandi alberi',
      description: 'Il limitare di un bosco, il fuoco la sera e gli uccelli al mattino al posto del telefono.',
    },
    lake: {
      title: 'In riva al lago',
      description: 'L’acqua cambia colore ogni ora; bastano una sedia e un po’ di tempo.',
    },
    massage: {
      title: 'In buone mani',
      description: 'Cinquanta minuti di massaggio a testa, la spa prima e una buona notte dopo.',
    },
    culture: {
      title: 'Prima i musei',
      description: 'I biglietti sono nella busta: la coda è per gli altri.',
    },
    cycling: {
      title: 'In bicicletta',
      description: 'Le bici pronte, il percorso tracciato e una salita da raccontare a cena.',
    },
    boat: {
      title: 'Mollare gli ormeggi',
      description: 'Due ore in acqua con lo skipper, e una camera per parlare del vento.',
    },
    walking: {
      title: 'Un passo dopo l’altro',
      description: 'Una guida che conosce ogni curva del sentiero, e un buon letto per le gambe stanche.',
    },
    cooking: {
      title: 'Ai fornelli',
      description: 'Una lezione di cucina, un grembiule e il piacere di mangiare quello che si è preparato.',
    },
    table: {
      title: 'La cena è servita',
      description: 'Tre portate, una tovaglia bianca e nessuna strada da rifare.',
    },
    guesthouse: {
      title: 'Come a casa di qualcuno',
      description: 'Poche camere, marmellate fatte in casa e padroni di casa che hanno tempo.',
    },
    boutique: {
      title: 'Un albergo a parte',
      description: 'Poche camere e molte idee: gli indirizzi che ci si passa tra amici.',
    },
    prestige: {
      title: 'Cinque stelle',
      description: 'Fare le cose in grande: un albergo di cui si parla a bassa voce, un servizio che indovina.',
    },
    longweekend: {
      title: 'Due notti invece di una',
      description: 'Il tempo di arrivare, quello di non fare niente e quello di non voler partire.',
    },
    dog: {
      title: 'Con il cane',
      description: 'Una ciotola all’arrivo e prato tutto intorno: nessuno resta a casa.',
    },
  },
  box: {
    nights: { one: '1 notte in camera doppia', other: '{n} notti in camera doppia' },
    breakfasts: { one: 'La colazione', other: '{n} colazioni' },
    forTwo: 'Per due persone',
    choice: { one: '1 soggiorno a scelta', other: '{n} soggiorni a scelta' },
    pageTitle: 'Cofanetto «{title}» per due',
  },
  activities: {
    spa: {
      titles: ['Due ore alla spa', 'Mezza giornata alla spa'],
      description:
        'Vasca calda, sauna e tisane: poche persone per volta e nessuno che metta fretta. Si viene al mattino per il silenzio, la sera per la luce.',
      composition: ['Accesso a vasca, sauna e bagno turco', 'Accappatoio e telo in prestito'],
      more: 'Uno scrub di 25 minuti a persona',
    },
    massage: {
      titles: ['Massaggio di 50 minuti', 'Massaggio di 80 minuti e tisaneria'],
      description:
        'Una cabina tranquilla, olio tiepido e mani che sanno dove tira. Basta una parola per cambiare la pressione, o la musica.',
      composition: ['Un massaggio a persona', 'Tre oli tra cui scegliere'],
      more: 'Trenta minuti in più e l’accesso alla tisaneria',
    },
    tasting: {
      titles: ['Visita e degustazione di tre vini', 'Degustazione di sei vini con tagliere'],
      description:
        'Il vignaiolo racconta il suo appezzamento, l’annata difficile e quella di cui va fiero. Si assaggia, si confronta, si chiede tutto.',
      composition: ['Visita della cantina', 'Tre vini commentati'],
      more: 'Altri tre vini e un tagliere di formaggi e salumi',
    },
    bike: {
      titles: ['Mezza giornata in bici', 'Bici elettrica per un giorno e picnic'],
      description: 'Bici ben regolate, tre anelli a scelta e una mappa che sta in tasca. Le stradine fanno il resto.',
      composition: ['Bici, casco e lucchetto', 'Mappa di tre anelli'],
      more: 'La bici elettrica e un picnic',
    },
    boat: {
      titles: ['Uscita in barca di due ore', 'Tramonto in barca con aperitivo'],
      description:
        'Lo skipper conosce ogni boa e ogni corrente. Si mollano gli ormeggi, si tace un po’ e si torna con le guance rosse.',
      composition: ['Due ore in acqua con lo skipper', 'Giubbotti compresi'],
      more: 'La partenza serale e un aperitivo a bordo',
    },
    museum: {
      titles: ['Visita guidata della città vecchia', 'Visita guidata e biglietto del museo'],
      description:
        'Un’ora e mezza di vicoli, cortili nascosti e storie che nessuna targa racconta. La guida cammina al vostro passo.',
      composition: ['Visita di un’ora e mezza', 'Piccolo gruppo di dodici persone'],
      more: 'Il biglietto di un museo, senza fare la coda',
    },
    walk: {
      titles: ['Passeggiata con guida', 'Escursione di un giorno con guida'],
      description:
        'Una guida, un sentiero e il tempo di alzare gli occhi: tracce, cortecce, panorami. Il passo è quello del più lento, ed è giusto così.',
      composition: ['Due ore con una guida', 'Binocoli in prestito'],
      more: 'L’intera giornata e un pranzo al sacco',
    },
    cooking: {
      titles: ['Lezione di cucina di due ore', 'Lezione di cucina, mercato e pranzo'],
      description:
        'Un grembiule, un coltello che taglia e una ricetta del posto da rifare a casa. Si cucina, si assaggia, si porta via la ricetta.',
      composition: ['Lezione di due ore', 'Ingredienti e grembiule compresi'],
      more: 'Il mercato con lo chef e il pranzo a tavola',
    },
  },
  activity: {
    important: [
      'Prenota l’orario direttamente con il partner, almeno due giorni prima.',
      'Mostra il buono, stampato o sul telefono.',
    ],
    nice: ['Il buono vale 12 mesi.', 'La data si può cambiare fino al giorno prima.'],
    lead: '{center}, {town}',
    title: '{place}: attività per due o più persone',
    titleEverywhere: 'Attività per due o più persone',
    pageTitle: '{place}: spa, degustazioni e uscite',
    description: '{place}: spa, degustazioni, passeggiate e lezioni, da prenotare o regalare senza hotel.',
  },
  activityGroups: {
    wellbeing: 'Benessere',
    table: 'Tavola e vino',
    outdoors: 'All’aria aperta',
    discovery: 'Scoperte',
  },
  links: { around: 'Qui vicino: {place}', everywhere: 'Le regioni più scelte' },
  giftCard: {
    label: 'Carta regalo',
    description:
      'Tu fissi l’importo, loro scelgono la data, l’hotel e il momento. La carta vale un anno per tutti i soggiorni e tutti i cofanetti.',
    pageTitle: 'Carta regalo: un weekend a loro scelta',
  },
  subElements: {
    kraft: 'Busta in carta kraft',
    velvet: 'Busta di velluto',
    season: 'Busta di stagione',
    chocolates: 'Scatola di cioccolatini',
    candle: 'Candela profumata',
    postcard: 'Biglietto scritto a mano',
  },
  subCategories: {
    extras: { name: 'Piccole attenzioni', description: 'Da unire al regalo, quante ne vuoi.' },
    sleeves: { name: 'Busta', description: 'La busta bianca è compresa; scegline un’altra se preferisci.' },
  },
};
