import { useMessages, useVisitor } from '#client/islands/language.tsx';
import { bookableWindow } from '#shared/calendar/today.ts';
import { parseCriteria } from '#shared/search/codec.ts';
import type { Flow } from '#shared/search/flow.ts';
import styles from './filters.module.css';
import { PriceFilter } from './price-filter.tsx';
import { StarsFilter } from './stars-filter.tsx';
import { useAddress } from './use-address.ts';

interface Props {
  /** The criteria of the page as `printCriteria` writes them. */
  readonly asked: string;
  readonly flow: Flow;
}

/** The filter bar. The address is what is applied; each panel keeps a draft of its own until it closes. */
export function FiltersIsland({ asked, flow }: Props) {
  const t = useMessages('search/filters');
  const { now, timeZone } = useVisitor();
  const address = useAddress();
  const criteria = parseCriteria(address ?? new URLSearchParams(asked), bookableWindow(now, timeZone));
  return (
    <fieldset className={styles.bar} aria-label={t('label')}>
      <PriceFilter criteria={criteria} />
      <StarsFilter criteria={criteria} flow={flow} />
    </fieldset>
  );
}
