import type { Country } from '#shared/locale/locales.ts';

/** What a hotel lies in; each value has its own pictures, texts and seasons. */
export const environments = ['sea', 'mountain', 'city', 'countryside', 'vineyard', 'forest', 'lake', 'spa'] as const;
export type Environment = (typeof environments)[number];

/**
 * Towns where hotels stand, by environment: `name weight`, the weight being the share of hotels. A star marks a sea
 * or ski resort. `name@lat,lng` adds a place that the list of cities does not hold; it lies in the region and
 * department of the nearest city.
 */
export const spots: Readonly<Record<Country, Readonly<Partial<Record<Environment, string>>>>> = {
  FR: {
    sea: `*Biarritz 7;*Saint-Jean-de-Luz 5;*Arcachon 6;*La Baule-Escoublac 6;*Deauville 9;*Trouville-sur-Mer 5;*Honfleur 9;*Étretat 4;*Cabourg 5;*Houlgate 3;
*Le Touquet-Paris-Plage 7;*Saint-Malo 9;*Dinard 5;*Perros-Guirec 4;*Quiberon 4;*Carnac 4;*Vannes 4;*Les Sables-d'Olonne 4;*Royan 4;*La Rochelle 8;
*Cannes 7;*Antibes 5;*Saint-Tropez 4;*Sainte-Maxime 4;*Fréjus 4;*Cassis 4;*Bandol 3;*Hyères 4;*Menton 4;*La Grande-Motte 4;*Le Grau-du-Roi 3;*Sète 3;
*Collioure 4;*Argelès-sur-Mer 3@42.546,3.023;*Ajaccio 4;*Calvi 3;*Porto-Vecchio 4;*Bonifacio 3;*Granville 3;*Concarneau 3;*Douarnenez 2;*Roscoff 3;*Wimereux 2;*Le Crotoy 2;*Ouistreham 2;*Pornic 3;*Hossegor 4@43.665,-1.397;Nice 12;Marseille 10`,
    mountain: `*Chamonix-Mont-Blanc 8;*Megève 6;*Morzine 4;*Les Gets 3;*La Clusaz 4;*Le Grand-Bornand 3;*Saint-Gervais-les-Bains 3;*Samoëns 3;*Valloire 3;*Briançon 3;
*Gérardmer 6;*La Bresse 4;*Font-Romeu-Odeillo-Via 3;*Saint-Lary-Soulan 3;*Cauterets 3;*Villard-de-Lans 3;*Val-d'Isère 3@45.449,6.98;*Courchevel 4@45.415,6.634;
*Méribel 3@45.397,6.566;*Tignes 2@45.468,6.906;*La Plagne 2@45.507,6.677;*Les Arcs 3@45.572,6.828;*Avoriaz 2@46.191,6.775;*Flaine 2@46.005,6.69;*Alpe d'Huez 3@45.092,6.07;*Les Deux Alpes 3@45.015,6.125;*Le Mont-Dore 2@45.577,2.81`,
    city: `Paris 34;Lyon 12;Bordeaux 12;Lille 8;Strasbourg 12;Nantes 7;Toulouse 8;Montpellier 6;Rennes 4;Reims 5;Dijon 5;Rouen 5;Tours 4;Nancy 3;Metz 3;Avignon 6;Aix-en-Provence 6;Arles 4;Nîmes 3;Colmar 8;Annecy 4;Amiens 2;Bayeux 3;Chartres 2;Carcassonne 4;Albi 3;Troyes 2;Grenoble 2;Versailles 3;Angers 2;Dinan 3`,
    countryside: `Amboise 6;Sarlat-la-Canéda 6;Gordes 4;L'Isle-sur-la-Sorgue 4;Saint-Rémy-de-Provence 5;Uzès 4;Rocamadour 3@44.799,1.618;Chinon 3;Blois 3;Loches 2;Giverny 3@49.076,1.533;Pont-Audemer 2;Vézelay 2@47.466,3.748;Brantôme 3;Cordes-sur-Ciel 2;Semur-en-Auxois 2;Bellême 2;Lourmarin 3@43.764,5.363;Roussillon 2@43.902,5.293;Auxerre 2;Montreuil 3@50.464,1.763;Saumur 3;Clisson 2;Domme 2@44.801,1.214`,
    vineyard: `Beaune 8;Saint-Émilion 7;Épernay 6;Eguisheim 4;Riquewihr 5;Ribeauvillé 4;Obernai 4;Chablis 2;Sancerre 3;Cognac 3;Villefranche-sur-Saône 3;Châteauneuf-du-Pape 3;Gaillac 2;Arbois 2;Pauillac 2;Kaysersberg 4`,
    forest: `Fontainebleau 5;Barbizon 4@48.446,2.606;Chantilly 4;Compiègne 3;Rambouillet 3;Lyons-la-Forêt 2@49.399,1.477;Lamotte-Beuvron 2;Paimpont 2@48.019,-2.171;Monthermé 2;Wissembourg 2`,
    lake: `Évian-les-Bains 5;Aix-les-Bains 5;Talloires 4@45.841,6.213;Thonon-les-Bains 3;Divonne-les-Bains 3;Yvoire 3@46.37,6.326;Xonrupt-Longemer 3@48.082,6.93;Veyrier-du-Lac 3;Moustiers-Sainte-Marie 2@43.847,6.222;Biscarrosse 2`,
    spa: `Vichy 5;Enghien-les-Bains 4;Dax 4;Luchon 3@42.79,0.594;La Bourboule 2;Vittel 3;Niederbronn-les-Bains 3;Bagnoles-de-l'Orne 4;Saint-Amand-les-Eaux 3;Ax-les-Thermes 3;Forges-les-Eaux 3;Molitg-les-Bains 2@42.652,2.385`,
  },
  ES: {
    sea: `*Sitges 6;*Lloret de Mar 4;*Tossa de Mar 4;*Cadaqués 4;*Roses 3;*Palafrugell 3;*Begur 4;*Salou 4;*Cambrils 3;*Peníscola 4;*Dénia 4;*Javea 4;*Calp 3;*Altea 4;*Benidorm 5;*Marbella 6;*Nerja 4;*Estepona 4;*Fuengirola 3;*Mojácar 3;*Conil de la Frontera 4;*Tarifa 4;*Chipiona 2;*Donostia / San Sebastián 8;*Santander 5;*Gijón 4;*Llanes 3;*Sanxenxo 4;*Baiona 3;*O Grove 3;*Alcúdia 4;*Calvià 4;*Pollença 4;*Eivissa 5@38.907,1.432;*Santa Eulària des Riu 3;*Ciutadella 4;*Maó 3;*Comillas 3;*Zarautz 3;Málaga 6;Cádiz 5;Palma 7;Alicante 5`,
    mountain: `*Jaca 4;*Sallent de Gállego 3;*Benasque 4;*Vielha 5;*Puigcerdà 4;*Alp 3;*Baqueira 3@42.698,0.932;*Sierra Nevada 4@37.096,-3.398;*Formigal 3@42.774,-0.371;Potes 3;Cangas de Onís 4;Aínsa 3@42.418,0.138;Navacerrada 3;Rascafría 3;Grazalema 3;Capileira 2@36.961,-3.36`,
    city: `Barcelona 22;Madrid 22;Sevilla 14;Valencia 10;Granada 10;Córdoba 7;Bilbao 8;Zaragoza 5;Toledo 6;Salamanca 6;Segovia 5;Girona 5;Santiago de Compostela 5;Burgos 3;León 3;Oviedo 3;Tarragona 3;Cáceres 3;Ávila 3;Pamplona 3;Murcia 2;Jerez de la Frontera 3;Ronda 5;Cuenca 3;Úbeda 3;Baeza 2;Cartagena 2`,
    countryside: `Trujillo 3;Besalú 3@42.199,2.699;Peratallada 2@41.979,3.091;Morella 3;Albarracín 3@40.408,-1.444;Arcos de la Frontera 3;Vejer de la Frontera 3;Antequera 2;Santillana del Mar 4@43.389,-4.108;Sigüenza 3;Almagro 2;Pedraza 2@41.131,-3.812;Valldemossa 3;Sóller 4;Carmona 3;Olot 2;La Alberca 2;Guadalupe 2`,
    vineyard: `Haro 4;Laguardia 4@42.554,-2.585;Logroño 4;Vilafranca del Penedès 3;Peñafiel 3;Aranda de Duero 2;Sant Sadurní d'Anoia 3;Falset 2;Cambados 3;Requena 2;Montilla 2;Elciego 3@42.515,-2.619;Valdepeñas 2`,
    forest: `Elizondo 2@43.145,-1.517;Ochagavía 2@42.905,-1.088;San Lorenzo de El Escorial 3;Cazorla 3;Arenas de San Pedro 2;Santa Coloma de Farners 2;Hervás 2;Aracena 3;Vielha 2`,
    lake: `Banyoles 3;Puebla de Sanabria 3;Nuévalos 3@41.211,-1.788;Ruidera 2;Tremp 2;Buitrago del Lozoya 2;Iznájar 2;Sant Pere de Vilamajor 2`,
    spa: `Caldes de Montbui 3;Caldes de Malavella 3;Alhama de Aragón 4;Archena 3;Lanjarón 3;Ourense 3;Mondariz 2;Arnedillo 2;Cestona 2@43.241,-2.258;Solares 2@43.382,-3.733;Alhama de Granada 2;La Garriga 2`,
  },
  BE: {
    sea: `*Knokke-Heist 9;*Ostend 10;*Blankenberge 6;*De Haan 6;*De Panne 4;*Nieuwpoort 5;*Koksijde 5;*Middelkerke 3;*Oostduinkerke 3;*Zeebrugge 2;*Bredene 2`,
    city: `Brugge 16;Gent 12;Antwerpen 14;Brussels 14;Leuven 5;Mechelen 4;Liège 5;Namur 4;Tournai 3;Mons 3;Kortrijk 3;Lier 3;Ieper 4;Hasselt 4`,
    countryside: `Damme 4;Oudenaarde 3;Poperinge 3;Sint-Truiden 4;Tongeren 3;Geraardsbergen 2;Pajottegem 2@50.75,3.94;Chimay 3;Lessines 2;Herve 3;Villers-la-Ville 2;Heuvelland 3@50.785,2.82;Bilzen 2;Beloeil 2`,
    forest: `Durbuy 8;La Roche-en-Ardenne 7;Bouillon 5;Spa 6;Stavelot 4;Malmédy 5;Vielsalm 3;Saint-Hubert 3;Rochefort 4;Houffalize 3;Bastogne 3;Maasmechelen 4;Genk 4;Coo 2@50.393,5.879;Dinant 6;Redu 2@50.007,5.161;Han-sur-Lesse 3@50.126,5.188;Trois-Ponts 2;Kasterlee 3`,
    lake: `Bütgenbach 4;Robertville 3@50.452,6.121;Froidchapelle 3;Jalhay 2;Neufchâteau 2;Mol 2`,
    spa: `Spa 5;Chaudfontaine 3;Ostend 2;Ninove 2;Grobbendonk 2`,
  },
  NL: {
    sea: `*Zandvoort 6;*Scheveningen 7@52.109,4.275;*Noordwijk 7@52.24,4.437;*Katwijk aan Zee 3;*Domburg 6;*Renesse 3;*Egmond aan Zee 5;*Bergen aan Zee 3@52.659,4.629;*Den Burg 4;*De Koog 5@53.098,4.762;*Vlissingen 4;*Cadzand 5@51.374,3.404;*Zoutelande 3;*West-Terschelling 4;*Nes 3@53.446,5.775;*Callantsoog 3;*Westkapelle 2;*Vlieland 3@53.296,5.07;*Schiermonnikoog 3@53.48,6.16`,
    city: `Amsterdam 16;Rotterdam 8;Utrecht 7;The Hague 7;Maastricht 12;Haarlem 5;Leiden 4;Delft 5;Groningen 5;'s-Hertogenbosch 4;Breda 4;Zwolle 3;Deventer 4;Middelburg 4;Alkmaar 3;Leeuwarden 3;Dordrecht 2;Gouda 2;Arnhem 3;Zutphen 3`,
    countryside: `Valkenburg 8@50.865,5.832;Vaals 4;Gulpen 4;Epen 3@50.776,5.911;Bergen 3;Giethoorn 4@52.739,6.078;Veere 3@51.548,3.667;Ootmarsum 5;Winterswijk 3;Hoorn 3;Edam 2;Oirschot 2;Thorn 3@51.161,5.841;Naarden 2;Borculo 2;Buren 2@51.91,5.335;Heusden 2@51.734,5.138`,
    forest: `Apeldoorn 5;Ede 3;Otterlo 4@52.1,5.77;Putten 3;Ermelo 3;Nunspeet 3;Garderen 3@52.23,5.71;Beekbergen 3;Doorn 3;Zeist 2;Dwingeloo 4;Assen 2;Norg 3;Emmen 2;Lage Vuursche 3@52.177,5.222;Oisterwijk 4;Hellendoorn 3@52.39,6.449;Holten 3@52.283,6.42;Rheden 2`,
    lake: `Loosdrecht 4@52.198,5.08;Sneek 4;Lemmer 3;Roermond 5;Reeuwijk 2;Harderwijk 3;Medemblik 2;Enkhuizen 3;Stavoren 2@52.885,5.359;Vinkeveen 3;Elburg 2`,
    spa: `Arcen 3;Bad Nieuweschans 2@53.18,7.21;Valkenburg 3@50.865,5.832;Vaals 2;Soesterberg 2@52.12,5.285;Houten 2`,
  },
  IT: {
    sea: `*Rimini 6;*Riccione 4;*Cattolica 3;*Cesenatico 3;*Lignano Sabbiadoro 3;*Jesolo 4@45.513,12.655;*Caorle 3;*Viareggio 4;*Forte dei Marmi 4;*San Remo 4;*Alassio 4;*Portofino 2;*Santa Margherita Ligure 4;*Monterosso al Mare 4;*Levanto 3;*Amalfi 4;*Positano 4;*Sorrento 6;*Taormina 5;*Cefalù 4;*San Vito Lo Capo 3;*Alghero 4;*Olbia 3;*Villasimius 3;*Gallipoli 4;*Otranto 4;*Vieste 3;*Polignano a Mare 4;*Tropea 4;*Capri 3;*Ischia 4;*Numana 2;*Senigallia 3;*San Benedetto del Tronto 2;*Castiglione della Pescaia 3;*Monopoli 3;*Maratea 2;*Arzachena 3;*Orosei 2;Naples 7;Cagliari 4`,
    mountain: `*Cortina d'Ampezzo 5;*Bormio 4;*Livigno 4;*Pinzolo 3;*Canazei 4;*Moena 3;*Cavalese 3;*Ortisei 5;*Selva di Val Gardena 3@46.555,11.76;*Corvara in Badia 4@46.551,11.873;*San Candido 3;*Brunico 3;*Courmayeur 5;*La Thuile 2;*Sestriere 2;*Bardonecchia 2;*Sauze d'Oulx 2;*Breuil-Cervinia 3@45.935,7.63;*Roccaraso 2;*Ponte di Legno 2;*Madonna di Campiglio 4@46.229,10.827;Merano 5;Aosta 3;Asiago 3`,
    city: `Rome 22;Florence 16;Venice 14;Milan 12;Turin 8;Verona 9;Bologna 7;Siena 7;Lucca 5;Pisa 4;Genoa 4;Padova 3;Palermo 6;Siracusa 5;Lecce 5;Matera 6;Mantova 3;Bergamo 4;Ravenna 3;Perugia 4;Assisi 4;Orvieto 4;Parma 3;Modena 3;Trieste 4;Ferrara 2;Catania 4;Arezzo 2;Urbino 2;Noto 3`,
    countryside: `San Gimignano 5;Volterra 4;Cortona 4;Pienza 4;Spoleto 3;Todi 3;Gubbio 3;Spello 3;Alberobello 5;Ostuni 5;Locorotondo 3;Cisternino 3;Civita di Bagnoregio 2@42.627,12.113;Pitigliano 3;Tivoli 3;Norcia 2;Modica 3;Ragusa 3;Asolo 3;Certaldo 2;Castelmuzio 2@43.1,11.64`,
    vineyard: `Greve in Chianti 5;Radda in Chianti 3@43.487,11.374;Castellina in Chianti 4;Montalcino 5;Montepulciano 5;Alba 5;Barolo 3;La Morra 3;Asti 3;Valdobbiadene 4;Conegliano 3;Bardolino 3;Montefalco 3;Cormons 2;Caldaro sulla Strada del Vino 4;Franciacorta 3@45.61,9.98;Neive 2@44.724,8.115`,
    forest: `Camaldoli 2@43.794,11.82;San Giovanni in Fiore 2;Serra San Bruno 2;Pescasseroli 3;Abetone 3;Bagno di Romagna 3@43.834,11.959;Tarvisio 2;Levico Terme 3`,
    lake: `Sirmione 6;Riva del Garda 5;Malcesine 4;Desenzano del Garda 4;Garda 3;Bellagio 5;Como 5;Menaggio 3;Varenna 3@46.01,9.284;Stresa 5;Verbania 3;Orta San Giulio 4;Iseo 3;Molveno 3;Bracciano 2;Bolsena 3;Passignano sul Trasimeno 2;Castiglione del Lago 2`,
    spa: `Abano Terme 5;Montecatini-Terme 5;Saturnia 4@42.66,11.504;San Casciano dei Bagni 3;Chianciano Terme 3;Fiuggi 3;Levico Terme 2;Salsomaggiore Terme 3;Acqui Terme 2;Bagno Vignoni 3@43.028,11.617;Rapolano Terme 2;Comano Terme 2@46.02,10.86`,
  },
};
