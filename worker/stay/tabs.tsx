import { useMessages } from '#client/islands/language.tsx';
import type { StayFlow } from '#shared/stay/flow-switch.ts';
import { type StayTab, tabsOf } from '#shared/stay/tabs.ts';
import layout from './layout.module.css';
import styles from './tabs.module.css';

/**
 * Links to the sections that the page has. On desktop they are the head of the booking bar once their own place, which
 * is marked, has left the view. @rule STAY-002 STAY-003 STAY-005
 */
export function Tabs({ flow, sections }: { flow: StayFlow; sections: ReadonlySet<StayTab> }) {
  const t = useMessages('stay/tabs');
  return (
    <>
      <div className={layout.tabsPlace} data-tabs-place="" />
      <nav className={`${layout.tabs} ${styles.tabs}`} aria-label={t('label')} data-tabs="">
        <ul>
          {tabsOf(flow, sections).map((tab) => (
            <li key={tab}>
              <a href={`#${tab}`}>{t(tab)}</a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
