import { expect, test } from 'vitest';
import { readShortNames } from './class-names.ts';

test('ARCH-class-names every class of a build has a name of its own, the same in each build, that no blocker takes for an advertisement', () => {
  const names = readShortNames(process.cwd());
  const short = [...names.values()];
  expect(names.get('client/ui/card.module.css card')).toMatch(/^[a-z][\w-]{1,2}$/i);
  expect(new Set(short).size).toBe(short.length);
  expect(short.filter((name) => /^ad/i.test(name) || name.length > 3)).toEqual([]);
  expect([...readShortNames(process.cwd())]).toEqual([...names]);
});
