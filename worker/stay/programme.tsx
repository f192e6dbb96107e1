import { useMessages } from '#client/islands/language.tsx';
import { ProgrammeIsland } from '#client/stay/programme.island.tsx';
import { programmeCode } from '#client/stay/programme-code.ts';
import { ProgrammeLines } from '#client/stay/programme-lines.tsx';
import type { WeekendDetail } from '#shared/catalogue/stay.ts';
import { Disclosure } from '../product/disclosure.tsx';
import { Facts } from '../product/facts.tsx';
import { Island } from '../render/island.tsx';
import styles from './programme.module.css';
import { Section } from './section.tsx';

// Browsers load it only where the lines change; here they are rendered at once.
programmeCode.provide(ProgrammeLines);

/** What the stay includes, and the breakfast with its menu. @rule STAY-008 STAY-023 */
export function Programme({ stay }: { stay: Pick<WeekendDetail, 'programLine' | 'breakfast' | 'headwords'> }) {
  const t = useMessages('stay/programme');
  const { breakfast, headwords, programLine } = stay;
  return (
    <Section id="description" title={t('title')}>
      {headwords && <p className={styles.headwords}>{headwords}</p>}
      <Island of={ProgrammeIsland} when="idle" props={{ lines: programLine }} />
      {breakfast && (
        <div className={styles.breakfast}>
          <Disclosure title={t('breakfast')}>
            <Facts
              facts={[
                { title: t('menu'), lines: breakfast.detailList },
                { title: t('hours'), lines: breakfast.schedules },
                { title: t('good'), lines: breakfast.mustKnowList },
              ]}
            />
          </Disclosure>
        </div>
      )}
    </Section>
  );
}
