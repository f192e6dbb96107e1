import { TextField } from '#client/checkout/text-field.tsx';
import { useMessages, useVisitor } from '#client/islands/language.tsx';
import { Button } from '#client/ui/button.tsx';
import { mostGiftCards, printChosen } from '#shared/checkout/payment-choices.ts';
import { formatEuros } from '#shared/price/euros.ts';
import type { CheckoutForm } from './checkout-form.ts';
import styles from './gift-cards.module.css';

type Props = Pick<CheckoutForm, 'cards' | 'refusedCard'>;

/** Gift cards that pay a part, each of which can be taken out again, and a field for one more. @rule QUOTE-007 */
export function GiftCards({ cards, refusedCard }: Props) {
  const t = useMessages('payment/cards');
  const { tag } = useVisitor();
  const isOpen = cards.length > 0 || refusedCard !== undefined;
  return (
    <details id="gift-cards" className={styles.cards} open={isOpen}>
      <summary>{t('title')}</summary>
      <div className={styles.body}>
        {cards.length > 0 && (
          <ul>
            {cards.map((card) => (
              <li key={card.code}>
                <input type="hidden" name="card" value={printChosen(card)} />
                <span className={styles.code}>{card.code}</span>
                <span className={styles.amount}>− {formatEuros(card.amount, tag)}</span>
                <Button
                  type="submit"
                  name="do"
                  value={`remove-card:${card.code}`}
                  look="plain"
                  formNoValidate
                  aria-label={t('removeCard', { code: card.code })}
                >
                  {t('remove')}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {cards.length < mostGiftCards && (
          <div className={styles.add}>
            <TextField
              id="gift-code"
              name="code"
              label={t('code')}
              hint={t('hint')}
              error={refusedCard && t(refusedCard.error)}
              defaultValue={refusedCard?.typed ?? ''}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={60}
              autoFocus={refusedCard !== undefined}
            />
            <Button type="submit" name="do" value="add-card" look="quiet" formNoValidate>
              {t('add')}
            </Button>
          </div>
        )}
      </div>
    </details>
  );
}
