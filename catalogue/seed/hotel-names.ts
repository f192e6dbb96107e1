import type { Environment } from './geography/spots.ts';
import type { HotelType } from './hotel-traits.ts';

/** The language in which hotels of a region are named. */
export type NamingLanguage = 'fr' | 'es' | 'it' | 'nl';

interface Naming {
  /** `{w}` is a phrase of the surroundings, `{p}` a first name, `{e}` an estate. */
  readonly patterns: Readonly<Record<HotelType, readonly string[]>>;
  readonly surroundings: Readonly<Record<Environment, string>>;
  readonly people: string;
  readonly estates: string;
  /** `{s}` is one of `streets`, `{n}` a house number. */
  readonly address: string;
  readonly streets: Readonly<Record<'sea' | 'city' | 'country', string>>;
}

export const naming: Readonly<Record<NamingLanguage, Naming>> = {
  fr: {
    patterns: {
      hotel: ['Hôtel {w}', 'Hôtel {w}', 'Grand Hôtel {w}', 'Hôtel {p}'],
      boutique: ['Maison {p}', 'Villa {p}', 'Hôtel {p}'],
      castle: ['Château {e}', 'Château {e}', 'Manoir {e}'],
      inn: ['Auberge {w}', 'Le Relais {w}', 'L’Hostellerie {w}'],
      guesthouse: ['Le Clos {w}', 'La Maison {w}', 'Les Jardins {w}', 'Chez {p}'],
      resort: ['Domaine {w} & Spa', 'Les Terrasses {w}', 'Hôtel & Spa {w}'],
      estate: ['La Bastide {w}', 'Domaine {e}', 'Le Mas {w}', 'Manoir {e}'],
    },
    surroundings: {
      sea: 'de la Plage;du Port;des Dunes;de la Jetée;des Embruns;du Phare;de la Corniche;des Goélands;du Grand Large;de la Marine;des Vagues;de l’Estran;des Régates;de la Baie;des Marées;du Vieux Gréement',
      mountain:
        'des Cimes;du Glacier;des Alpages;de l’Aiguille;des Edelweiss;du Grand Col;de la Cascade;des Mélèzes;des Gentianes;de l’Écureuil;du Névé;des Arolles;de la Combe;du Balcon;des Marmottes',
      city: 'des Arts;de la Cathédrale;du Théâtre;des Halles;du Musée;des Remparts;de l’Horloge;du Beffroi;des Augustins;des Quais;de l’Université;du Vieux Marché;des Jacobins;de l’Orangerie;du Cloître;des Libraires;de la Tour',
      countryside:
        'des Tilleuls;du Lavoir;des Lilas;de la Fontaine;du Vieux Moulin;des Glycines;du Pigeonnier;des Amandiers;de la Métairie;du Prieuré;des Lavandes;du Verger;de la Treille;des Figuiers',
      vineyard:
        'des Vignes;du Pressoir;des Vendanges;de la Cave;des Sarments;des Coteaux;du Chai;des Tonneliers;du Millésime;des Grappes;de la Treille;du Vigneron',
      forest:
        'des Chênes;de la Clairière;du Cerf;des Fougères;de la Futaie;des Bruyères;du Garde;des Sittelles;du Sous-Bois;de la Lisière;des Charmes;du Renard',
      lake: 'du Lac;des Roseaux;de l’Embarcadère;des Cygnes;de la Rive;des Barques;du Ponton;des Nénuphars;de la Roselière;des Hérons',
      spa: 'des Thermes;de la Source;des Eaux Vives;du Parc;de la Rotonde;des Bains;du Kiosque;des Naïades;de la Vasque;du Grand Salon',
    },
    people:
      'Colette;Albertine;Marguerite;Joséphine;Hortense;Ondine;Céleste;Léonie;Garance;Apolline;Anatole;Gustave;Eugénie;Blanche;Suzanne;Octave;Philomène;Rosalie;Ernest;Valentine',
    estates:
      'de Malvaux;de Brésigny;de Vauclerc;de Monterande;de Rochebelle;de Fontenelle;de la Roseraie;de Beauregard;de Courtemont;de Valsonne;de la Hêtraie;de Merville-le-Vieux;de Trévignac;de Puyréal;de Chantegrive;de la Tournelle;de Bois-Guyon;de Sainte-Aure',
    address: '{n} {s}',
    streets: {
      sea: 'quai de la Marine;rue du Phare;avenue de la Plage;boulevard de la Mer;rue des Pêcheurs;promenade de l’Océan',
      city: 'rue de l’Église;place du Marché;rue des Tanneurs;rue Saint-Jacques;quai des Lices;rue du Cloître;rue de la République',
      country:
        'chemin du Moulin;route des Coteaux;allée des Tilleuls;lieu-dit Les Chênes;chemin des Vignes;route du Lac;impasse du Lavoir',
    },
  },
  es: {
    patterns: {
      hotel: ['Hotel {w}', 'Hotel {w}', 'Gran Hotel {w}'],
      boutique: ['Casa {p}', 'Hotel Casa {p}', 'Palacete {p}'],
      castle: ['Castillo {e}', 'Palacio {e}'],
      inn: ['Posada {w}', 'Hostería {w}', 'Mesón {w}'],
      guesthouse: ['La Casona {e}', 'Casa {w}', 'El Patio de {p}'],
      resort: ['{w} Resort & Spa', 'Balneario {w}', 'Hotel & Spa {w}'],
      estate: ['Hacienda {e}', 'Finca {e}', 'Cortijo {e}'],
    },
    surroundings: {
      sea: 'Cala Serena;Mirador del Faro;Puerta del Mar;Playa Dorada;Bahía Azul;Las Dunas;Brisas del Puerto;La Marina;Levante;El Acantilado;Las Gaviotas;Marea Alta;Costa Clara;El Malecón',
      mountain:
        'Peña Blanca;El Refugio;Alto Valle;Los Abetos;Puerta de la Nieve;Cumbres;Las Cascadas;El Mirador;Ibón;Los Rebecos;El Collado',
      city: 'Plaza Mayor;Los Arcos;El Cabildo;Puerta Real;La Alameda;Santa Clara;El Azulejo;Los Balcones;Catedral;Las Letras;La Judería;El Zaguán;Doña Urraca',
      countryside:
        'Los Almendros;El Olivar;La Alquería;Las Encinas;El Molino;La Huerta;Los Granados;El Pajar;La Era;Los Naranjos;El Aljibe',
      vineyard: 'La Vendimia;El Lagar;Las Cepas;La Barrica;Los Viñedos;El Sarmiento;La Solera;El Calado',
      forest: 'El Robledal;Los Castaños;El Hayedo;La Umbría;El Ciervo;Los Pinares;La Fresneda;El Claro',
      lake: 'La Laguna;El Embarcadero;Las Garzas;El Remanso;La Ribera;Los Juncos;Agua Clara',
      spa: 'Las Termas;El Manantial;La Fuente;Aguas Vivas;Los Baños;El Balneario Viejo;Las Burgas',
    },
    people:
      'Carmen;Inés;Mencía;Leonor;Beatriz;Aurora;Lucía;Mercedes;Candela;Julián;Elvira;Matilde;Jimena;Rosario;Amparo;Tomás',
    estates:
      'de Valdeoro;de Montealegre;de Sotohondo;de Fuenteclara;de Peñalba;de Torrequemada;de Villaserena;de Robledal;de Santa Olalla;de Valfrío;de los Arrayanes;de Monteluna;de San Lázaro',
    address: '{s}, {n}',
    streets: {
      sea: 'Paseo Marítimo;Calle del Faro;Avenida de la Playa;Calle de los Pescadores;Camino de la Cala',
      city: 'Plaza Mayor;Calle Real;Calle de la Catedral;Calle San Miguel;Calle de los Plateros;Paseo de la Alameda',
      country: 'Camino del Molino;Carretera de la Sierra;Camino de los Olivos;Calle de la Fuente;Camino Viejo',
    },
  },
  it: {
    patterns: {
      hotel: ['Hotel {w}', 'Albergo {w}', 'Grand Hotel {w}'],
      boutique: ['Palazzo {p}', 'Dimora {p}', 'Residenza {p}'],
      castle: ['Castello {e}', 'Rocca {e}'],
      inn: ['Locanda {w}', 'Antica Locanda {w}', 'Osteria con camere {w}'],
      guesthouse: ['Villa {p}', 'La Corte di {p}', 'Casa {p}'],
      resort: ['{w} Resort & Spa', 'Hotel Terme {w}', '{w} Wellness Hotel'],
      estate: ['Relais {e}', 'Tenuta {e}', 'Borgo {e}'],
    },
    surroundings: {
      sea: 'La Scogliera;Il Faro;Le Onde;Bellariva;Marina Piccola;Il Gabbiano;La Conchiglia;Belvedere sul Mare;Le Palme;Acquamarina;La Darsena;Il Molo',
      mountain:
        'Le Vette;Stella Alpina;Il Larice;La Baita;Cima Bianca;Monte Rosa Vecchia;Il Cervo;La Malga;Bosco Alto;Le Genziane;Il Camoscio',
      city: 'Al Duomo;Le Logge;La Torre;Al Teatro;Corte Vecchia;Le Arcate;Il Chiostro;Piazza Grande;Al Ponte;Le Due Fontane;San Marco Vecchio;Il Cortile',
      countryside:
        'Gli Ulivi;Il Casale;La Meridiana;Il Melograno;Le Rondini;I Cipressi;Il Mandorlo;La Colombaia;Il Glicine;Le Querce',
      vineyard: 'Le Vigne;Il Filare;La Cantina;La Vendemmia;I Tini;La Barrique;Il Grappolo;Le Colline',
      forest: 'Il Faggeto;La Radura;Le Felci;Il Castagno;Bosco Verde;Il Daino;La Pineta',
      lake: 'La Riva;Il Cigno;Le Rive;La Darsena;Villa del Lago;Il Pontile;La Limonaia;Bellavista;Le Ninfee',
      spa: 'Le Terme;La Fonte;Acqua Viva;La Sorgente;Le Ninfe;Il Parco;Le Vasche',
    },
    people:
      'Beatrice;Fiammetta;Lucrezia;Ginevra;Aurelia;Ottavia;Leonardo;Cosimo;Bianca;Vittoria;Orsola;Caterina;Elisabetta;Tullia;Delfina;Amalia',
    estates:
      'di Montefiore;di Valdoro;di Castelvecchio;di Pietrachiara;di Collesereno;di San Leolino;di Montelupo;di Santa Fiora;di Poggiobello;di Valleombrosa;di Torrenuova;di Rocca Silvana;della Quercia',
    address: '{s} {n}',
    streets: {
      sea: 'Lungomare Colombo;Via del Porto;Viale della Spiaggia;Via dei Pescatori;Via del Faro',
      city: 'Via Roma;Piazza del Duomo;Via Garibaldi;Corso Cavour;Via dei Mercanti;Via San Lorenzo',
      country: 'Strada delle Vigne;Via del Mulino;Località Le Querce;Via dei Colli;Strada del Lago;Via della Fonte',
    },
  },
  nl: {
    patterns: {
      hotel: ['Hotel {w}', 'Hotel {w}', 'Grand Hotel {w}'],
      boutique: ['Boutiquehotel {p}', 'Huize {p}', 'Hotel {p}'],
      castle: ['Kasteel {e}', 'Kasteelhotel {e}'],
      inn: ['Herberg {w}', 'Logement {w}', 'Hotel-restaurant {w}'],
      guesthouse: ['Villa {p}', 'Pension {w}', 'Huis {p}'],
      resort: ['Wellnesshotel {w}', 'Resort {w}', '{w} Hotel & Spa'],
      estate: ['Landgoed {e}', 'Buitenplaats {e}', 'Hoeve {e}'],
    },
    surroundings: {
      sea: 'De Duinroos;Het Strandhuis;De Vuurtoren;De Zeemeeuw;Zeezicht;Duinlust;De Golfbreker;De Branding;Het Baken;De Schelp;De Zeester;Helmgras;De Kustlijn',
      mountain: 'De Heuvel;Bergzicht;De Uitkijk;De Top',
      city: 'De Gulden Leeuw;De Stadspoort;Het Oude Raadhuis;De Grachten;De Drie Sterren;Het Beursplein;De Vergulde Engel;De Waag;Het Klooster;De Zwaan;De Witte Brug;Het Koetshuis;De Lakenhal;Het Begijnhof',
      countryside:
        'De Linde;Het Oude Brouwhuis;De Boomgaard;De Korenmolen;Het Wapen;De Kersentuin;De Hooiberg;De Gouden Aar;Het Karrenspoor;De Vierschaar',
      vineyard: 'De Wijngaard;De Druiventros;De Wijnpers',
      forest:
        'De Eikenhof;De Heide;Het Boshuis;De Reebok;De Varens;Dennenrust;De Jachthoorn;De Bosrand;Het Everzwijn;De Berkenlaan',
      lake: 'De Rietkraag;Het Botenhuis;De Steiger;De Fuut;Waterlust;De Zeilmaker;De Plas;De Witte Zwaan',
      spa: 'De Bron;Het Badhuis;De Fontein;Het Kuurhuis;De Waterlelie',
    },
    people:
      'Margriet;Josefien;Helena;Cornelia;Florentine;Willem;Aleida;Rosalie;Johanna;Emiel;Madelief;Adriaan;Leonie;Hendrika;Paulien;Octavie',
    estates:
      'Ter Linden;De Wildenborg;Eikenhorst;Zonnestraal;De Hooge Weide;Vredenoord;Rozendael;Het Loohuis;Meerenberg;De Bremhoeve;Schoonzicht;Ter Venne;Oldenhove',
    address: '{s} {n}',
    streets: {
      sea: 'Zeedijk;Strandweg;Duinlaan;Vissersstraat;Boulevard',
      city: 'Markt;Kerkstraat;Oude Gracht;Hoogstraat;Nieuwstraat;Vismarkt',
      country: 'Molenweg;Bosweg;Dorpsstraat;Lindelaan;Heideweg;Kasteellaan',
    },
  },
};
