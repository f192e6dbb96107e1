import { useMessages, useVisitor } from '#client/islands/language.tsx';
import { type CancellationTerms, useCancellation } from '#client/stay/use-cancellation.ts';
import type { Hotel, HotelPolicy } from '#shared/catalogue/hotel.ts';
import type { CancellationPolicy, LocalTax } from '#shared/catalogue/price-info.ts';
import { formatEuros } from '#shared/price/euros.ts';
import { viewLocalTax } from '#shared/price/local-tax.ts';
import type { Fact } from './facts.tsx';

/** What is to be known before a stay; cancellation comes first, and also alone. */
interface ThingsToKnow {
  readonly cancellation: CancellationTerms | undefined;
  readonly know: readonly Fact[];
}

/** Cancellation, local tax and pets, each as a title with its lines. @rule STAY-016 STAY-024 STAY-051 HOTEL-017 */
export function useThingsToKnow(hotel: Hotel, policy: CancellationPolicy | undefined): ThingsToKnow {
  const t = useMessages('product/practical');
  const cancellation = useCancellation(policy, hotel.timeZone);
  const know = [
    { title: t('cancellation'), lines: cancellation && [cancellation.text] },
    { title: t('tax'), lines: useTaxLines(hotel.localTax) },
    { title: t('pets'), lines: usePetLines(hotel.policy) },
  ];
  return { cancellation, know };
}

function useTaxLines(tax: LocalTax | undefined): string[] {
  const t = useMessages('product/practical');
  const { tag } = useVisitor();
  const view = viewLocalTax(tax);
  if (!view) return [];
  const rate =
    view.kind === 'percentage'
      ? t('taxPercentage', { percentage: view.percentage })
      : t('taxPerNight', { amount: formatEuros(view.amount, tag) });
  return [rate, t(view.isPaidAtHotel ? 'taxAtHotel' : 'taxWithStay')];
}

function usePetLines(policy: HotelPolicy | undefined): string[] {
  const t = useMessages('product/practical');
  const { tag } = useVisitor();
  if (!policy) return [];
  if (!policy.petsAllowed) return [t('petsRefused')];
  const { petsPrice = 0, petsMaxWeight, petsMaxNumberOfPets } = policy;
  return [
    t('petsWelcome', { count: petsMaxNumberOfPets }),
    ...(petsMaxWeight === undefined ? [] : [t('petsWeight', { weight: petsMaxWeight })]),
    petsPrice > 0 ? t('petsPrice', { price: formatEuros(petsPrice, tag) }) : t('petsFree'),
  ];
}
