import { useMessages } from '#client/islands/language.tsx';
import { type StayTab, tabsOf } from '#shared/stay/tabs.ts';
import layout from './layout.module.css';
import styles from './tabs.module.css';

/** Links to the sections that the page has. @rule STAY-002 STAY-003 */
export function Tabs({ sections }: { sections: ReadonlySet<StayTab> }) {
  const t = useMessages('stay/tabs');
  return (
    <nav className={`${layout.tabs} ${styles.tabs}`} aria-label={t('label')} data-tabs="">
      <ul>
        {tabsOf('booking', sections).map((tab) => (
          <li key={tab}>
            <a href={`#${tab}`}>{t(tab)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
