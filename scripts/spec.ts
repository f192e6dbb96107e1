import { globSync, readFileSync } from 'node:fs';

const ids = /^((?:[A-Z0-9]+-[A-Za-z0-9]+ )+)(.+)$/s;

/** Every test title with the ids it starts with, from the sources of the tests. */
function readTitles(): { id: string; sentence: string; path: string }[] {
  return globSync('{shared,client,worker,catalogue,build,test}/**/*.{test,spec}.{ts,tsx}').flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/^\s*test\(\s*(['"`])((?:\\.|(?!\1).)+)\1/gms)].flatMap(
      ([, , title = '']) => {
        const [, named = '', sentence = ''] = ids.exec(title.replaceAll('\\', '')) ?? [];
        return named
          .trim()
          .split(' ')
          .filter(Boolean)
          .map((id) => ({ id, sentence, path }));
      },
    ),
  );
}

/** The product's rulebook: what is proven, by the id of the rule. */
function printRulebook(): void {
  const titles = readTitles().toSorted((a, b) => a.id.localeCompare(b.id) || a.sentence.localeCompare(b.sentence));
  let area = '';
  for (const { id, sentence } of titles) {
    const next = id.split('-')[0] ?? '';
    if (next !== area) console.log(`\n${next}\n`);
    area = next;
    console.log(`  ${id.padEnd(12)} ${sentence}`);
  }
  console.log(`\n${new Set(titles.map(({ id }) => id)).size} rules, ${titles.length} proofs`);
}

printRulebook();
