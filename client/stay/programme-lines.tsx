import type { ProgramLine } from '#shared/catalogue/activity.ts';
import { programLines } from '#shared/stay/program.ts';
import styles from './programme.module.css';
import { ProgrammeIcon } from './programme-icon.tsx';

/** What a stay includes, line by line. @rule STAY-008 */
export function ProgrammeLines({ lines }: { lines: readonly ProgramLine[] }) {
  return (
    <ul className={styles.lines}>
      {programLines(lines).map(({ label, icon }) => (
        <li key={label}>
          <ProgrammeIcon code={icon} />
          <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}
