import type { Language } from '#shared/locale/locales.ts';

interface InsuranceText {
  readonly label: string;
  readonly covers: string[];
}

/** What the insurances are called and cover. */
export const insuranceTexts: Readonly<Record<Language, Readonly<Record<'cancellation' | 'comfort', InsuranceText>>>> = {
  en: {
    cancellation: {
      label: 'Cancellation insurance',
      covers: ['Illness or accident before the stay', 'Your money back up to the day of arrival'],
    },
    comfort: {
      label: 'Cancellation and assistance',
      covers: ['All of the cancellation insurance', 'Doctor and way home during the stay', 'Luggage up to €1,500'],
    },
  },
  fr: {
    cancellation: {
      label: 'Assurance annulation',
      covers: ['Maladie ou accident avant le séjour', 'Remboursement jusqu’au jour de l’arrivée'],
    },
    comfort: {
      label: 'Annulation et assistance',
      covers: ['Toute l’assurance annulation', 'Médecin et rapatriement pendant le séjour', 'Bagages jusqu’à 1 500 €'],
    },
  },
  es: {
    cancellation: {
      label: 'Seguro de cancelación',
      covers: ['Enfermedad o accidente antes de la estancia', 'Reembolso hasta el día de la llegada'],
    },
    comfort: {
      label: 'Cancelación y asistencia',
      covers: [
        'Todo el seguro de cancelación',
        'Médico y regreso a casa durante la estancia',
        'Equipaje hasta 1.500 €',
      ],
    },
  },
  nl: {
    cancellation: {
      label: 'Annuleringsverzekering',
      covers: ['Ziekte of ongeval vóór het verblijf', 'Je geld terug tot op de dag van aankomst'],
    },
    comfort: {
      label: 'Annulering en bijstand',
      covers: ['De hele annuleringsverzekering', 'Arts en terugreis tijdens het verblijf', 'Bagage tot € 1.500'],
    },
  },
  it: {
    cancellation: {
      label: 'Assicurazione annullamento',
      covers: ['Malattia o infortunio prima del soggiorno', 'Rimborso fino al giorno dell’arrivo'],
    },
    comfort: {
      label: 'Annullamento e assistenza',
      covers: ['Tutta l’assicurazione annullamento', 'Medico e rientro durante il soggiorno', 'Bagagli fino a 1.500 €'],
    },
  },
};
