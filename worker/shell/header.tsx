import { useMessages, useRoutes, useVisitor } from '#client/islands/language.tsx';
import { factsOf, locales } from '#shared/locale/locales.ts';
import { brand } from '#shared/market/brand.ts';
import { marketOf } from '#shared/market/markets.ts';
import ArrowLeft from '~icons/lucide/arrow-left';
import Heart from '~icons/lucide/heart';
import Lock from '~icons/lucide/lock-keyhole';
import Phone from '~icons/lucide/phone';
import Ticket from '~icons/lucide/ticket-check';
import { addressIn } from '../render/alternates.ts';
import { usePage } from '../render/page-context.ts';
import { type FlowLinks, FlowToggle, useActivitiesLink } from './flow-toggle.tsx';
import styles from './header.module.css';
import { Logo } from './logo.tsx';

interface Props {
  readonly layout: 'full' | 'checkout';
  /** Where the back arrow of the checkout layout leads. @rule SHELL-016 */
  readonly back?: string | undefined;
  readonly flows?: FlowLinks | undefined;
  /** The page's path without the locale's base, and its query, for the language links. */
  readonly path: string;
}

export function Header({ layout, back, flows = {}, path }: Props) {
  const t = useMessages('shell/header');
  const routes = useRoutes();
  const activities = useActivitiesLink(flows);
  const { phone } = marketOf(useVisitor().locale);
  if (layout === 'checkout') {
    return (
      <header className={styles.header}>
        <div className={styles.bar}>
          <a className={styles.back} href={back ?? routes.home()}>
            <ArrowLeft aria-hidden="true" /> {t('back')}
          </a>
          <a className={styles.logo} href={routes.home()} aria-label={t('home', { brand: brand.name })}>
            <Logo />
          </a>
          <span className={styles.secure}>
            <Lock aria-hidden="true" /> <span>{t('secure')}</span>
          </span>
        </div>
      </header>
    );
  }
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a className={styles.logo} href={routes.home()} aria-label={t('home', { brand: brand.name })}>
          <Logo />
        </a>
        <nav className={styles.nav} aria-label={t('main')}>
          <div className={styles.flows}>
            <FlowToggle links={flows} look="bar" />
          </div>
          {activities}
          <a className={styles.booking} href={routes.bookingLookup()} aria-label={t('bookings')}>
            <Ticket aria-hidden="true" /> <span>{t('bookings')}</span>
          </a>
          <a className={styles.wishlist} href={routes.wishlist()} aria-label={t('wishlist')}>
            <Heart aria-hidden="true" />
          </a>
          <a className={styles.phone} href={`tel:${phone.replaceAll(' ', '')}`} aria-label={t('phone', { phone })}>
            <Phone aria-hidden="true" /> <span>{phone}</span>
          </a>
          <Languages path={path} />
        </nav>
      </div>
    </header>
  );
}

/** Only a market with several languages has a choice to make. @rule SHELL-012 */
function Languages({ path }: { path: string }) {
  const t = useMessages('shell/header');
  const { locale } = useVisitor();
  const { settings, origin } = usePage();
  const others = locales.filter((other) => factsOf(other).market === factsOf(locale).market);
  if (others.length < 2) return null;
  return (
    <ul className={styles.languages} aria-label={t('language')}>
      {others.map((other) => {
        const { language, tag } = factsOf(other);
        return (
          <li key={other}>
            <a
              href={addressIn(other, path, settings, origin)}
              hrefLang={tag}
              lang={language}
              data-language=""
              aria-current={other === locale ? 'true' : undefined}
            >
              {language.toUpperCase()}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
