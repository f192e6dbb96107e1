import type { GiftTexts } from '../texts.ts';

export const gifts: GiftTexts = {
  seo: {
    title: 'Offrir un week-end : coffrets, séjours et cartes cadeaux',
    description:
      'Un coffret, un séjour précis ou une carte cadeau : envoyés par e-mail à l’instant ou livrés chez vous, pour deux.',
  },
  hero: {
    title: 'Offrez deux jours, pas un objet',
    subtitle: 'Un cadeau qui s’ouvre en une minute et dont on reparle longtemps.',
  },
  bar: { boxes: 'Les coffrets', stays: 'Les séjours à offrir', card: 'La carte cadeau' },
  usp: {
    title: 'Un cadeau qui se laisse offrir',
    items: [
      { title: 'Reçu à l’instant', text: 'Par e-mail dès le paiement, ou imprimé chez vous.' },
      { title: 'Ils choisissent la date', text: 'Vous offrez l’idée, ils gardent leur agenda.' },
      { title: 'Un an, ou davantage', text: 'Un an pour un séjour ou une carte, un an et demi pour un coffret.' },
      { title: 'Échangeable', text: 'Si le cœur penche ailleurs, le cadeau change d’adresse.' },
    ],
  },
  steps: {
    title: 'En trois gestes',
    items: [
      { title: 'Choisissez', text: 'Un coffret à thème, un hôtel précis ou un montant.' },
      { title: 'Signez', text: 'Votre nom, un mot de vous, et la date d’envoi.' },
      { title: 'Laissez faire', text: 'Ils réservent en ligne, quand ils veulent.' },
    ],
  },
  recipients: {
    title: 'Pour qui ?',
    labels: {
      couple: 'Un couple',
      parents: 'Vos parents',
      friends: 'Une amie à bout de souffle',
      family: 'Toute une famille',
      gourmet: 'Un fin palais',
      hikers: 'Des marcheurs',
    },
  },
  card: {
    title: 'La carte cadeau, quand on hésite',
    subtitle: 'Vous fixez le montant, ils choisissent le reste. Valable un an sur tous les séjours.',
    cta: 'Composer une carte',
  },
  boxes: {
    title: 'Les coffrets les plus offerts',
    subtitle: 'Une nuit pour deux, et un beau moment autour.',
    cta: 'Tous les coffrets',
  },
  top: { title: 'Les séjours que l’on aime offrir', subtitle: 'Une adresse précise, pour viser juste.' },
  occasions: {
    christmas: {
      title: 'Noël, sans faire la queue',
      subtitle: 'Le cadeau part par e-mail jusqu’au 24 au soir.',
      description: 'Pour un coffret livré, comptez deux à quatre jours ouvrés. Pour tout le reste, une minute suffit.',
      cta: 'Trouver un cadeau',
      announcement: {
        lead: 'Noël approche :',
        text: 'les cadeaux numériques arrivent à l’instant, jusqu’au 24 décembre au soir.',
      },
    },
    valentine: {
      title: 'Deux jours rien qu’à deux',
      subtitle: 'La Saint-Valentin se fête aussi en mars, ou en mai.',
      description: 'Offrez la promesse le 14 février ; la date, vous la choisirez ensemble.',
      cta: 'Voir les idées à deux',
      announcement: { lead: 'Saint-Valentin :', text: 'offrez un week-end à deux, et choisissez la date ensemble.' },
    },
    anytime: {
      title: 'Un anniversaire se prépare, ou pas',
      subtitle: 'Il est toujours encore temps : le cadeau arrive par e-mail.',
      description: 'Un mot de vous, une belle adresse, et la liberté de partir quand bon leur semble.',
      cta: 'Trouver un cadeau',
      announcement: { lead: 'Un anniversaire oublié ?', text: 'Le cadeau numérique arrive par e-mail dans la minute.' },
    },
  },
  cards: [
    { title: 'Un coffret', text: 'Un thème, des dizaines d’hôtels.' },
    { title: 'Un séjour', text: 'Un hôtel, un moment précis.' },
    { title: 'Une carte', text: 'Un montant, tous les choix.' },
  ],
  promotions: {
    title: 'Trois façons d’offrir',
    subtitle: 'De la plus précise à la plus libre.',
    items: {
      stays: {
        title: 'Un séjour précis',
        subtitle: 'Vous connaissez l’hôtel idéal ? Offrez celui-là.',
        label: 'Valable 1 an',
      },
      boxes: {
        title: 'Un coffret',
        subtitle: 'Vous connaissez leurs goûts ? Choisissez le thème.',
        label: 'Valable 1 an et demi',
      },
      card: { title: 'Une carte cadeau', subtitle: 'Vous ne savez pas ? Eux, ils sauront.', label: 'Montant libre' },
    },
  },
  block: {
    title: 'Et si vous offriez un week-end ?',
    subtitle: 'Un séjour, un coffret, une carte ou une activité : à vous de voir.',
  },
  serp: { title: 'Et en coffret ?', subtitle: 'La même envie, à offrir.', cta: 'Voir les coffrets' },
  targeted: {
    title: 'Vous hésitez sur la date ?',
    subtitle: 'Offrez le séjour, ils choisiront leur week-end.',
    cta: 'Voir les séjours à offrir',
  },
};
