import { useEffect, useState } from 'react';
import { useShared } from '#client/islands/use-shared.ts';
import type { ProgramLine } from '#shared/catalogue/activity.ts';
import { pricedProgramme } from './priced-programme.ts';
import { programmeCode } from './programme-code.ts';

/**
 * What the stay includes: for the dates that are priced, else for the usual nights. The lines of the server stay as they
 * are until those of a price differ; only then their code and icons are fetched. @rule STAY-008
 */
export function ProgrammeIsland({ lines }: { lines: readonly ProgramLine[] }) {
  const shown = useShared<readonly ProgramLine[]>(pricedProgramme, lines);
  const [Lines, setLines] = useState(() => programmeCode.current);
  const isOther = printLines(shown) !== printLines(lines);
  useEffect(() => {
    if (!isOther) return;
    programmeCode.load().then(
      (loaded) => setLines(() => loaded),
      (error: unknown) => console.error('programme', error),
    );
  }, [isOther]);
  if (Lines) {
    return (
      <div key="lines">
        <Lines lines={shown} />
      </div>
    );
  }
  return <div key="rendered" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}

function printLines(lines: readonly ProgramLine[]): string {
  return lines.map(({ label }) => label).join('\n');
}
