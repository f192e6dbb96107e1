import { useMessages } from '#client/islands/language.tsx';
import { type FilterGroup, isFilterOffered } from '#shared/search/filter-groups.ts';
import { FilterPanel } from './filter-panel.tsx';
import type { FilterWork } from './filter-work.ts';

const panels = [
  { name: 'tag', groups: ['tag'] },
  { name: 'price', groups: ['price'] },
  { name: 'distance', groups: ['distance'] },
  { name: 'facility', groups: ['facility'] },
  { name: 'more', groups: ['score', 'stars', 'type', 'environment', 'style'] },
] as const satisfies readonly { name: string; groups: readonly FilterGroup[] }[];

/** Everything that the filter bar and its sheet filter by. */
export const filterGroups: readonly FilterGroup[] = panels.flatMap(({ groups }): readonly FilterGroup[] => groups);

/** The five dropdowns, or those of them that the flow has. @rule SERP-002 */
export function FilterGroups({ work }: { work: FilterWork }) {
  const t = useMessages('search/filters');
  const offered = panels.filter(({ groups }) => groups.some((group) => isFilterOffered(group, work.flow)));
  return offered.map(({ name, groups }) => <FilterPanel key={name} name={t(name)} groups={groups} work={work} />);
}
