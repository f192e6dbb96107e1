import type { ReactNode } from 'react';
import { useMessages } from '#client/islands/language.tsx';
import type { WeekendDetail } from '#shared/catalogue/stay.ts';
import type { StayFlow } from '#shared/stay/flow-switch.ts';
import Info from '~icons/lucide/badge-info';
import Clock from '~icons/lucide/clock';
import Services from '~icons/lucide/concierge-bell';
import Paw from '~icons/lucide/paw-print';
import { Facts } from '../product/facts.tsx';
import { useHours } from '../product/hours.ts';
import { useThingsToKnow } from '../product/things-to-know.ts';
import { GettingThere } from './getting-there.tsx';
import { InfoDialog } from './info-dialog.tsx';
import styles from './practical.module.css';
import { Section } from './section.tsx';

interface Props {
  readonly stay: Pick<WeekendDetail, 'hotel' | 'cancellationPolicy' | 'activities' | 'dinners'>;
  readonly flow: StayFlow;
  readonly children?: ReactNode;
}

/**
 * What to know before leaving: how the stay can be cancelled, which a gift cannot, and a modal each for the way there,
 * hours, services, things to know and what is important. @rule STAY-014 STAY-015 STAY-016 STAY-017 STAY-024
 */
export function Practical({ stay, flow, children }: Props) {
  const t = useMessages('product/practical');
  const { hotel } = stay;
  const { facilities = [], importantInfos = [] } = hotel;
  const hours = useHours(hotel.checkInOut);
  const { cancellation, know } = useThingsToKnow(hotel, flow === 'gifting' ? undefined : stay.cancellationPolicy);
  const schedules = [...stay.activities, ...stay.dinners].map(({ title, schedules: lines }) => ({ title, lines }));
  const hasHours = hours.length > 0 || schedules.some(({ lines }) => lines?.length);
  return (
    <Section id="practicalInfo" title={t('title')}>
      {cancellation && <Facts facts={[{ title: t('cancellation'), lines: [cancellation.text] }]} />}
      <ul className={styles.rows}>
        <li>
          <GettingThere hotel={hotel} />
        </li>
        {hasHours && (
          <li>
            <InfoDialog id="hours" icon={Clock} title={t('hours')} gist={hours.slice(0, 2).join(' · ')}>
              <Facts facts={[{ title: hotel.label, lines: hours }, ...schedules]} />
            </InfoDialog>
          </li>
        )}
        {facilities.length > 0 && (
          <li>
            <InfoDialog
              id="services"
              icon={Services}
              title={t('services', { count: facilities.length })}
              gist={gistOf(facilities.map(({ label }) => label))}
            >
              <ul className={styles.services}>
                {facilities.map(({ code, label }) => (
                  <li key={code}>{label}</li>
                ))}
              </ul>
            </InfoDialog>
          </li>
        )}
        <li>
          <InfoDialog
            id="things-to-know"
            icon={Paw}
            title={t('know')}
            gist={gistOf(know.flatMap(({ title, lines }) => (lines?.length ? [title] : [])))}
          >
            <Facts facts={know} />
          </InfoDialog>
        </li>
        {importantInfos.length > 0 && (
          <li>
            <InfoDialog id="important" icon={Info} title={t('important')} gist={gistOf(importantInfos, 1)}>
              {importantInfos.map((info) => (
                <p key={info}>{info}</p>
              ))}
            </InfoDialog>
          </li>
        )}
      </ul>
      {children}
    </Section>
  );
}

function gistOf(items: readonly string[], most = 3): string {
  return items.slice(0, most).join(' · ');
}
