import type { ProductTexts } from './texts.ts';

export const nl: ProductTexts = {
  boxes: {
    wellness: {
      title: 'Even naar de sauna',
      description: 'Een badjas, warm water en een lege agenda: zij kiezen de spa, jij geeft de stilte.',
    },
    romantic: {
      title: 'Met z’n tweeën',
      description: 'Een mooie kamer, een fles op ijs en de volgende ochtend uitslapen.',
    },
    gourmet: {
      title: 'Aan tafel bij de chef',
      description: 'Een diner van meerdere gangen, en de kamer op een paar passen van het dessert.',
    },
    castle: {
      title: 'Kasteelleven',
      description: 'Een laan met linden, een trap die kraakt: een nacht tussen park en lambrisering.',
    },
    seaside: {
      title: 'Uitwaaien',
      description: 'Het strand vroeg in de ochtend, als het nog van niemand is, en daarna lang ontbijten.',
    },
    family: {
      title: 'Allemaal samen',
      description: 'Een kamer die groot genoeg is, een dag vol spelletjes en niemand die hoeft af te ruimen.',
    },
    wine: {
      title: 'Tussen de wijnranken',
      description: 'Drie wijnen, een wijnboer en het verhaal van een helling, met een nacht op het domein of vlakbij.',
    },
    mountain: {
      title: 'De lucht daarboven',
      description: 'Een gemarkeerd pad, een dampende soep en sterren die de stad vergeten is.',
    },
    citybreak: {
      title: 'Twee dagen stad',
      description: 'Een adres op de juiste plek: de rest gaat te voet, zonder plattegrond en zonder schema.',
    },
    countryside: {
      title: 'Naar buiten',
      description: 'Een huis aan het eind van een weggetje, markt op zaterdag en geen zin om terug te gaan.',
    },
    forest: {
      title: 'Onder hoge bomen',
      description: 'Een bosrand, ’s avonds vuur en ’s ochtends vogels in plaats van de telefoon.',
    },
    lake: {
      title: 'Aan het meer',
      description: 'Het water verandert elk uur van kleur; een stoel en wat tijd zijn genoeg.',
    },
    massage: {
      title: 'In goede handen',
      description: 'Ieder vijftig minuten massage, vooraf de spa en daarna een goede nacht.',
    },
    culture: {
      title: 'Eerst naar het museum',
      description: 'De kaartjes zitten in de envelop: de rij is voor de anderen.',
    },
    cycling: {
      title: 'Op de fiets',
      description: 'De fietsen staan klaar, de route ligt vast en over die ene klim praat je nog aan tafel.',
    },
    boat: {
      title: 'Trossen los',
      description: 'Twee uur op het water met een schipper, en een kamer om over de wind te praten.',
    },
    walking: {
      title: 'Stap voor stap',
      description: 'Een gids die elke bocht van het pad kent, en een goed bed voor zware benen.',
    },
    cooking: {
      title: 'Achter het fornuis',
      description: 'Een kookles, een schort en het plezier om op te eten wat je zelf hebt gemaakt.',
    },
    table: {
      title: 'Het diner staat klaar',
      description: 'Drie gangen, een wit tafellaken en geen weg meer te gaan.',
    },
    guesthouse: {
      title: 'Alsof je bij iemand logeert',
      description: 'Een paar kamers, zelfgemaakte jam en gastheren die de tijd nemen.',
    },
    boutique: {
      title: 'Een hotel apart',
      description: 'Weinig kamers en veel ideeën: adressen die vrienden aan elkaar doorgeven.',
    },
    prestige: {
      title: 'Vijf sterren',
      description: 'Alles uit de kast: een hotel waarover men zacht praat, en een bediening die raadt wat je wilt.',
    },
    longweekend: {
      title: 'Liever twee nachten',
      description: 'Tijd om aan te komen, tijd om niets te doen en tijd om niet weg te willen.',
    },
    dog: {
      title: 'Met de hond',
      description: 'Een waterbak bij aankomst en gras rondom: niemand blijft thuis.',
    },
  },
  box: {
    nights: { one: '1 nacht in een tweepersoonskamer', other: '{n} nachten in een tweepersoonskamer' },
    breakfasts: { one: 'Het ontbijt', other: '{n} keer ontbijt' },
    forTwo: 'Voor twee personen',
    choice: { one: '1 verblijf om uit te kiezen', other: '{n} verblijven om uit te kiezen' },
    pageTitle: 'Cadeaubox ‘{title}’ voor twee',
  },
  activities: {
    spa: {
      titles: ['Twee uur spa', 'Een halve dag spa'],
      description:
        'Een warm bad, een sauna en kruidenthee: weinig bezoekers tegelijk en niemand die je opjaagt. ’s Ochtends kom je voor de stilte, ’s avonds voor het licht.',
      composition: ['Toegang tot zwembad, sauna en stoombad', 'Badjas en handdoek te leen'],
      more: 'Een scrub van 25 minuten per persoon',
    },
    massage: {
      titles: ['Massage van 50 minuten', 'Massage van 80 minuten en theekamer'],
      description:
        'Een stille kamer, warme olie en handen die weten waar het trekt. Eén woord en de druk verandert, of de muziek.',
      composition: ['Eén massage per persoon', 'Keuze uit drie oliën'],
      more: 'Dertig minuten langer en toegang tot de theekamer',
    },
    tasting: {
      titles: ['Rondleiding en proeverij van drie wijnen', 'Proeverij van zes wijnen met een plank'],
      description:
        'De wijnmaker vertelt over de kavel, het lastige jaar en het jaar om trots op te zijn. Je proeft, vergelijkt en vraagt alles.',
      composition: ['Rondleiding door de kelder', 'Drie wijnen met uitleg'],
      more: 'Nog drie wijnen en een plank met kaas en vleeswaren',
    },
    bike: {
      titles: ['Een halve dag fietsen', 'Een dag elektrisch fietsen met picknick'],
      description:
        'Goed afgestelde fietsen, drie routes om uit te kiezen en een kaart die in je zak past. De kleine weggetjes doen de rest.',
      composition: ['Fiets, helm en slot', 'Kaart met drie routes'],
      more: 'Een elektrische fiets en een picknick',
    },
    boat: {
      titles: ['Vaartocht van twee uur', 'Varen bij zonsondergang met borrel'],
      description:
        'De schipper kent elke boei en elke stroming. Je gooit los, bent even stil en komt terug met rode wangen.',
      composition: ['Twee uur op het water met schipper', 'Zwemvesten aan boord'],
      more: 'De afvaart in de avond en een borrel aan boord',
    },
    museum: {
      titles: ['Rondleiding door de oude stad', 'Rondleiding en museumkaartje'],
      description:
        'Anderhalf uur door steegjes en verborgen hofjes, met verhalen die op geen bordje staan. De gids loopt in jullie tempo.',
      composition: ['Rondleiding van anderhalf uur', 'Kleine groep van twaalf personen'],
      more: 'Een museumkaartje waarmee je de rij voorbijloopt',
    },
    walk: {
      titles: ['Wandeling met gids', 'Dagtocht met gids'],
      description:
        'Een gids, een pad en tijd om op te kijken: sporen, schors, uitzicht. De langzaamste bepaalt het tempo, en zo hoort het.',
      composition: ['Twee uur met een gids', 'Verrekijkers te leen'],
      more: 'De hele dag en een koude lunch',
    },
    cooking: {
      titles: ['Kookles van twee uur', 'Kookles met markt en lunch'],
      description:
        'Een schort, een scherp mes en een streekrecept dat je thuis weer kunt maken. Je kookt, proeft en neemt het recept mee.',
      composition: ['Les van twee uur', 'Ingrediënten en schort inbegrepen'],
      more: 'De markt met de chef en lunch aan tafel',
    },
  },
  activity: {
    important: [
      'Reserveer je tijdstip rechtstreeks bij de partner, minstens twee dagen vooraf.',
      'Laat de bon zien, geprint of op je telefoon.',
    ],
    nice: ['De bon is 12 maanden geldig.', 'De datum kun je tot de dag ervoor wijzigen.'],
    lead: '{center}, {town}',
    title: '{place}: uitjes voor twee of meer',
    titleEverywhere: 'Uitjes voor twee of meer',
    pageTitle: '{place}: spa’s, proeverijen en uitjes',
    description: '{place}: spa’s, proeverijen, wandelingen en lessen, om te boeken of cadeau te geven zonder hotel.',
  },
  activityGroups: {
    wellbeing: 'Wellness',
    table: 'Eten en wijn',
    outdoors: 'Buiten',
    discovery: 'Ontdekken',
  },
  links: { around: 'Vlakbij: {place}', everywhere: 'Hier gaan de meeste mensen heen' },
  giftCard: {
    label: 'Cadeaukaart',
    description:
      'Jij bepaalt het bedrag, zij kiezen de datum, het hotel en het moment. De kaart is een jaar geldig voor alle verblijven en alle boxen.',
    pageTitle: 'Cadeaukaart: geef een weekend naar keuze',
  },
  subElements: {
    kraft: 'Hoes van kraftpapier',
    velvet: 'Fluwelen hoes',
    season: 'Hoes van het seizoen',
    chocolates: 'Doosje chocolade',
    candle: 'Geurkaars',
    postcard: 'Handgeschreven kaart',
  },
  subCategories: {
    extras: { name: 'Kleine extra’s', description: 'Om bij het cadeau te doen, zoveel als je wilt.' },
    sleeves: { name: 'Hoes', description: 'De witte hoes is inbegrepen; kies een andere als je die mooier vindt.' },
  },
};
