import { useMessages, useRoutes } from '#client/islands/language.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { formatSwitch } from '#shared/stay/flow-switch.ts';
import Gift from '~icons/lucide/gift';
import styles from './gift-block.module.css';
import layout from './layout.module.css';
import { Section } from './section.tsx';
import type { StayVisit } from './visit.ts';

/** For oneself: the invitation to give this stay. As a gift: how giving goes. @rule STAY-032 STAY-002 */
export function StayGift({ visit }: { visit: StayVisit }) {
  return <x-part name="gift">{visit.flow === 'gifting' ? <TheGift /> : <GiftBlock visit={visit} />}</x-part>;
}

function GiftBlock({ visit: { stay, query } }: { visit: StayVisit }) {
  const t = useMessages('stayflow/gift');
  const routes = useRoutes();
  return (
    <section className={`${layout.gift} ${styles.block}`} aria-labelledby="gift-title">
      <Gift aria-hidden="true" />
      <div>
        <h2 id="gift-title">{t('inviteTitle')}</h2>
        <p>{t('inviteText')}</p>
      </div>
      <ButtonLink
        look="quiet"
        href={routes.stay(stay.id, stay.label, formatSwitch(query, 'gifting'))}
        data-keep-hash=""
      >
        {t('invite')}
      </ButtonLink>
    </section>
  );
}

function TheGift() {
  const t = useMessages('stayflow/gift');
  const steps = [t('stepChoose'), t('stepGive'), t('stepLeave')];
  return (
    <Section id="theGift" title={t('title')}>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step}>
            <span aria-hidden="true">{index + 1}</span>
            {step}
          </li>
        ))}
      </ol>
    </Section>
  );
}
