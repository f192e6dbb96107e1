import type { Language } from '#shared/locale/locales.ts';
import type { Univers } from './univers.ts';

type NamingLanguage = Exclude<Language, 'en'>;

/** How the partners of each kind call themselves; a name follows. */
export const centerKinds: Readonly<Record<NamingLanguage, Readonly<Record<Univers, string>>>> = {
  fr: {
    spa: 'Les Bains',
    massage: 'Maison de soins',
    tasting: 'Cave',
    bike: 'Cycles',
    boat: 'Compagnie nautique',
    museum: 'Visites',
    walk: 'Sentiers',
    cooking: 'Atelier de cuisine',
  },
  es: {
    spa: 'Baños',
    massage: 'Casa de masajes',
    tasting: 'Bodega',
    bike: 'Bicis',
    boat: 'Náutica',
    museum: 'Paseos',
    walk: 'Senderos',
    cooking: 'Taller de cocina',
  },
  nl: {
    spa: 'Badhuis',
    massage: 'Massagehuis',
    tasting: 'Wijnkelder',
    bike: 'Fietsverhuur',
    boat: 'Rederij',
    museum: 'Stadsgidsen',
    walk: 'Wandelgidsen',
    cooking: 'Kookstudio',
  },
  it: {
    spa: 'Terme',
    massage: 'Casa del massaggio',
    tasting: 'Cantina',
    bike: 'Biciclette',
    boat: 'Nautica',
    museum: 'Visite',
    walk: 'Sentieri',
    cooking: 'Scuola di cucina',
  },
};

export const centerNames: Readonly<Record<NamingLanguage, readonly string[]>> = {
  fr: ['Aubépine', 'Beaurivage', 'Clairvoie', 'Hirondelle', 'Marjolaine', 'Rocheval', 'Sansonnet', 'Valmont'],
  es: ['Alcaraván', 'Buenavista', 'Candelas', 'Jaramago', 'Laurel', 'Miravalle', 'Romero', 'Valdeluz'],
  nl: ['De Boomklever', 'De Eik', 'Het Anker', 'De IJsvogel', 'De Linde', 'De Roos', 'Het Veer', 'De Zwaan'],
  it: ['Belvedere', 'Corbezzolo', 'Fiordaliso', 'Ginestra', 'La Lanterna', 'Pettirosso', 'Rosmarino', 'Valchiara'],
};
