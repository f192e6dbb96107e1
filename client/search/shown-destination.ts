import { signal } from '@preact/signals-core';
import type { ResultsState } from './results-state.ts';

/** The place that the results on the page are for, with its name; an address names a place by its id only. */
export const shownDestination = signal<ResultsState['destination']>();
