import { useId } from 'react';
import { useMessages, useRoutes, useVisitor } from '#client/islands/language.tsx';
import { DatesIsland } from '#client/search/dates.island.tsx';
import { DestinationIsland } from '#client/search/destination.island.tsx';
import { ParticipantsIsland } from '#client/search/participants.island.tsx';
import { SummaryIsland } from '#client/search/summary.island.tsx';
import { ThemeIsland } from '#client/search/theme.island.tsx';
import { TravellersIsland } from '#client/search/travellers.island.tsx';
import { Button } from '#client/ui/button.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { hasMap } from '#shared/map/markers.ts';
import { isFlagOn } from '#shared/market/flags.ts';
import { asksFor, type BoxField, boxFields } from '#shared/search/box-fields.ts';
import { printCriteria } from '#shared/search/codec.ts';
import type { Criteria } from '#shared/search/criteria.ts';
import type { Flow } from '#shared/search/flow.ts';
import Search from '~icons/lucide/search';
import Close from '~icons/lucide/x';
import { Island } from '../render/island.tsx';
import { usePage } from '../render/page-context.ts';
import { type FlowLinks, FlowToggle } from '../shell/flow-toggle.tsx';
import { FlowField } from './hidden-fields.tsx';
import { NativeFields } from './native-fields.tsx';
import styles from './search-box.module.css';

interface Props {
  readonly criteria: Criteria;
  readonly flow: Flow;
  /** The name of the destination in the criteria, where it is known. */
  readonly destinationLabel?: string | undefined;
  /** `hero`: open on every screen; `bar`: one line, on a phone a summary that opens it. */
  readonly variant: 'hero' | 'bar';
  readonly links?: FlowLinks | undefined;
}

/** What the flow asks: one form, which works with JavaScript off. @rule FLOW-015 FLOW-016 FLOW-017 FLOW-018 FLOW-019 */
export function SearchBox(props: Props) {
  const { criteria, flow, destinationLabel = '', variant, links = { present: flow } } = props;
  const t = useMessages('searchbox/form');
  const sheet = useId();
  const { destination } = criteria;
  const place = destination && { ...destination, label: destinationLabel };
  if (variant === 'hero') {
    return (
      <>
        <FlowToggle links={links} look="tabs" />
        <Form {...props} />
      </>
    );
  }
  const asked = printCriteria(criteria);
  return (
    <div className={hasMap(flow) ? `${styles.band} ${styles.beside}` : styles.band}>
      <Island of={SummaryIsland} props={{ asked, flow, destination: place, sheet }} when="visible" />
      <div popover="auto" id={sheet} className={styles.sheet} data-close-on-leave="">
        <div className={styles.head}>
          <h2>{t('title')}</h2>
          <IconButton icon={Close} label={t('close')} popoverTarget={sheet} popoverTargetAction="hide" autoFocus />
        </div>
        <div className={styles.flows}>
          <FlowToggle links={links} look="bar" />
        </div>
        <Form {...props} />
      </div>
    </div>
  );
}

function Form({ criteria, flow, destinationLabel = '', variant }: Props) {
  const t = useMessages('searchbox/form');
  const routes = useRoutes();
  return (
    <search className={styles.search} aria-label={t(flow === 'activity' ? 'labelActivities' : 'label')}>
      <form
        method="get"
        action={routes.results(flow)}
        className={`${styles.box} ${styles[variant]} ${styles[flow]}`}
        autoComplete="off"
        data-search-form=""
        data-dates-first={useDatesFirst(flow)}
      >
        <NativeFields criteria={criteria} flow={flow} destinationLabel={destinationLabel} />
        <FlowField flow={flow} />
        {boxFields(flow).map((field) => (
          <Field key={field} field={field} criteria={criteria} destinationLabel={destinationLabel} />
        ))}
        <Button type="submit" look="action" className={styles.submit}>
          <Search aria-hidden="true" /> {t('submit')}
        </Button>
      </form>
    </search>
  );
}

/** Whether a search without dates opens the calendar first: always, or once. @rule FLOW-021 FLOW-022 */
function useDatesFirst(flow: Flow): 'forced' | 'suggested' | undefined {
  const { locale } = useVisitor();
  const { flags } = usePage().settings;
  if (!asksFor(flow, 'dates')) return undefined;
  if (isFlagOn('forcedDates', locale, flags)) return 'forced';
  return isFlagOn('suggestedDates', locale, flags) ? 'suggested' : undefined;
}

/** One field. What works without JavaScript by itself stays visible there; native fields stand in for the others. */
function Field({ field, criteria, destinationLabel }: FieldProps) {
  const { destination, point, distance, dates, party, theme } = criteria;
  const live = `${styles.cell} ${styles.live}`;
  switch (field) {
    case 'destination':
    case 'city': {
      const where = { place: destination && { ...destination, label: destinationLabel }, point, distance };
      return (
        <div className={live}>
          <Island of={DestinationIsland} props={{ where, isCity: field === 'city' }} when="idle" />
        </div>
      );
    }
    case 'dates':
      return (
        <div className={styles.cell}>
          <Island of={DatesIsland} props={{ dates }} when="intent" />
        </div>
      );
    case 'travellers':
      return (
        <div className={live}>
          <Island of={TravellersIsland} props={{ party }} when="idle" />
        </div>
      );
    case 'participants':
      return (
        <div className={styles.cell}>
          <Island of={ParticipantsIsland} props={{ participants: party.adults }} when="idle" />
        </div>
      );
    case 'theme':
      return (
        <div className={live}>
          <Island of={ThemeIsland} props={{ theme }} when="idle" />
        </div>
      );
  }
}

interface FieldProps {
  readonly field: BoxField;
  readonly criteria: Criteria;
  readonly destinationLabel: string;
}
