import { useMessages } from '#client/islands/language.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { toNoonUtc } from '#shared/calendar/date.ts';
import { partialRefund, type Terms, termsId } from '#shared/offer/cancellation-terms.ts';
import Close from '~icons/lucide/x';
import styles from './terms-panels.module.css';

/** What the cancellation lines of cards open: one panel for all offers of the same terms. @rule CARD-009 CARD-010 CARD-011 */
export function TermsPanels({ terms }: { terms: readonly Terms[] }) {
  return terms.map((one) => <TermsPanel key={termsId(one)} terms={one} />);
}

function TermsPanel({ terms }: { terms: Terms }) {
  const t = useMessages('results/terms');
  const id = termsId(terms);
  const deadline =
    terms.kind === 'until'
      ? t('untilDate', { date: toNoonUtc(terms.date) })
      : terms.kind === 'days-before'
        ? t('untilDays', { count: terms.days })
        : t('untilArrival');
  return (
    <div popover="auto" id={id} role="dialog" aria-labelledby={`${id}-title`} className={styles.panel}>
      <div className={styles.head}>
        <h2 id={`${id}-title`}>{t('title')}</h2>
        <IconButton icon={Close} label={t('close')} popoverTarget={id} popoverTargetAction="hide" />
      </div>
      <dl className={styles.states}>
        <div data-refund="free">
          <dt>{deadline}</dt>
          <dd>{t('free')}</dd>
        </div>
        <div data-refund="partial">
          <dt>{t('afterwards')}</dt>
          <dd>{t('partial', { percent: partialRefund })}</dd>
        </div>
        <div data-refund="none">
          <dt>{t('fromCheckin')}</dt>
          <dd>{t('none')}</dd>
        </div>
      </dl>
    </div>
  );
}
