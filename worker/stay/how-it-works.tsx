import { useMessages, useVisitor } from '#client/islands/language.tsx';
import { howItWorksFilms } from '#shared/market/how-it-works.ts';
import { Disclosure } from '../product/disclosure.tsx';
import styles from './how-it-works.module.css';
import layout from './layout.module.css';

const steps = ['choose', 'dates', 'pay', 'leave'] as const;

/** How a stay is booked, step by step, and as a film where the locale has one. @rule STAY-033 OPEN-111 */
export function HowItWorks() {
  const t = useMessages('stayguide/guide');
  const { locale, tag } = useVisitor();
  const film = howItWorksFilms[locale];
  return (
    <section className={layout.guide} aria-labelledby="guide-title">
      <h2 id="guide-title">{t('title')}</h2>
      <Disclosure title={t('open')}>
        {film && (
          <video className={styles.video} src={film.src} controls preload="none" playsInline>
            <track kind="captions" src={film.captions} srcLang={tag} default />
          </video>
        )}
        <ol className={styles.steps}>
          {steps.map((step, index) => (
            <li key={step}>
              <strong>{`${index + 1}. ${t(`${step}Title`)}`}</strong>
              <p>{t(`${step}Text`)}</p>
            </li>
          ))}
        </ol>
      </Disclosure>
    </section>
  );
}
