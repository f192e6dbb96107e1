import { useMessages } from '#client/islands/language.tsx';
import styles from './skip-link.module.css';

export function SkipLink() {
  const t = useMessages('shell/header');
  return (
    <a className={styles.link} href="#main">
      {t('skip')}
    </a>
  );
}
