import { useMessages, useVisitor } from '#client/islands/language.tsx';
import { Button } from '#client/ui/button.tsx';
import { formatEuros } from '#shared/price/euros.ts';
import type { PriceView } from '#shared/price/price-view.ts';
import styles from './panel-bar.module.css';

interface Props {
  /** Id of the panel it opens. */
  readonly panel: string;
  readonly price: PriceView | undefined;
  readonly hasDates: boolean;
  readonly isOld: boolean;
  /** Where the panel is in view anyway: what its own button does. @rule STAY-044 */
  readonly onPress: () => void;
}

/**
 * On a phone: the price at the lower edge, and the button that opens the panel over the whole screen. On desktop: the end
 * of the sticky booking bar. @rule STAY-005 STAY-006
 */
export function PanelBar({ panel, price, hasDates, isOld, onPress }: Props) {
  const t = useMessages('stay/purchase-panel');
  const { tag } = useVisitor();
  const words = t(hasDates ? 'book' : 'chooseDates');
  return (
    <div className={styles.bar}>
      <p className={styles.price} aria-busy={isOld}>
        {price && (
          <>
            <span>
              {price.wording === 'from' && <small>{t('from')} </small>}
              <strong>{formatEuros(price.perPerson, tag)}</strong> <small>{t('perPerson')}</small>
            </span>
            <small>{t('shortTotal', { price: formatEuros(price.total, tag), nights: price.nights })}</small>
          </>
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
