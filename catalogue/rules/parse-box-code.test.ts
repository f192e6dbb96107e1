import { expect, test } from 'vitest';
import { parseBoxCode } from './parse-box-code.ts';

test('BOX-010 OPEN-063 a code is read with and without its form, in any case', () => {
  expect(parseBoxCode('WINEEBOX')).toEqual({ code: 'WINEEBOX', format: undefined });
  expect(parseBoxCode('wineebox-Physical')).toEqual({ code: 'WINEEBOX', format: 'physical' });
  expect(parseBoxCode('WINEEBOX-digital')).toEqual({ code: 'WINEEBOX', format: 'digital' });
});

test('BOX-010 anything else is no code', () => {
  const nonsense = [
    undefined,
    '',
    'A',
    '-physical',
    'WINE EBOX',
    'WINEEBOX-paper',
    '../WINEEBOX',
    "x' OR 1=1",
    'é'.repeat(9),
  ];
  expect(nonsense.map(parseBoxCode)).toEqual(nonsense.map(() => undefined));
});
