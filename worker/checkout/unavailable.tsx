import { useMessages, useRoutes, useVisitor } from '#client/islands/language.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { toNoonUtc } from '#shared/calendar/date.ts';
import type { OtherDates } from '#shared/checkout/other-dates.ts';
import { formatEuros } from '#shared/price/euros.ts';
import { printStayCriteria } from '#shared/stay/stay-criteria.ts';
import Arrow from '~icons/lucide/arrow-right';
import type { CheckoutEntry } from './enter-checkout.ts';
import { MessageBox } from './message-box.tsx';
import styles from './unavailable.module.css';

interface Props {
  readonly entry: CheckoutEntry;
  readonly others: readonly OtherDates[];
  /** Whether the room went while the form was filled in. */
  readonly wasTaken: boolean;
}

/** These dates are gone: says so, and leads to the nearest ones that are free. @rule QUOTE-018 QUOTE-019 QUOTE-026 */
export function Unavailable({ entry, others, wasTaken }: Props) {
  const t = useMessages('checkout/unavailable');
  const { address, stay } = entry;
  const routes = useRoutes();
  const { party } = address;
  const toStay = (query: string) => routes.stay(address.id, stay?.label ?? '', query);
  return (
    <div className={styles.unavailable}>
      <MessageBox tone="warn" title={t('title')}>
        <p>{wasTaken ? t('taken') : t('text')}</p>
      </MessageBox>
      {others.length > 0 && (
        <section aria-labelledby="other-dates">
          <h3 id="other-dates" className={styles.title}>
            {t('others')}
          </h3>
          <ul className={styles.dates}>
            {others.map((other) => (
              <li key={other.dates.checkin}>
                <OtherDate other={other} href={toStay(printStayCriteria({ dates: other.dates, party }))} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={styles.actions}>
        <ButtonLink href={toStay(printStayCriteria({ party }))}>{t('all')}</ButtonLink>
        <ButtonLink href={routes.search()} look="quiet">
          {t('search')}
        </ButtonLink>
      </div>
    </div>
  );
}

function OtherDate({ other: { dates, total }, href }: { other: OtherDates; href: string }) {
  const t = useMessages('checkout/unavailable');
  const { tag } = useVisitor();
  return (
    <a href={href} className={styles.date}>
      <span>{t('range', { checkin: toNoonUtc(dates.checkin), checkout: toNoonUtc(dates.checkout) })}</span>
      <strong>{formatEuros(total, tag)}</strong>
      <Arrow aria-hidden="true" />
    </a>
  );
}
