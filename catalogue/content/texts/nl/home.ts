import type { ActivityTexts, HomeTexts } from '../texts.ts';

export const home: HomeTexts = {
  seo: {
    title: 'Weekendjes weg: een goed hotel en iets leuks te doen',
    description:
      'Een hotel met karakter, iets dat de reis waard is en de echte prijs voor jouw data: wellness, lekker eten, zee of stad, dichtbij of net iets verder.',
  },
  hero: {
    title: 'Twee dagen weg die voelen als een week',
    subtitle: 'Hotels met karakter, iets leuks te doen en meteen de echte prijs.',
  },
  bar: { flash: 'Aanbiedingen van de week', weekend: 'Op het laatste moment weg', gift: 'Een weekend cadeau geven' },
  usp: {
    title: 'Wat een goed gekozen weekend verandert',
    items: [
      { title: 'Meer dan een nacht', text: 'Een sauna, een diner, een boottocht: elk verblijf heeft zijn hoogtepunt.' },
      { title: 'De echte prijs', text: 'Voor jouw data en jouw gezelschap, zonder verrassing bij de laatste stap.' },
      { title: 'Je mag je bedenken', text: 'De meeste verblijven annuleer je gratis; de uiterste datum staat erbij.' },
      { title: 'Iemand aan de lijn', text: 'Een team dat de hotels kent en ook op zondag opneemt.' },
    ],
  },
  promises: {
    title: 'Drie gewoontes van ons',
    items: [
      { title: 'Weinig kiezen', text: 'Liever vijf goede adressen dan vijftig die ermee door kunnen.' },
      { title: 'Duidelijk schrijven', text: 'Wat erbij zit, wat niet, en hoeveel de toeristenbelasting is.' },
      { title: 'Alle beoordelingen tonen', text: 'De lovende en de andere, met hun datum.' },
    ],
  },
  themes: {
    title: 'Waar heb je zin in?',
    labels: {
      wellness: 'Wellness',
      romantic: 'Romantisch',
      gastronomy: 'Culinair',
      family: 'Met kinderen',
      nature: 'Natuur',
      city: 'Stedentrip',
      seaside: 'Aan zee',
      mountain: 'Bergen',
      wine: 'Wijn',
      culture: 'Cultuur',
    },
  },
  top: {
    title: 'Weekendjes weg die we zelf zouden boeken',
    subtitle: 'De best beoordeelde, nog vrij in de komende weken.',
  },
  promotions: {
    title: 'Goede redenen om nu te gaan',
    subtitle: 'Drie smoezen om een kleine tas te pakken.',
    items: {
      flash: { title: 'Aanbiedingen van de week', subtitle: 'Elke maandag andere.', label: 'Tot en met zondag' },
      castles: {
        title: 'Een nacht in een kasteel',
        subtitle: 'Krakende vloeren, grote parken, trage ontbijten.',
        label: 'Kastelen',
      },
      pool: {
        title: 'Een hotel met zwembad',
        subtitle: 'Voor de eerste duik van het jaar, of de laatste.',
        label: 'Zwembad',
      },
      twoNights: {
        title: 'Liever twee nachten',
        subtitle: 'Dan duurt de zaterdag echt de hele dag.',
        label: '2 nachten',
      },
      loved: {
        title: 'Het meest geliefd',
        subtitle: 'Hotels waar mensen terugkomen, zeggen ze zelf.',
        label: 'Favorieten',
      },
      dogs: { title: 'De hond mag mee', subtitle: 'Adressen waar ook hij welkom is.', label: 'Honden welkom' },
    },
  },
  flash: {
    title: 'Aanbiedingen van de week',
    subtitle: 'Elke maandagochtend een nieuwe selectie.',
    description: 'Verblijven met minstens een kwart korting, tot en met zondagavond. Daarna wisselt de selectie.',
    cta: 'Bekijk de kortingen',
    all: 'Alle verblijven',
    cards: [
      { title: 'In de spa', text: 'Twee uur warm water en verder niemand.' },
      { title: 'Aan tafel', text: 'Het menu van de chef, en boven je kamer.' },
      { title: 'Aan zee', text: 'Het strand nog voor het ontbijt.' },
    ],
  },
  boxes: {
    title: 'Cadeauboxen waar je reiskriebels van krijgt',
    subtitle: 'Anderhalf jaar geldig, te ruilen, voor twee.',
    cta: 'Bekijk alle boxen',
  },
  surroundings: {
    title: 'Kies op het uitzicht',
    subtitle: 'Wat wil je zien als je de gordijnen opendoet?',
    labels: {
      sea: 'De zee',
      countryside: 'Heuvels',
      mountain: 'Toppen',
      city: 'Daken',
      lake: 'Een meer',
      forest: 'Bomen',
    },
  },
  readOn: 'Lees verder',
};

export const activity: ActivityTexts = {
  seo: {
    title: 'Uitjes en belevenissen, zonder hotelnacht',
    description: 'Wellness, massage, proeverij, fietsen of een museum: een paar goede uren, dicht bij huis.',
  },
  hero: {
    title: 'Een paar uur is genoeg',
    subtitle: 'Een sauna, een wijnkelder, een kookles: even eruit, zonder koffer.',
  },
  announcement: {
    title: 'Zonder koffer',
    lead: 'Een uitje boek je gewoon los:',
    text: 'kies de dag, kom langs en slaap thuis.',
  },
  wishes: {
    title: 'Wat dacht je van…',
    labels: {
      spa: 'twee uur in de sauna',
      massage: 'een massage',
      tasting: 'drie wijnen proeven',
      bike: 'een dag op de fiets',
      boat: 'een tocht per boot',
      museum: 'een museum zonder rij',
      walk: 'wandelen met een gids',
      cooking: 'zelf achter het fornuis',
    },
  },
  top: { title: 'Bij nader inzien ook een nacht?', subtitle: 'Verblijven met iets leuks erbij.' },
};
