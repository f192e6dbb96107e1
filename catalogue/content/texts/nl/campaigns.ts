import type { CampaignTexts, MenuTexts } from '../texts.ts';

export const campaigns: CampaignTexts = {
  seasons: {
    winter: {
      announcement: { lead: 'De winter is een goed seizoen:', text: 'minder mensen, meer open haarden.' },
      banner: {
        title: 'Lekker warm',
        subtitle: 'Dampende baden, dikke dekbedden en chocolademelk die nog te heet is.',
        cta: 'Bekijk wellnessweekends',
      },
    },
    spring: {
      announcement: { lead: 'De terrassen zijn weer open:', text: 'tijd voor die stad die je dacht te kennen.' },
      banner: {
        title: 'In de stad, buiten',
        subtitle: 'Markten, tuinen en musea zonder jas.',
        cta: 'Bekijk stedentrips',
      },
    },
    summer: {
      announcement: { lead: 'Zomer in kleine porties:', text: 'twee dagen zee is een week goed humeur.' },
      banner: {
        title: 'Met je voeten in het water',
        subtitle: 'Hotels waar je op slippers naar het strand loopt.',
        cta: 'Bekijk weekends aan zee',
      },
    },
    autumn: {
      announcement: {
        lead: 'Het licht is nu op zijn mooist:',
        text: 'rode wijnranken, gouden bossen en paddenstoelen op tafel.',
      },
      banner: {
        title: 'Herfst in de wijngaard',
        subtitle: 'Jonge wijn, rode hellingen en kamers tussen de ranken.',
        cta: 'Bekijk wijnweekends',
      },
    },
  },
  search: {
    booking: { lead: 'Tot en met zondagavond:', text: 'de aanbiedingen van de week, de hoogste korting eerst.' },
    gifting: { lead: 'Geen datum nodig:', text: 'wie het verblijf krijgt, beslist wanneer.' },
  },
  product: {
    booking: {
      lead: 'De prijs die je ziet is het totaal',
      text: 'voor jouw data en gezelschap; de toeristenbelasting staat er apart bij.',
    },
    gifting: { lead: 'Meteen verzonden:', text: 'de cadeaubon komt per e-mail, met jouw woorden.' },
  },
  bars: {
    flash: 'Aanbiedingen van de week, tot en met zondag',
    spa: 'Een wellnessweekend',
    table: 'Een weekend aan tafel',
    price: 'Zo lees je de prijs',
    boxes: 'Cadeauboxen',
    card: 'Cadeaukaart',
    questions: 'Vragen over cadeaus',
  },
};

export const menu: MenuTexts = {
  destinations: 'Bestemmingen',
  themes: 'Thema’s',
  inspirations: 'Inspiratie',
  gifts: 'Cadeaus',
  offers: 'Aanbiedingen',
  everywhereIn: 'Heel {place}',
  ideas: 'Al onze ideeën',
  reading: 'Lezen voor vertrek',
  collections: 'Onze selecties',
  giftStays: 'Een verblijf cadeau',
  boxes: 'Cadeauboxen',
  giftCard: 'Cadeaukaart',
  giftActivity: 'Een uitje cadeau',
  flash: 'Aanbiedingen van de week',
  allOffers: 'Alle verblijven',
};
