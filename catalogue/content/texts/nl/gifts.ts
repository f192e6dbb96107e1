import type { GiftTexts } from '../texts.ts';

export const gifts: GiftTexts = {
  seo: {
    title: 'Een weekend cadeau geven: boxen, verblijven en cadeaukaarten',
    description: 'Een box, één bepaald verblijf of een cadeaukaart: meteen per e-mail of thuisbezorgd, voor twee.',
  },
  hero: {
    title: 'Geef twee dagen, niet nog een ding',
    subtitle: 'Een cadeau dat in een minuut open is en waar je jaren over praat.',
  },
  bar: { boxes: 'Cadeauboxen', stays: 'Verblijven om te geven', card: 'Cadeaukaart' },
  usp: {
    title: 'Makkelijk om te geven',
    items: [
      { title: 'Meteen binnen', text: 'Per e-mail zodra er betaald is, of thuis geprint.' },
      { title: 'Zij kiezen de datum', text: 'Jij geeft het idee, zij houden hun agenda.' },
      { title: 'Een jaar, of langer', text: 'Een jaar voor een verblijf of kaart, anderhalf jaar voor een box.' },
      { title: 'Te ruilen', text: 'Trekt het hart ergens anders heen, dan gaat het cadeau mee.' },
    ],
  },
  steps: {
    title: 'In drie stappen',
    items: [
      { title: 'Kies', text: 'Een box met een thema, één hotel of een bedrag.' },
      { title: 'Teken', text: 'Je naam, een paar woorden en de dag van verzending.' },
      { title: 'Klaar', text: 'Zij boeken online, wanneer ze willen.' },
    ],
  },
  recipients: {
    title: 'Voor wie is het?',
    labels: {
      couple: 'Een stel',
      parents: 'Je ouders',
      friends: 'Een vriendin die rust nodig heeft',
      family: 'Een heel gezin',
      gourmet: 'Een fijnproever',
      hikers: 'Mensen die wandelen',
    },
  },
  card: {
    title: 'De cadeaukaart, als je twijfelt',
    subtitle: 'Jij kiest het bedrag, zij de rest. Een jaar geldig op alle verblijven.',
    cta: 'Maak een kaart',
  },
  boxes: {
    title: 'De meest gegeven boxen',
    subtitle: 'Een nacht voor twee, met iets moois eromheen.',
    cta: 'Alle boxen',
  },
  top: { title: 'Verblijven die we graag geven', subtitle: 'Eén adres, om zeker te zijn.' },
  occasions: {
    christmas: {
      title: 'Feestdagen, zonder rij',
      subtitle: 'Cadeaus gaan per e-mail de deur uit tot de avond van de 24e.',
      description: 'Een box per post duurt twee tot vier werkdagen. Voor al het andere is een minuut genoeg.',
      cta: 'Vind een cadeau',
      announcement: {
        lead: 'De feestdagen komen eraan:',
        text: 'digitale cadeaus zijn er meteen, tot en met de avond van 24 december.',
      },
    },
    valentine: {
      title: 'Twee dagen voor twee',
      subtitle: 'Valentijn kun je ook in maart vieren. Of in mei.',
      description: 'Geef de belofte op 14 februari; de datum kiezen jullie samen.',
      cta: 'Ideeën voor twee',
      announcement: { lead: 'Valentijn:', text: 'geef een weekend voor twee en kies samen de datum.' },
    },
    anytime: {
      title: 'Sommige verjaardagen plan je',
      subtitle: 'Voor de andere is er e-mail: je bent nooit te laat.',
      description: 'Een paar woorden van jou, een goed adres en de vrijheid om te gaan wanneer ze willen.',
      cta: 'Vind een cadeau',
      announcement: { lead: 'Verjaardag vergeten?', text: 'Een digitaal cadeau is er binnen een minuut, per e-mail.' },
    },
  },
  cards: [
    { title: 'Een box', text: 'Eén thema, tientallen hotels.' },
    { title: 'Een verblijf', text: 'Eén hotel, één verwennerij.' },
    { title: 'Een kaart', text: 'Eén bedrag, alle keuze.' },
  ],
  promotions: {
    title: 'Drie manieren om te geven',
    subtitle: 'Van heel precies tot helemaal vrij.',
    items: {
      stays: {
        title: 'Eén bepaald verblijf',
        subtitle: 'Weet je het perfecte hotel? Geef dat.',
        label: '1 jaar geldig',
      },
      boxes: {
        title: 'Een box',
        subtitle: 'Weet je wat ze leuk vinden? Kies het thema.',
        label: 'Anderhalf jaar geldig',
      },
      card: { title: 'Een cadeaukaart', subtitle: 'Geen idee? Zij wel.', label: 'Vrij bedrag' },
    },
  },
  block: {
    title: 'Een weekend cadeau geven?',
    subtitle: 'Een verblijf, een box, een kaart of een uitje: wat jij wilt.',
  },
  serp: { title: 'Of als box?', subtitle: 'Hetzelfde plan, klaar om te geven.', cta: 'Bekijk de boxen' },
  targeted: {
    title: 'Twijfel je over de datum?',
    subtitle: 'Geef het verblijf, zij kiezen hun weekend.',
    cta: 'Verblijven om te geven',
  },
};
