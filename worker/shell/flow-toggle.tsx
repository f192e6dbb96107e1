import { useMessages, useRoutes, useVisitor } from '#client/islands/language.tsx';
import { isFlagOn } from '#shared/market/flags.ts';
import type { Flow } from '#shared/search/flow.ts';
import { usePage } from '../render/page-context.ts';
import styles from './flow-toggle.module.css';

/** Where a page stands among the flows; a page that belongs to none of them leads to the home page of each. */
export interface FlowLinks {
  readonly present?: Flow | undefined;
  readonly hrefOf?: ((flow: Flow) => string) | undefined;
}

/** Links between stays and gifts: the same page in the other flow. @rule FLOW-003 FLOW-004 FLOW-011 OPEN-007 */
export function FlowToggle({ links, look }: { links: FlowLinks; look: 'bar' | 'tabs' }) {
  const t = useMessages('flow/toggle');
  const routes = useRoutes();
  const { present, hrefOf = (flow) => routes.home(`flow=${flow}`) } = links;
  return (
    <ul className={`${styles.toggle} ${styles[look]}`} aria-label={t('label')}>
      {(['booking', 'gifting'] as const).map((flow) => (
        <li key={flow}>
          <a href={hrefOf(flow)} data-flow={flow} aria-current={flow === present ? 'true' : undefined}>
            {t(flow)}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The way to activities; null where the market has none. @rule FLOW-014 */
export function useActivitiesLink({ present }: FlowLinks = {}) {
  const t = useMessages('flow/toggle');
  const routes = useRoutes();
  const { locale } = useVisitor();
  const { settings } = usePage();
  if (!isFlagOn('activityFlow', locale, settings.flags)) return null;
  return (
    <a
      href={routes.results('activity')}
      data-flow="activity"
      aria-current={present === 'activity' ? 'true' : undefined}
    >
      {t('activity')}
    </a>
  );
}
