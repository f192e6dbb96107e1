import { getTableColumns, getTableName, is, Table } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import * as schema from '#catalogue/schema.ts';
import * as orders from '#catalogue/schema-orders.ts';
import { database, fillCatalogue } from '../support/catalogue.ts';

beforeAll(fillCatalogue);

test('SCHEMA-columns the tables of the queries have the columns that the migrations made', async () => {
  const tables = Object.values({ ...schema, ...orders }).filter((value) => is(value, Table));
  const written = tables.map((table) => ({
    name: getTableName(table),
    columns: Object.values(getTableColumns(table)).map(
      (column) => `${column.name} ${column.notNull ? 'NOT NULL' : ''}`,
    ),
  }));
  const made = await Promise.all(
    written.map(async ({ name }) => {
      const { results } = await database
        .prepare(`PRAGMA table_info(${name})`)
        .all<{ name: string; notnull: number; pk: number }>();
      return {
        name,
        columns: results.map((column) => `${column.name} ${column.notnull || column.pk ? 'NOT NULL' : ''}`),
      };
    }),
  );
  expect(written.length).toBeGreaterThan(8);
  expect(written.map(({ name, columns }) => ({ name, columns: columns.toSorted() }))).toEqual(
    made.map(({ name, columns }) => ({ name, columns: columns.toSorted() })),
  );
});

test('SCHEMA-stock stock can never fall below nothing', async () => {
  const fall = database.prepare('UPDATE room_night SET stock = -1 WHERE day = (SELECT min(day) FROM room_night)').run();
  await expect(fall).rejects.toThrow('CHECK');
});
