import type { Country } from '#shared/locale/locales.ts';

/**
 * `code=name` or `code=fr|es|nl|it|en`, by the code that the cities carry. `code=@` takes the names of the largest city
 * of that code, which is what Italian and Spanish provinces are named after. The Netherlands have no level between
 * province and town; the provinces are regions.
 */
export const departments: Readonly<Record<Country, string>> = {
  FR: `01=Ain;02=Aisne;03=Allier;04=Alpes-de-Haute-Provence;05=Hautes-Alpes;06=Alpes-Maritimes;07=Ardèche;08=Ardennes;
09=Ariège;10=Aube;11=Aude;12=Aveyron;13=Bouches-du-Rhône;14=Calvados;15=Cantal;16=Charente;17=Charente-Maritime;18=Cher;19=Corrèze;
21=Côte-d'Or;22=Côtes-d'Armor;23=Creuse;24=Dordogne|Dordoña;25=Doubs;26=Drôme;27=Eure;28=Eure-et-Loir;29=Finistère;
2A=Corse-du-Sud|Córcega del Sur|Zuid-Corsica|Corsica del Sud|South Corsica;2B=Haute-Corse|Alta Córcega|Noord-Corsica|Alta Corsica|Upper Corsica;
30=Gard;31=Haute-Garonne|Alto Garona;32=Gers;33=Gironde|Gironda||Gironda;34=Hérault;35=Ille-et-Vilaine;36=Indre;37=Indre-et-Loire;
38=Isère;39=Jura;40=Landes|Landas||Lande;41=Loir-et-Cher;42=Loire;43=Haute-Loire;44=Loire-Atlantique;
45=Loiret;46=Lot;47=Lot-et-Garonne;48=Lozère;49=Maine-et-Loire;50=Manche;51=Marne;52=Haute-Marne;53=Mayenne;54=Meurthe-et-Moselle;
55=Meuse;56=Morbihan;57=Moselle;58=Nièvre;59=Nord;60=Oise;61=Orne;62=Pas-de-Calais;63=Puy-de-Dôme;64=Pyrénées-Atlantiques;
65=Hautes-Pyrénées;66=Pyrénées-Orientales;67=Bas-Rhin|Bajo Rin||Basso Reno;68=Haut-Rhin|Alto Rin||Alto Reno;69=Rhône;70=Haute-Saône;
71=Saône-et-Loire;72=Sarthe;73=Savoie|Saboya|Savoie|Savoia|Savoie;74=Haute-Savoie|Alta Saboya||Alta Savoia;
76=Seine-Maritime;77=Seine-et-Marne;78=Yvelines;79=Deux-Sèvres;80=Somme;81=Tarn;82=Tarn-et-Garonne;83=Var;
84=Vaucluse;85=Vendée;86=Vienne;87=Haute-Vienne;88=Vosges|Vosgos|Vogezen|Vosgi|Vosges;89=Yonne;90=Territoire de Belfort;91=Essonne;
92=Hauts-de-Seine;93=Seine-Saint-Denis;94=Val-de-Marne;95=Val-d'Oise`,
  ES: `01=Alava|Álava|Álava|Álava|Álava;02=@;03=@;04=@;05=@;06=@;08=@;09=@;10=@;11=Cadix|Cádiz|Cádiz|Cadice|Cadiz;12=Castellón;13=@;14=@;
15=La Corogne|A Coruña|A Coruña|A Coruña|A Coruña;16=@;17=Gérone|Girona|Girona|Girona|Girona;18=@;19=@;20=Guipuscoa|Gipuzkoa|Gipuzkoa|Gipuzkoa|Gipuzkoa;
21=@;22=@;23=@;24=@;25=@;27=@;29=@;32=@;34=@;36=Pontevedra;37=Salamanque|Salamanca|Salamanca|Salamanca|Salamanca;40=Ségovie|Segovia|Segovia|Segovia|Segovia;
41=@;42=@;43=Tarragone|Tarragona|Tarragona|Tarragona|Tarragona;44=@;45=Tolède|Toledo|Toledo|Toledo|Toledo;46=@;47=@;
48=Biscaye|Bizkaia|Bizkaia|Biscaglia|Biscay;49=@;50=@`,
  BE: `1=Province d'Anvers|Provincia de Amberes|Provincie Antwerpen|Provincia di Anversa|Antwerp (province);
23=Brabant flamand|Brabante Flamenco|Vlaams-Brabant|Brabante Fiammingo|Flemish Brabant;24=#23;25=Brabant wallon|Brabante Valón|Waals-Brabant|Brabante Vallone|Walloon Brabant;
3=Flandre-Occidentale|Flandes Occidental|West-Vlaanderen|Fiandre Occidentali|West Flanders;4=Flandre-Orientale|Flandes Oriental|Oost-Vlaanderen|Fiandre Orientali|East Flanders;
5=Hainaut|Henao|Henegouwen|Hainaut|Hainaut;6=Province de Liège|Provincia de Lieja|Provincie Luik|Provincia di Liegi|Liège (province);
7=Limbourg belge|Limburgo belga|Belgisch-Limburg|Limburgo belga|Belgian Limburg;8=Luxembourg belge|Luxemburgo belga|Belgisch-Luxemburg|Lussemburgo belga|Belgian Luxembourg;
9=Province de Namur|Provincia de Namur|Provincie Namen|Provincia di Namur|Namur (province)`,
  NL: '',
  IT: `001=@;002=@;003=@;004=@;005=@;006=@;007=Aoste|Aosta|Aosta|Aosta|Aosta;008=Imperia;009=@;010=@;011=@;012=Varese;013=@;014=@;015=@;016=@;017=@;018=@;019=@;
020=Mantoue|Mantua|Mantua|Mantova|Mantua;021=Haut-Adige|Bolzano|Zuid-Tirol|Alto Adige|South Tyrol;022=Trente|Trento|Trentino|Trento|Trentino;023=@;024=@;025=@;026=@;
027=Venise|Venecia|Venetië|Venezia|Venice;028=@;029=@;030=@;031=@;032=@;033=@;034=@;035=@;036=@;037=@;038=@;039=@;040=Forlì-Cesena;041=Pesaro et Urbino|Pesaro y Urbino|Pesaro en Urbino|Pesaro e Urbino|Pesaro and Urbino;
042=@;043=Macerata;044=Ascoli Piceno;045=Massa-Carrara;046=@;047=@;048=@;049=@;050=@;051=@;052=@;053=@;054=@;055=@;056=@;057=@;058=@;059=Latina;060=@;
061=@;062=@;063=@;064=@;065=@;066=L'Aquila;067=@;068=@;069=@;070=@;071=@;072=@;073=@;074=@;075=@;076=@;077=@;078=@;079=@;080=@;081=Trapani;082=@;083=@;
084=Agrigente|Agrigento|Agrigento|Agrigento|Agrigento;085=Caltanissetta;086=@;087=@;088=@;089=Syracuse|Siracusa|Syracuse|Siracusa|Syracuse;090=@;091=@;092=@;093=@;094=@;095=@;096=@;097=@;098=@;
099=@;100=@;101=@;102=@;103=Verbano-Cusio-Ossola;108=Monza et Brianza|Monza y Brianza|Monza en Brianza|Monza e Brianza|Monza and Brianza;109=Fermo;110=Barletta-Andria-Trani;111=Sud Sardaigne|Sur de Cerdeña|Zuid-Sardinië|Sud Sardegna|South Sardinia`,
};
