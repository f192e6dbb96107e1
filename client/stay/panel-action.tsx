import { useMessages } from '#client/islands/language.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import type { QuoteState } from '#shared/price/quote.ts';
import styles from './panel-action.module.css';

interface Props {
  readonly state: QuoteState;
  /** Where checkout starts, once the stay is priced: also the way there without script. */
  readonly href: string | undefined;
  /** Whether days are left to choose, so that the link alone does not do where no script runs. */
  readonly needsScript: boolean;
  readonly onStart: () => void;
  readonly onRetry: () => void;
  readonly onOtherDates: () => void;
}

/** The one call to action of the panel: what it does follows from the state. @rule QUOTE-014 QUOTE-024 */
export function PanelAction({ state, href, needsScript, onStart, onRetry, onOtherDates }: Props) {
  const t = useMessages('stay/purchase-panel');
  switch (state.kind) {
    case 'quoted':
      return (
        <ButtonLink
          look="action"
          wide
          href={href}
          className={needsScript ? styles.scripted : undefined}
          onClick={(event) => {
            event.preventDefault();
            onStart();
          }}
        >
          {t('book')}
        </ButtonLink>
      );
    case 'quoting':
    case 'price-changed':
      return (
        <Button look="action" wide aria-disabled="true" className={styles.busy}>
          {t(state.kind === 'quoting' && state.purpose === 'show' ? 'quoting' : 'checking')}
        </Button>
      );
    case 'error':
      return (
        <Button look="primary" wide onClick={onRetry}>
          {t('retry')}
        </Button>
      );
    case 'not-bookable':
      return (
        <Button look="primary" wide onClick={onOtherDates}>
          {t('otherDates')}
        </Button>
      );
    case 'expired':
      return (
        <ButtonLink look="primary" wide href="">
          {t('otherStays')}
        </ButtonLink>
      );
    case 'no-dates':
    case 'partial':
      return (
        <Button look="action" wide className={styles.scripted} onClick={onStart}>
          {t('book')}
        </Button>
      );
  }
}
