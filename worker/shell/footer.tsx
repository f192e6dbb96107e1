import { useMessages, useRoutes, useVisitor } from '#client/islands/language.tsx';
import { factsOf, type Locale, marketLocales } from '#shared/locale/locales.ts';
import { marketOf } from '#shared/market/markets.ts';
import Card from '~icons/lucide/credit-card';
import Lock from '~icons/lucide/lock-keyhole';
import { addressIn } from '../render/alternates.ts';
import { usePage } from '../render/page-context.ts';
import { useActivitiesLink } from './flow-toggle.tsx';
import styles from './footer.module.css';
import { Logo } from './logo.tsx';
import { useOpeningHours } from './opening-hours.ts';

const themes = [
  { key: 'wellness', id: 26 },
  { key: 'romantic', id: 23 },
  { key: 'gastronomy', id: 19 },
  { key: 'family', id: 39 },
] as const;

export function Footer() {
  const t = useMessages('shell/footer');
  const activities = useActivitiesLink();
  const theme = useMessages('shell/themes');
  const routes = useRoutes();
  const { locale, now } = useVisitor();
  const { settings } = usePage();
  const market = marketOf(locale);
  const hours = useOpeningHours(market.footerHours);
  const year = new Date(now).getUTCFullYear().toString();
  const isSample = settings.upstream.api === undefined;
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.columns}>
          <div className={styles.about}>
            <Logo />
            <p>{t('promise')}</p>
          </div>
          <nav aria-labelledby="footer-discover">
            <h2 id="footer-discover">{t('discover')}</h2>
            <ul>
              <li>
                <a href={routes.search()}>{t('allStays')}</a>
              </li>
              {activities && <li>{activities}</li>}
              {themes.map(({ key, id }) => (
                <li key={key}>
                  <a href={routes.search(`theme=${id}`)}>{theme(key)}</a>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-labelledby="footer-help">
            <h2 id="footer-help">{t('help')}</h2>
            <ul>
              <li>
                <a href={routes.bookingLookup()}>{t('bookings')}</a>
              </li>
              <li>
                <a href={routes.wishlist()}>{t('wishlist')}</a>
              </li>
              <li>
                <a href={`tel:${market.phone.replaceAll(' ', '')}`}>{t('call', { phone: market.phone })}</a>
              </li>
              {hours.map((line) => (
                <li key={line}>{line}</li>
              ))}
              <li>
                <a href={`mailto:${market.email}`}>{t('mail', { email: market.email })}</a>
              </li>
            </ul>
          </nav>
          <div>
            <h2>{t('payment')}</h2>
            <ul>
              <li className={styles.withIcon}>
                <Card aria-hidden="true" /> {t('paymentMethods')}
              </li>
              <li className={styles.withIcon}>
                <Lock aria-hidden="true" /> {t('securePayment')}
              </li>
            </ul>
          </div>
        </div>
        <nav className={styles.countries} aria-label={t('countries')}>
          <ul>
            {marketLocales.map((other) => (
              <Country key={other} locale={other} isCurrent={other === locale} />
            ))}
          </ul>
        </nav>
        <div className={styles.legal}>
          {isSample && <p>{t('sample')}</p>}
          <p>{t('legal')}</p>
          <p>
            {t('rights', { year, company: market.legalName })} {t('sources')}
          </p>
        </div>
      </div>
    </footer>
  );
}

function Country({ locale, isCurrent }: { locale: Locale; isCurrent: boolean }) {
  const { settings, origin } = usePage();
  const { language, tag, segment } = factsOf(locale);
  const name = new Intl.DisplayNames([tag], { type: 'region' }).of(marketOf(locale).country);
  return (
    <li>
      <a
        href={addressIn(locale, '/', settings, origin)}
        hrefLang={tag}
        lang={language}
        aria-current={isCurrent ? 'true' : undefined}
      >
        {name}
        {segment && ` (${segment.toUpperCase()})`}
      </a>
    </li>
  );
}
