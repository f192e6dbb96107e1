import type { Locale } from '#shared/locale/locales.ts';
import type { LegalFacts } from './texts.ts';

/** Who watches over the rules in each market, in the words of its readers. @rule SHELL-043 */
export const legalFacts: Readonly<Record<Locale, LegalFacts>> = {
  fr_FR: {
    authority: 'CNIL',
    authorityUrl: 'https://www.cnil.fr',
    mediator: 'la Médiation Tourisme et Voyage',
    law: 'le droit français, notamment le code du tourisme et le code de la consommation',
  },
  fr_BE: {
    authority: 'Autorité de protection des données',
    authorityUrl: 'https://www.autoriteprotectiondonnees.be',
    mediator: 'le Service de médiation pour le consommateur',
    law: 'le droit belge, notamment la loi du 21 novembre 2017 sur les voyages à forfait et le Code de droit économique',
  },
  nl_BE: {
    authority: 'Gegevensbeschermingsautoriteit',
    authorityUrl: 'https://www.gegevensbeschermingsautoriteit.be',
    mediator: 'de Consumentenombudsdienst',
    law: 'het Belgische recht, met name de wet van 21 november 2017 op de pakketreizen en het Wetboek van economisch recht',
  },
  nl_NL: {
    authority: 'Autoriteit Persoonsgegevens',
    authorityUrl: 'https://www.autoriteitpersoonsgegevens.nl',
    mediator: 'de Geschillencommissie Reizen',
    law: 'het Nederlandse recht, met name titel 7A van boek 7 van het Burgerlijk Wetboek',
  },
  es_ES: {
    authority: 'Agencia Española de Protección de Datos',
    authorityUrl: 'https://www.aepd.es',
    mediator: 'la Junta Arbitral de Consumo de tu comunidad',
    law: 'el derecho español, en particular la Ley General para la Defensa de los Consumidores y Usuarios',
  },
  it_IT: {
    authority: 'Garante per la protezione dei dati personali',
    authorityUrl: 'https://www.garanteprivacy.it',
    mediator: 'l’organismo di conciliazione della Camera di commercio',
    law: 'il diritto italiano, in particolare il Codice del turismo e il Codice del consumo',
  },
  en_GB: {
    authority: 'the data protection authority of your country',
    authorityUrl: 'https://www.edpb.europa.eu/about-edpb/about-edpb/members_en',
    mediator: 'the dispute resolution body of the seller’s country',
    law: 'the law of the seller’s country, without prejudice to the protection of the country you live in',
  },
};
