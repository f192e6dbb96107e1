import { useId } from 'react';
import { useMessages, useRoutes } from '#client/islands/language.tsx';
import { DatesIsland } from '#client/search/dates.island.tsx';
import { DestinationIsland } from '#client/search/destination.island.tsx';
import { SummaryIsland } from '#client/search/summary.island.tsx';
import { ThemeIsland } from '#client/search/theme.island.tsx';
import { TravellersIsland } from '#client/search/travellers.island.tsx';
import { Button } from '#client/ui/button.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { printCriteria } from '#shared/search/codec.ts';
import type { Criteria } from '#shared/search/criteria.ts';
import type { Flow } from '#shared/search/flow.ts';
import Search from '~icons/lucide/search';
import Close from '~icons/lucide/x';
import { Island } from '../render/island.tsx';
import { NativeFields } from './native-fields.tsx';
import styles from './search-box.module.css';

interface Props {
  readonly criteria: Criteria;
  readonly flow: Flow;
  /** The name of the destination in the criteria, where it is known. */
  readonly destinationLabel?: string | undefined;
  /** `hero`: open on every screen; `bar`: one line, on a phone a summary that opens it. */
  readonly variant: 'hero' | 'bar';
}

/** Where, when, who and what for: one form, which works with JavaScript off. @rule FLOW-015 FLOW-019 */
export function SearchBox({ criteria, flow, destinationLabel = '', variant }: Props) {
  const t = useMessages('searchbox/form');
  const sheet = useId();
  const { destination } = criteria;
  const place = destination && { ...destination, label: destinationLabel };
  const form = <Form criteria={criteria} flow={flow} destinationLabel={destinationLabel} variant={variant} />;
  if (variant === 'hero') return form;
  return (
    <div className={styles.band}>
      <Island of={SummaryIsland} props={{ asked: printCriteria(criteria), destination: place, sheet }} when="visible" />
      <div popover="auto" id={sheet} className={styles.sheet} data-close-on-leave="">
        <div className={styles.head}>
          <h2>{t('title')}</h2>
          <IconButton icon={Close} label={t('close')} popoverTarget={sheet} popoverTargetAction="hide" autoFocus />
        </div>
        {form}
      </div>
    </div>
  );
}

function Form({ criteria, flow, destinationLabel = '', variant }: Props) {
  const t = useMessages('searchbox/form');
  const routes = useRoutes();
  const { destination, point, distance, dates, party, theme } = criteria;
  const place = destination && { ...destination, label: destinationLabel };
  return (
    <search className={styles.search} aria-label={t('label')}>
      <form
        method="get"
        action={routes.search()}
        className={`${styles.box} ${styles[variant]}`}
        autoComplete="off"
        data-search-form=""
      >
        <NativeFields criteria={criteria} flow={flow} destinationLabel={destinationLabel} />
        <div className={`${styles.cell} ${styles.live}`}>
          <Island of={DestinationIsland} props={{ where: { place, point, distance } }} when="idle" />
        </div>
        <div className={styles.cell}>
          <Island of={DatesIsland} props={{ dates }} when="intent" />
        </div>
        <div className={`${styles.cell} ${styles.live}`}>
          <Island of={TravellersIsland} props={{ party }} when="idle" />
        </div>
        <div className={`${styles.cell} ${styles.live}`}>
          <Island of={ThemeIsland} props={{ theme }} when="idle" />
        </div>
        <Button type="submit" look="action" className={styles.submit}>
          <Search aria-hidden="true" /> {t('submit')}
        </Button>
      </form>
    </search>
  );
}
