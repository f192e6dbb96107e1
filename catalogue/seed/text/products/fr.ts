import type { ProductTexts } from './texts.ts';

export const fr: ProductTexts = {
  boxes: {
    wellness: {
      title: 'Parenthèse au spa',
      description:
        'Un peignoir, un bain chaud et plus rien à l’agenda : ils choisissent le spa, vous offrez le silence.',
    },
    romantic: {
      title: 'Rien qu’à deux',
      description: 'Une belle chambre, une bouteille au frais et la grasse matinée du lendemain.',
    },
    gourmet: {
      title: 'À la table du chef',
      description: 'Un dîner en plusieurs services, et la chambre à quelques pas du dessert.',
    },
    castle: {
      title: 'La vie de château',
      description: 'Une allée de tilleuls, un escalier qui craque : une nuit entre parc et boiseries.',
    },
    seaside: {
      title: 'Un bol d’air marin',
      description: 'La plage tôt le matin, quand elle n’est encore à personne, puis un long petit-déjeuner.',
    },
    family: {
      title: 'Tous ensemble',
      description: 'Une chambre assez grande, une journée de jeux et personne pour débarrasser la table.',
    },
    wine: {
      title: 'Entre les vignes',
      description: 'Trois vins, un vigneron et l’histoire d’un coteau, puis une nuit au domaine ou tout près.',
    },
    mountain: {
      title: 'L’air d’en haut',
      description: 'Un sentier balisé, une soupe qui fume et des étoiles que la ville a oubliées.',
    },
    citybreak: {
      title: 'Deux jours en ville',
      description: 'Une adresse au bon endroit : tout le reste se fait à pied, sans plan ni horaire.',
    },
    countryside: {
      title: 'La clé des champs',
      description: 'Une maison au bout d’un chemin, un marché le samedi et l’envie de ne plus rentrer.',
    },
    forest: {
      title: 'Sous les grands arbres',
      description: 'Une lisière, un feu le soir, et au réveil les oiseaux plutôt que le téléphone.',
    },
    lake: {
      title: 'Au bord du lac',
      description: 'L’eau change de couleur toutes les heures ; il suffit d’une chaise et d’un peu de temps.',
    },
    massage: {
      title: 'Entre de bonnes mains',
      description: 'Cinquante minutes de massage chacun, un spa avant et une bonne nuit après.',
    },
    culture: {
      title: 'Les musées d’abord',
      description: 'Les billets sont dans l’enveloppe : la file d’attente est pour les autres.',
    },
    cycling: {
      title: 'À bicyclette',
      description: 'Des vélos prêts, un itinéraire tracé et une côte que l’on raconte encore au dîner.',
    },
    boat: {
      title: 'Larguez les amarres',
      description: 'Deux heures sur l’eau avec un skipper, et une chambre pour parler du vent.',
    },
    walking: {
      title: 'Un pas après l’autre',
      description: 'Un guide qui connaît chaque virage du sentier, et un bon lit pour les jambes lourdes.',
    },
    cooking: {
      title: 'Derrière les fourneaux',
      description: 'Une leçon de cuisine, un tablier, et le plaisir de manger ce que l’on a préparé.',
    },
    table: {
      title: 'Le dîner est servi',
      description: 'Trois plats, une nappe blanche et aucune route à reprendre.',
    },
    guesthouse: {
      title: 'Comme chez quelqu’un',
      description: 'Quelques chambres, des confitures maison et des hôtes qui prennent le temps.',
    },
    boutique: {
      title: 'Un hôtel à part',
      description: 'Peu de chambres, beaucoup d’idées : des adresses que l’on se passe entre amis.',
    },
    prestige: {
      title: 'Cinq étoiles',
      description: 'Le grand jeu : un hôtel dont on parle à voix basse, et un service qui devine.',
    },
    longweekend: {
      title: 'Deux nuits plutôt qu’une',
      description: 'Le temps d’arriver, celui de ne rien faire, et celui de regretter le départ.',
    },
    dog: {
      title: 'Avec le chien',
      description: 'Une gamelle à l’arrivée, de l’herbe tout autour : personne ne reste à la maison.',
    },
  },
  box: {
    nights: { one: '1 nuit en chambre double', other: '{n} nuits en chambre double' },
    breakfasts: { one: 'Le petit-déjeuner', other: 'Les {n} petits-déjeuners' },
    forTwo: 'Pour deux personnes',
    choice: { one: '1 séjour au choix', other: '{n} séjours au choix' },
    pageTitle: 'Coffret « {title} » pour deux',
  },
  activities: {
    spa: {
      titles: ['Deux heures au spa', 'Une demi-journée au spa'],
      description:
        'Bassin chaud, sauna et tisanes : peu de baigneurs à la fois, et personne pour vous presser. On y vient le matin pour le silence, le soir pour la lumière.',
      composition: ['Accès au bassin, au sauna et au hammam', 'Peignoir et serviette prêtés'],
      more: 'Un gommage de 25 minutes par personne',
    },
    massage: {
      titles: ['Massage de 50 minutes', 'Massage de 80 minutes et tisanerie'],
      description:
        'Une cabine calme, de l’huile tiède et des mains qui savent où ça tire. La pression se règle d’un mot, la musique aussi.',
      composition: ['Un massage par personne', 'Le choix entre trois huiles'],
      more: 'Trente minutes de plus et l’accès à la tisanerie',
    },
    tasting: {
      titles: ['Visite et dégustation de trois vins', 'Dégustation de six vins et planche'],
      description:
        'Le vigneron raconte sa parcelle, son millésime difficile et celui dont il est fier. On goûte, on compare, on pose toutes les questions.',
      composition: ['Visite du chai', 'Trois vins commentés'],
      more: 'Trois cuvées de plus et une planche de fromages et de charcuterie',
    },
    bike: {
      titles: ['Vélo à la demi-journée', 'Vélo électrique à la journée et pique-nique'],
      description:
        'Des vélos bien réglés, trois boucles au choix et une carte qui tient dans la poche. Les petites routes font le reste.',
      composition: ['Vélo, casque et antivol', 'Carte de trois boucles'],
      more: 'L’assistance électrique et un pique-nique',
    },
    boat: {
      titles: ['Sortie en bateau de deux heures', 'Coucher de soleil en bateau et apéritif'],
      description:
        'Le skipper connaît chaque balise et chaque courant. On largue les amarres, on se tait un peu, on revient les joues roses.',
      composition: ['Deux heures sur l’eau avec un skipper', 'Gilets fournis'],
      more: 'Le départ du soir et un apéritif à bord',
    },
    museum: {
      titles: ['Visite guidée de la vieille ville', 'Visite guidée et billet de musée'],
      description:
        'Une heure et demie de ruelles, de cours cachées et d’histoires que les plaques ne disent pas. Le guide adapte le pas au groupe.',
      composition: ['Visite d’une heure et demie', 'Petit groupe de douze personnes'],
      more: 'Le billet d’un musée, sans passer par la file',
    },
    walk: {
      titles: ['Balade accompagnée', 'Randonnée à la journée avec guide'],
      description:
        'Un guide, un sentier et le temps de lever la tête : traces, écorces, points de vue. Le rythme est celui du plus lent, et c’est très bien.',
      composition: ['Deux heures avec un guide', 'Jumelles prêtées'],
      more: 'La journée entière et un repas froid',
    },
    cooking: {
      titles: ['Cours de cuisine de deux heures', 'Cours de cuisine, marché et déjeuner'],
      description:
        'Un tablier, un couteau qui coupe et une recette du pays que l’on saura refaire. On cuisine, on goûte, on emporte la fiche.',
      composition: ['Cours de deux heures', 'Produits et tablier fournis'],
      more: 'Le marché avec le chef et le déjeuner à table',
    },
  },
  activity: {
    important: [
      'Réservez votre créneau directement auprès du partenaire, au moins deux jours avant.',
      'Présentez le bon, imprimé ou sur votre téléphone.',
    ],
    nice: ['Le bon est valable 12 mois.', 'La date se change jusqu’à la veille.'],
    lead: '{center}, {town}',
    title: '{place} : activités à deux ou à plusieurs',
    titleEverywhere: 'Activités à deux ou à plusieurs',
    pageTitle: '{place} : spas, dégustations et sorties',
    description: '{place} : spas, dégustations, balades et cours, à réserver ou à offrir sans hôtel.',
  },
  activityGroups: {
    wellbeing: 'Bien-être',
    table: 'Table et vin',
    outdoors: 'Au grand air',
    discovery: 'Découvertes',
  },
  links: { around: 'Tout près : {place}', everywhere: 'Les régions où l’on part le plus' },
  giftCard: {
    label: 'Carte cadeau',
    description:
      'Vous fixez le montant, ils choisissent la date, l’hôtel et le moment. La carte est valable un an sur tous les séjours et tous les coffrets.',
    pageTitle: 'Carte cadeau : offrez un week-end au choix',
  },
  subElements: {
    kraft: 'Pochette en papier kraft',
    velvet: 'Pochette en velours',
    season: 'Pochette de saison',
    chocolates: 'Ballotin de chocolats',
    candle: 'Bougie parfumée',
    postcard: 'Carte écrite à la main',
  },
  subCategories: {
    extras: { name: 'Petites attentions', description: 'À glisser avec le cadeau, autant que vous voulez.' },
    sleeves: {
      name: 'Pochette',
      description: 'La pochette blanche est comprise ; choisissez-en une autre si vous préférez.',
    },
  },
};
