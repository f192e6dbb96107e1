import { factsOf, type Locale } from '#shared/locale/locales.ts';

type Group = Readonly<Record<string, unknown>>;
type DomainFile = Readonly<Record<string, Group>>;

const files = import.meta.glob<DomainFile>('/locales/*/*.json', { import: 'default', eager: true });

const tables = new Map<Locale, Readonly<Record<string, Group>>>();

/** Every message group of a locale by "domain/group", filled from its base locale where it says nothing. */
export function messagesOf(locale: Locale): Readonly<Record<string, Group>> {
  const known = tables.get(locale);
  if (known) return known;
  const { base } = factsOf(locale);
  const table: Record<string, Group> = base ? { ...messagesOf(base) } : {};
  for (const [path, file] of Object.entries(files)) {
    const [, , tag, name = ''] = path.split('/');
    if (tag !== locale) continue;
    const domain = name.replace('.json', '');
    for (const [group, messages] of Object.entries(file)) {
      const key = `${domain}/${group}`;
      table[key] = { ...table[key], ...messages };
    }
  }
  tables.set(locale, table);
  return table;
}
