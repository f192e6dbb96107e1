import { signal } from '@preact/signals-core';
import type { ProgramLine } from '#shared/catalogue/activity.ts';

/** What the priced stay includes; nothing while the page shows the stay without dates. Only the panel writes it. */
export const pricedProgramme = signal<readonly ProgramLine[] | undefined>(undefined);
