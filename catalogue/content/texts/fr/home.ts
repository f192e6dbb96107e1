import type { ActivityTexts, HomeTexts } from '../texts.ts';

export const home: HomeTexts = {
  seo: {
    title: 'Week-ends et courts séjours : hôtel et belle expérience',
    description:
      'Un hôtel choisi, un moment à vivre et le vrai prix pour vos dates : spa, bonne table, bord de mer ou ville, tout près ou un peu plus loin.',
  },
  hero: {
    title: 'Deux jours ailleurs qui en valent sept',
    subtitle: 'Des hôtels qui ont une âme, de beaux moments à vivre et le vrai prix dès le premier regard.',
  },
  bar: { flash: 'Les offres de la semaine', weekend: 'Partir en dernière minute', gift: 'Offrir un week-end' },
  usp: {
    title: 'Ce qui change, avec un week-end bien choisi',
    items: [
      { title: 'Plus qu’une nuit', text: 'Un spa, un dîner, une balade en bateau : chaque séjour a son moment fort.' },
      { title: 'Le vrai prix', text: 'Celui de vos dates et de vos voyageurs, sans surprise à la dernière étape.' },
      {
        title: 'Le droit de changer d’avis',
        text: 'La plupart des séjours s’annulent sans frais ; la date limite est écrite.',
      },
      { title: 'Quelqu’un au bout du fil', text: 'Une équipe qui connaît les hôtels et répond aussi le dimanche.' },
    ],
  },
  promises: {
    title: 'Nos trois habitudes',
    items: [
      { title: 'Choisir peu', text: 'Nous préférons cinq bonnes adresses à cinquante passables.' },
      { title: 'Écrire clair', text: 'Ce qui est compris, ce qui ne l’est pas, et combien coûte la taxe de séjour.' },
      { title: 'Publier tous les avis', text: 'Les très bons comme les autres, avec leur date.' },
    ],
  },
  themes: {
    title: 'De quoi avez-vous envie ?',
    labels: {
      wellness: 'Bien-être et spa',
      romantic: 'Romantique',
      gastronomy: 'Gastronomie',
      family: 'En famille',
      nature: 'Nature',
      city: 'Escapade en ville',
      seaside: 'Bord de mer',
      mountain: 'Montagne',
      wine: 'Vin et vignobles',
      culture: 'Culture',
    },
  },
  top: {
    title: 'Les escapades que nous réserverions nous-mêmes',
    subtitle: 'Les mieux notées, encore libres dans les semaines qui viennent.',
  },
  promotions: {
    title: 'Bons plans du moment',
    subtitle: 'Trois prétextes pour boucler un petit sac.',
    items: {
      flash: { title: 'Les offres de la semaine', subtitle: 'Elles changent chaque lundi.', label: 'Jusqu’à dimanche' },
      castles: {
        title: 'Une nuit au château',
        subtitle: 'Parquets qui craquent, grands parcs, petits-déjeuners lents.',
        label: 'Châteaux',
      },
      pool: {
        title: 'Un hôtel avec piscine',
        subtitle: 'Pour le premier bain comme pour le dernier.',
        label: 'Piscine',
      },
      twoNights: {
        title: 'Deux nuits plutôt qu’une',
        subtitle: 'Le samedi dure alors vraiment toute la journée.',
        label: '2 nuits',
      },
      loved: {
        title: 'Les plus aimés',
        subtitle: 'Les hôtels où l’on revient, au dire de ceux qui y ont dormi.',
        label: 'Coups de cœur',
      },
      dogs: {
        title: 'Avec le chien',
        subtitle: 'Des maisons où il est attendu, lui aussi.',
        label: 'Chiens bienvenus',
      },
    },
  },
  flash: {
    title: 'Les offres de la semaine',
    subtitle: 'Une nouvelle sélection chaque lundi matin.',
    description: 'Des séjours remisés d’au moins un quart, jusqu’à dimanche soir. Ensuite, la sélection change.',
    cta: 'Voir les remises',
    all: 'Tous les séjours',
    cards: [
      { title: 'Au spa', text: 'Deux heures d’eau chaude et plus personne.' },
      { title: 'À table', text: 'Le menu du chef, et la chambre à l’étage.' },
      { title: 'À la mer', text: 'Le sentier douanier avant le petit-déjeuner.' },
    ],
  },
  boxes: {
    title: 'Des coffrets qui sentent le départ',
    subtitle: 'Valables un an et demi, échangeables, pour deux.',
    cta: 'Voir tous les coffrets',
  },
  surroundings: {
    title: 'Choisir par la fenêtre',
    subtitle: 'Que voulez-vous voir en ouvrant les volets ?',
    labels: {
      sea: 'La mer',
      countryside: 'Des collines',
      mountain: 'Des sommets',
      city: 'Des toits',
      lake: 'Un lac',
      forest: 'Des arbres',
    },
  },
  readOn: 'Lire la suite',
};

export const activity: ActivityTexts = {
  seo: {
    title: 'Activités et expériences à vivre, sans nuit d’hôtel',
    description:
      'Spa, massage, dégustation, vélo ou musée : une belle parenthèse de quelques heures, près de chez vous.',
  },
  hero: {
    title: 'Quelques heures suffisent',
    subtitle: 'Un spa, une cave, un atelier de cuisine : la parenthèse, sans la valise.',
  },
  announcement: {
    title: 'Sans valise',
    lead: 'Une activité se réserve seule :',
    text: 'choisissez le jour, venez, et dormez chez vous.',
  },
  wishes: {
    title: 'Et si vous…',
    labels: {
      spa: 'passiez deux heures au spa',
      massage: 'vous faisiez masser',
      tasting: 'goûtiez trois vins',
      bike: 'partiez à vélo',
      boat: 'montiez à bord',
      museum: 'entriez au musée sans attendre',
      walk: 'suiviez un guide',
      cooking: 'passiez derrière les fourneaux',
    },
  },
  top: { title: 'Finalement, une nuit aussi ?', subtitle: 'Les séjours qui comprennent une belle activité.' },
};
