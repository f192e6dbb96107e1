import type { Translator } from '#shared/locale/translator.ts';
import type { Party } from '#shared/party/party.ts';

/** The party in words: "2 adults, 1 child". Kinds that nobody belongs to are left out. */
export function formatParty(t: Translator<'party/picker'>, party: Party): string {
  const travellers = ['adults', 'children', 'babies'] as const;
  return travellers
    .filter((traveller) => party[traveller] > 0)
    .map((traveller) => t(`count-${traveller}`, { count: party[traveller] }))
    .join(', ');
}
