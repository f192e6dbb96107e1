import { useMessages, useRoutes, useVisitor } from '#client/islands/language.tsx';
import bar from '#client/stay/panel-bar.module.css';
import head from '#client/stay/panel-head.module.css';
import panel from '#client/stay/purchase-panel.module.css';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import type { VoucherPrice, VoucherPrices } from '#shared/catalogue/single-voucher.ts';
import { marketOf, phoneHours } from '#shared/market/markets.ts';
import { formatEuros } from '#shared/price/euros.ts';
import { decideGiftNights, formatGiftNights, formatSwitch } from '#shared/stay/flow-switch.ts';
import Check from '~icons/lucide/check';
import Close from '~icons/lucide/x';
import { useOpeningHours } from '../shell/opening-hours.ts';
import styles from './gift-panel.module.css';
import { GiftPrice } from './gift-price.tsx';
import type { StayVisit } from './visit.ts';

interface Props {
  readonly visit: StayVisit;
  /** Absent when they cannot be had. */
  readonly prices: VoucherPrices | undefined;
}

const panelId = 'gift-panel';

/** The stay as a gift: its lengths with their prices, and how to give it. Links and native popovers only. @rule STAY-047 OPEN-101 */
export function GiftPanel({ visit, prices }: Props) {
  const t = useMessages('stayflow/panel');
  const { tag } = useVisitor();
  const list = prices?.isGiftable ? prices.priceList : [];
  const chosen = decideGiftNights(list, new URLSearchParams(visit.query).get('giftNights'));
  return (
    <>
      <aside id={panelId} popover="auto" className={panel.panel} aria-label={t('title')} data-close-on-leave="">
        <div className={head.head}>
          <p>{t('title')}</p>
          <IconButton icon={Close} label={t('close')} popoverTarget={panelId} popoverTargetAction="hide" />
        </div>
        {chosen ? (
          <>
            <GiftPrice price={chosen} />
            <GiftNights visit={visit} list={list} chosen={chosen} />
            <Benefits months={prices?.validityMonths} />
            <Order />
          </>
        ) : (
          <NotGiven visit={visit} hasFailed={prices === undefined} />
        )}
      </aside>
      <div className={bar.bar}>
        <p className={bar.price}>
          {chosen && (
            <>
              <strong>{formatEuros(chosen.sellPrice, tag)}</strong>
              <small>{t('forTwo', { count: chosen.los })}</small>
            </>
          )}
        </p>
        <Button look="action" popoverTarget={panelId}>
          {t('offer')}
        </Button>
      </div>
    </>
  );
}

function GiftNights({
  visit,
  list,
  chosen,
}: {
  visit: StayVisit;
  list: readonly VoucherPrice[];
  chosen: VoucherPrice;
}) {
  const t = useMessages('stayflow/panel');
  const { tag } = useVisitor();
  const routes = useRoutes();
  const { stay, query } = visit;
  return (
    <nav aria-label={t('nights')}>
      <ul className={styles.nights}>
        {list.map(({ los, sellPrice }) => (
          <li key={los}>
            <a
              href={routes.stay(stay.id, stay.label, formatGiftNights(query, los))}
              aria-current={los === chosen.los ? 'true' : undefined}
              data-keep-hash=""
            >
              <span>{t('length', { count: los })}</span> <strong>{formatEuros(sellPrice, tag)}</strong>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Benefits({ months }: { months: number | undefined }) {
  const t = useMessages('stayflow/panel');
  const lines = [t('freeDates'), ...(months === undefined ? [] : [t('valid', { count: months })]), t('twoPeople')];
  return (
    <ul className={styles.benefits}>
      {lines.map((line) => (
        <li key={line}>
          <Check aria-hidden="true" />
          {line}
        </li>
      ))}
    </ul>
  );
}

/** A gift is ordered with customer care. @rule SHELL-039 */
function Order() {
  const t = useMessages('stayflow/panel');
  const { phone } = marketOf(useVisitor().locale);
  const hours = useOpeningHours(phoneHours);
  return (
    <div className={`${panel.action} ${styles.order}`}>
      <ButtonLink look="action" wide href={`tel:${phone.replaceAll(' ', '')}`}>
        {t('order', { phone })}
      </ButtonLink>
      <p>{hours.join(' · ')}</p>
    </div>
  );
}

function NotGiven({ visit, hasFailed }: { visit: StayVisit; hasFailed: boolean }) {
  const t = useMessages('stayflow/panel');
  const routes = useRoutes();
  const { stay, query } = visit;
  return (
    <>
      <p className={styles.notice}>{t(hasFailed ? 'failed' : 'notGiven')}</p>
      <ButtonLink
        look="primary"
        wide
        href={routes.stay(stay.id, stay.label, formatSwitch(query, hasFailed ? 'gifting' : 'booking'))}
        data-keep-hash={hasFailed ? undefined : ''}
      >
        {t(hasFailed ? 'retry' : 'bookInstead')}
      </ButtonLink>
    </>
  );
}
