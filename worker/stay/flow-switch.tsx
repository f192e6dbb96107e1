import { useMessages, useRoutes } from '#client/islands/language.tsx';
import { formatSwitch, type StayFlow } from '#shared/stay/flow-switch.ts';
import Gift from '~icons/lucide/gift';
import Moon from '~icons/lucide/moon';
import styles from './flow-switch.module.css';
import type { StayVisit } from './visit.ts';

const icons = { booking: Moon, gifting: Gift } as const;

/** Whether the stay is for oneself or a gift: two links to the same page, followed without a reload. @rule FLOW-011 STAY-046 */
export function FlowSwitch({ visit }: { visit: StayVisit }) {
  const t = useMessages('stayflow/switch');
  const routes = useRoutes();
  const { stay, flow, query } = visit;
  return (
    <nav
      className={styles.switch}
      aria-label={t('label')}
      data-flow-switch=""
      data-flow={flow}
      data-said={t(flow === 'gifting' ? 'saidGift' : 'saidStay')}
    >
      <ul>
        {(['booking', 'gifting'] as const satisfies readonly StayFlow[]).map((way) => {
          const Icon = icons[way];
          return (
            <li key={way}>
              <a
                href={routes.stay(stay.id, stay.label, formatSwitch(query, way))}
                aria-current={way === flow ? 'true' : undefined}
                data-keep-hash=""
              >
                <Icon aria-hidden="true" />
                {t(way)}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
