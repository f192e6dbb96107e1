import type { IdeasTexts } from '../texts.ts';

export const ideas: IdeasTexts = {
  title: 'Des idées pour partir',
  subtitle: 'Une envie, une ville, un paysage : il ne manque qu’une date. Voici ce que nous conseillons à nos amis.',
  description: 'Idées de week-ends par envie, par ville et par paysage, avec des hôtels où l’on se sent attendu.',
  moods: {
    title: 'Selon l’humeur',
    tiles: {
      wellness: { title: 'Ne plus rien décider', subtitle: 'Peignoir, bassin, sieste.' },
      romantic: { title: 'Se retrouver', subtitle: 'Une table, une chambre, aucun horaire.' },
      gastronomy: { title: 'Manger pour de bon', subtitle: 'Des chefs qui signent leur menu.' },
      family: { title: 'Rire tous ensemble', subtitle: 'Des hôtels qui aiment les enfants.' },
      nature: { title: 'Entendre les oiseaux', subtitle: 'Sentiers, étangs et lisières.' },
      city: { title: 'Se perdre en ville', subtitle: 'Le plus beau quartier au pied de l’hôtel.' },
      seaside: { title: 'Respirer le large', subtitle: 'Du sel, du vent et des huîtres.' },
      mountain: { title: 'Prendre de la hauteur', subtitle: 'L’air est meilleur à mille mètres.' },
      wine: { title: 'Goûter sur place', subtitle: 'Trois verres et l’histoire d’un coteau.' },
      culture: { title: 'Voir enfin ce tableau', subtitle: 'Le billet est dans l’enveloppe.' },
    },
  },
  towns: {
    title: 'Des villes à taille de week-end',
    tiles: [
      ['honfleur', 'Honfleur au réveil', 'Le Vieux Bassin à vous, avant les autres.'],
      ['colmar', 'Colmar à pied', 'La Petite Venise, puis une part de tarte flambée.'],
      ['annecy', 'Annecy et son lac', 'Le tour à vélo, un bain, la vieille ville.'],
      ['lyon', 'Lyon par la table', 'Un bouchon à midi, les traboules pour digérer.'],
      ['saintMalo', 'Saint-Malo sur les remparts', 'Marée haute ou marée basse : deux villes.'],
      ['bordeaux', 'Bordeaux en terrasse', 'Les quais, la pierre blonde, un verre de blanc.'],
      ['strasbourg', 'Strasbourg sous les toits', 'La cathédrale au matin, une winstub au soir.'],
      ['laRochelle', 'La Rochelle entre deux tours', 'Le port, les arcades, l’île de Ré en face.'],
      ['uzes', 'Uzès un samedi', 'Le marché sur la place aux Herbes, et rien d’autre.'],
      ['beaune', 'Beaune et ses caves', 'Les Hospices d’abord, les grands crus ensuite.'],
    ],
  },
  landscapes: {
    title: 'Des paysages pour deux jours',
    tiles: [
      ['somme', 'La baie de Somme', 'Des phoques, des moutons et un ciel immense.'],
      ['alsace', 'La route des vins d’Alsace', 'Un village fleuri tous les trois kilomètres.'],
      ['arcachon', 'Le bassin d’Arcachon', 'La dune le matin, les huîtres à midi.'],
      ['montBlanc', 'Le pays du Mont-Blanc', 'Le sommet au petit-déjeuner, s’il veut bien.'],
      ['morbihan', 'Le golfe du Morbihan', 'Autant d’îles que de jours, dit-on.'],
      ['perigord', 'Le Périgord', 'Des falaises, des châteaux et de la truffe.'],
      ['vosges', 'Les Vosges', 'Un lac noir, une ferme-auberge, une sieste.'],
      ['auvergne', 'Les volcans d’Auvergne', 'On marche sur un cratère, en toute tranquillité.'],
      ['verdon', 'Les gorges du Verdon', 'Une eau d’un vert que l’on croit retouché.'],
    ],
  },
};
