import { useMessages, useVisitor } from '#client/islands/language.tsx';
import { Button } from '#client/ui/button.tsx';
import { formatEuros } from '#shared/price/euros.ts';
import type { QuoteState } from '#shared/price/quote.ts';
import { actionWords } from './panel-action.tsx';
import styles from './panel-bar.module.css';
import type { PanelView } from './panel-view.ts';

interface Props {
  /** Id of the panel it opens. */
  readonly panel: string;
  readonly view: PanelView;
  readonly state: QuoteState;
  /** Why there is no price, where that can be said. */
  readonly message: string | undefined;
  /** Where the panel is in view anyway: what its own button does. @rule STAY-044 */
  readonly onPress: () => void;
}

/**
 * On a phone: the price at the lower edge, and the button that opens the panel over the whole screen. On desktop: the end
 * of the sticky booking bar. @rule STAY-005 STAY-006
 */
export function PanelBar({ panel, view, state, message, onPress }: Props) {
  const t = useMessages('stay/purchase-panel');
  const { tag } = useVisitor();
  const { price, isOld, asksForDates } = view;
  const words = t(asksForDates ? 'chooseDates' : actionWords[state.kind]);
  return (
    <div className={styles.bar}>
      <p className={styles.price} aria-busy={isOld}>
        {price ? (
          <>
            <span>
              {price.wording === 'from' && <small>{t('from')} </small>}
              <strong>{formatEuros(price.perPerson, tag)}</strong> <small>{t('perPerson')}</small>
            </span>
            <small>{t('shortTotal', { price: formatEuros(price.total, tag), nights: price.nights })}</small>
          </>
        ) : (
          <small>{message}</small>
        )}
      </p>
      <Button look="action" className={styles.phone} popoverTarget={panel}>
        {words}
      </Button>
      <Button look="action" className={styles.desktop} onClick={onPress}>
        {words}
      </Button>
    </div>
  );
}
