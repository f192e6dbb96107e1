import type { CampaignTexts, MenuTexts } from '../texts.ts';

export const campaigns: CampaignTexts = {
  seasons: {
    winter: {
      announcement: { lead: 'L’hiver est une bonne saison :', text: 'moins de monde, plus de feu de cheminée.' },
      banner: {
        title: 'Au chaud',
        subtitle: 'Spas fumants, édredons épais et chocolats trop chauds : l’hiver bien compris.',
        cta: 'Voir les week-ends spa',
      },
    },
    spring: {
      announcement: {
        lead: 'Les terrasses rouvrent :',
        text: 'c’est le moment de revoir une ville que l’on croyait connaître.',
      },
      banner: {
        title: 'En ville, dehors',
        subtitle: 'Marchés, jardins et musées sans manteau.',
        cta: 'Voir les escapades en ville',
      },
    },
    summer: {
      announcement: { lead: 'L’été en petites doses :', text: 'deux jours à la mer font une semaine de bonne humeur.' },
      banner: {
        title: 'Les pieds dans l’eau',
        subtitle: 'Des hôtels d’où l’on descend à la plage en espadrilles.',
        cta: 'Voir le bord de mer',
      },
    },
    autumn: {
      announcement: {
        lead: 'La lumière est belle :',
        text: 'vignes rousses, forêts dorées et tables qui sentent le champignon.',
      },
      banner: {
        title: 'L’automne au vignoble',
        subtitle: 'Vin nouveau, coteaux roux et chambres au milieu des rangs.',
        cta: 'Voir les week-ends vignobles',
      },
    },
  },
  search: {
    booking: { lead: 'Jusqu’à dimanche soir :', text: 'les offres de la semaine sont triées par remise.' },
    gifting: { lead: 'Pas de date à choisir :', text: 'ceux qui reçoivent le séjour décident quand ils partent.' },
  },
  product: {
    booking: {
      lead: 'Le prix affiché est le total',
      text: 'pour vos dates et vos voyageurs ; la taxe de séjour figure à part.',
    },
    gifting: { lead: 'Envoi immédiat :', text: 'le bon cadeau arrive par e-mail, avec votre mot.' },
  },
  bars: {
    flash: 'Les offres de la semaine, jusqu’à dimanche',
    spa: 'Un week-end spa',
    table: 'Un week-end à table',
    price: 'Comment se lit le prix',
    boxes: 'Les coffrets cadeaux',
    card: 'La carte cadeau',
    questions: 'Questions sur les cadeaux',
  },
};

export const menu: MenuTexts = {
  destinations: 'Destinations',
  themes: 'Envies',
  inspirations: 'Inspirations',
  gifts: 'Cadeaux',
  offers: 'Offres',
  everywhereIn: '{place}, d’un bout à l’autre',
  ideas: 'Toutes nos idées',
  reading: 'À lire avant de partir',
  collections: 'Nos sélections',
  giftStays: 'Un séjour à offrir',
  boxes: 'Les coffrets',
  giftCard: 'La carte cadeau',
  giftActivity: 'Une activité à offrir',
  flash: 'Les offres de la semaine',
  allOffers: 'Tous les séjours',
};
