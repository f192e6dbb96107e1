import type { Country } from '#shared/locale/locales.ts';

/**
 * Postal codes of towns where hotels stand, for the countries whose codes the list of cities does not hold:
 * `listed name=code`, the code of the town's centre.
 */
export const postcodes: Readonly<Partial<Record<Country, string>>> = {
  BE: `Antwerpen=2000;Brussels=1000;Gent=9000;Brugge=8000;Leuven=3000;Mechelen=2800;Liège=4000;Namur=5000;Tournai=7500;Mons=7000;
Kortrijk=8500;Lier=2500;Ieper=8900;Hasselt=3500;Knokke-Heist=8300;Ostend=8400;Blankenberge=8370;De Haan=8420;De Panne=8660;Nieuwpoort=8620;
Koksijde=8670;Middelkerke=8430;Oostduinkerke=8670;Zeebrugge=8380;Bredene=8450;Damme=8340;Oudenaarde=9700;Poperinge=8970;Sint-Truiden=3800;
Tongeren=3700;Geraardsbergen=9500;Chimay=6460;Lessines=7860;Herve=4650;Villers-la-Ville=1495;Bilzen=3740;Beloeil=7970;Durbuy=6940;
La Roche-en-Ardenne=6980;Bouillon=6830;Spa=4900;Stavelot=4970;Malmédy=4960;Vielsalm=6690;Saint-Hubert=6870;Rochefort=5580;Houffalize=6660;
Bastogne=6600;Maasmechelen=3630;Genk=3600;Dinant=5500;Trois-Ponts=4980;Kasterlee=2460;Butgenbach=4750;Froidchapelle=6440;Jalhay=4845;
Neufchâteau=6840;Mol=2400;Chaudfontaine=4050;Ninove=9400;Grobbendonk=2280;Charleroi=6000;Arlon=6700;Verviers=4800;Wavre=1300;Waterloo=1410`,
  NL: `Amsterdam=1012;Rotterdam=3011;Utrecht=3511;The Hague=2511;Maastricht=6211;Haarlem=2011;Leiden=2311;Delft=2611;Groningen=9711;
's-Hertogenbosch=5211;Breda=4811;Zwolle=8011;Deventer=7411;Middelburg=4331;Alkmaar=1811;Leeuwarden=8911;Dordrecht=3311;Gouda=2801;Arnhem=6811;
Zutphen=7201;Zandvoort=2042;Katwijk aan Zee=2225;Domburg=4357;Renesse=4325;Egmond aan Zee=1931;Den Burg=1791;Vlissingen=4381;Zoutelande=4374;
West-Terschelling=8881;Callantsoog=1759;Westkapelle=4361;Vaals=6291;Gulpen=6271;Bergen=1861;Ootmarsum=7631;Winterswijk=7101;Hoorn=1621;Edam=1135;
Oirschot=5688;Naarden=1411;Borculo=7271;Apeldoorn=7311;Ede=6711;Putten=3881;Ermelo=3851;Nunspeet=8071;Beekbergen=7361;Doorn=3941;Zeist=3701;
Dwingeloo=7991;Assen=9401;Norg=9331;Emmen=7811;Oisterwijk=5061;Rheden=6991;Sneek=8601;Lemmer=8531;Roermond=6041;Reeuwijk=2811;Harderwijk=3841;
Medemblik=1671;Enkhuizen=1601;Vinkeveen=3645;Elburg=8081;Arcen=5944;Houten=3991;Eindhoven=5611;Nijmegen=6511;Tilburg=5011;Almere Stad=1315`,
  ES: `Barcelona=08001;Madrid=28001;Sevilla=41001;Valencia=46001;Granada=18001;Córdoba=14001;Bilbao=48001;Zaragoza=50001;Toledo=45001;
Salamanca=37001;Segovia=40001;Girona=17001;Santiago de Compostela=15701;Burgos=09001;León=24001;Oviedo=33001;Tarragona=43001;Cáceres=10001;
Ávila=05001;Pamplona=31001;Murcia=30001;Jerez de la Frontera=11401;Ronda=29400;Cuenca=16001;Úbeda=23400;Baeza=23440;Cartagena=30201;Sitges=08870;
Lloret de Mar=17310;Tossa de Mar=17320;Cadaqués=17488;Roses=17480;Palafrugell=17200;Begur=17255;Salou=43840;Cambrils=43850;Peníscola=12598;
Denia=03700;Javea=03730;Calp=03710;Altea=03590;Benidorm=03501;Marbella=29601;Nerja=29780;Estepona=29680;Fuengirola=29640;Mojacar=04638;
Conil de la Frontera=11140;Tarifa=11380;Chipiona=11550;Donostia / San Sebastián=20001;Santander=39001;Gijón=33201;Llanes=33500;Sanxenxo=36960;
Baiona=36300;O Grove=36980;Alcúdia=07400;Pollença=07460;Comillas=39520;Zarautz=20800;Málaga=29001;Cadiz=11001;Palma=07001;Alicante=03001;Jaca=22700;
Benasque=22440;Vielha=25530;Puigcerdà=17520;Potes=39570;Cangas de Onís=33550;Navacerrada=28491;Grazalema=11610;Trujillo=10200;Morella=12300;
Arcos de la Frontera=11630;Vejer de la Frontera=11150;Antequera=29200;Sigüenza=19250;Almagro=13270;Sóller=07100;Carmona=41410;Olot=17800;Haro=26200;
Logroño=26001;Vilafranca del Penedès=08720;Peñafiel=47300;Aranda de Duero=09400;Requena=46340;Montilla=14550;Valdepeñas=13300;
San Lorenzo de El Escorial=28200;Cazorla=23470;Hervás=10700;Aracena=21200;Banyoles=17820;Ourense=32001;Archena=30600;Lanjarón=18420;la Garriga=08530;
Valladolid=47001;Vigo=36201;A Coruña=15001;Elche=03201;Albacete=02001;Huelva=21001;Almería=04001;Badajoz=06001;Huesca=22001;Lugo=27001;Pontevedra=36001`,
};
