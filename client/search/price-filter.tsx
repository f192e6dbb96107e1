import { useState } from 'react';
import { useMessages, useRoutes, useVisitor } from '#client/islands/language.tsx';
import { formatEuros } from '#shared/price/euros.ts';
import { printCriteria } from '#shared/search/codec.ts';
import type { Criteria, Range } from '#shared/search/criteria.ts';
import { clearGroup } from '#shared/search/filters.ts';
import {
  hasOpenEnd,
  type PriceHandles,
  parseEuros,
  priceSlider,
  toHandles,
  toPriceRange,
} from '#shared/search/price-slider.ts';
import { FilterPanel } from './filter-panel.tsx';
import styles from './filters.module.css';
import { PriceSlider } from './price-slider.tsx';
import { searchFor } from './search-for.ts';
import { useDraft } from './use-draft.ts';

const ceilings = [100, 150, 200] as const;

/** Minimum and maximum of the total price. @rule FILT-021 FILT-022 FILT-023 */
export function PriceFilter({ criteria }: { criteria: Criteria }) {
  const t = useMessages('search/filters');
  const routes = useRoutes();
  const { tag } = useVisitor();
  const applied = toHandles(criteria.price);
  const [draft, setDraft] = useDraft<PriceHandles>(applied, ({ low, high }) => `${low} ${high}`);
  const priced = (price: Range | undefined): Criteria => {
    const rest = clearGroup(criteria, 'price');
    return price ? { ...rest, price } : rest;
  };
  return (
    <FilterPanel
      name={t('price')}
      active={criteria.price ? 1 : 0}
      onApply={() => searchFor(priced(toPriceRange(draft)))}
      onRestore={() => setDraft(applied)}
      onClear={() => searchFor(clearGroup(criteria, 'price'))}
    >
      <p className={styles.legend}>{t('priceLegend')}</p>
      <div className={styles.scripted}>
        <PriceSlider handles={draft} onChange={setDraft} />
        <div className={styles.amounts}>
          <Amount
            label={t('minInput')}
            euros={Math.min(draft.low, draft.high)}
            onChange={(low) => setDraft({ ...draft, low })}
          />
          <Amount
            label={t('maxInput')}
            euros={Math.max(draft.low, draft.high)}
            isOpen={hasOpenEnd(draft)}
            onChange={(high) => setDraft({ ...draft, high })}
          />
        </div>
      </div>
      <noscript>
        <ul className={styles.links}>
          {ceilings.map((euros) => (
            <li key={euros}>
              <a href={routes.search(printCriteria(priced({ max: euros * 100 })))}>
                {t('upTo', { amount: formatEuros(euros * 100, tag) })}
              </a>
            </li>
          ))}
        </ul>
      </noscript>
    </FilterPanel>
  );
}

interface AmountProps {
  readonly label: string;
  readonly euros: number;
  readonly isOpen?: boolean;
  readonly onChange: (euros: number) => void;
}

/** A typed price; what is typed is taken when the field is left. @rule FILT-022 FILT-025 */
function Amount({ label, euros, isOpen = false, onChange }: AmountProps) {
  const t = useMessages('search/filters');
  const [typed, setTyped] = useState<string>();
  const shown = isOpen ? t('open', { amount: String(priceSlider.max) }) : String(euros);
  const take = () => {
    const read = typed === undefined ? undefined : parseEuros(typed);
    setTyped(undefined);
    if (read !== undefined) onChange(read);
  };
  return (
    <label className={styles.amount}>
      <span>{label}</span>
      <input
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? shown}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={take}
        onKeyDown={(event) => event.key === 'Enter' && take()}
      />
    </label>
  );
}
