import { useMessages } from '#client/islands/language.tsx';
import styles from './hero.module.css';

export function Hero() {
  const t = useMessages('home/hero');
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1>{t('title')}</h1>
        <p>{t('subtitle')}</p>
      </div>
    </section>
  );
}
