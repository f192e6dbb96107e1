import { useShared } from '#client/islands/use-shared.ts';
import type { ProgramLine } from '#shared/catalogue/activity.ts';
import { programLines } from '#shared/stay/program.ts';
import { pricedProgramme } from './priced-programme.ts';
import styles from './programme.module.css';
import { ProgrammeIcon } from './programme-icon.tsx';

/** What the stay includes, line by line: for the dates that are priced, else for the usual nights. @rule STAY-008 */
export function ProgrammeIsland({ lines }: { lines: readonly ProgramLine[] }) {
  const shown = useShared<readonly ProgramLine[]>(pricedProgramme, lines);
  return (
    <ul className={styles.lines}>
      {programLines(shown).map(({ label, icon }) => (
        <li key={label}>
          <ProgrammeIcon code={icon} />
          <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}
