import { expect, test } from 'vitest';
import { type CallName, calls } from '#shared/catalogue/calls.ts';
import readme from '../../catalogue/README.md?raw';
import { catalogue } from '../support/catalogue.ts';

interface Operation {
  readonly operationId: string;
  readonly 'x-calls': readonly string[];
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly required: boolean }[];
  readonly requestBody?: object;
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content: object }>>;
}

interface Described {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

const names = Object.keys(calls) as CallName[];

async function describe(): Promise<Described> {
  const answer = await catalogue.fetch('http://catalogue/openapi.json');
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  return answer.json();
}

test('OPENAPI-calls every call is described under its method and path, and no other', async () => {
  const { paths } = await describe();
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      operation['x-calls'].map((name) => `${name} ${method.toUpperCase()} ${path}`),
    ),
  );
  expect(described.toSorted()).toEqual(
    names.map((name) => `${name} ${calls[name].method} ${calls[name].path}`).toSorted(),
  );
});

test('OPENAPI-shape the document is OpenAPI 3.1: unique operations, all path parts, an answer and a refusal for each', async () => {
  const { openapi, info, paths } = await describe();
  expect([openapi, typeof info.title, typeof info.version]).toEqual(['3.1.0', 'string', 'string']);
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
  for (const { path, method, operation } of operations) {
    const parts = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const given = operation.parameters.filter((parameter) => parameter.in === 'path');
    expect(given.map(({ name, required }) => required && name)).toEqual(parts);
    const keys = operation.parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(operation.requestBody !== undefined).toBe(method === 'post');
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['200', 'default']));
    expect(Object.values(operation.responses).every(({ description }) => description !== '')).toBe(true);
  }
});

test('OPENAPI-schema no schema is empty where the contract says more, and every reference leads somewhere', async () => {
  const document = await describe();
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target);
  expect(new Set(references)).toEqual(new Set(['#/components/schemas/Problem']));
  expect(document.components.schemas.Problem).toMatchObject({ type: 'object' });
  const search = JSON.stringify(document.paths['/offers.json']?.get);
  expect(search).toContain('"exactMatch":{"type":"array","items":{"type":"object"');
  expect(search).toContain('"name":"checkin","in":"query","required":false');
  expect(JSON.stringify(document)).not.toContain('$schema');
});

test('OPENAPI-keys what keeps something asks for an idempotency key, what only asks does not', async () => {
  const { paths } = await describe();
  const keyed = Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).flatMap(({ parameters }) =>
      parameters.some(({ name, required }) => name === 'Idempotency-Key' && required) ? [path] : [],
    ),
  );
  expect(keyed).toEqual(expect.arrayContaining(['/orders', '/gift-orders', '/contact-cases', '/client-errors']));
  expect(keyed).not.toContain('/offers.json');
});

test('OPENAPI-readme the README tells how to replace every call', () => {
  expect(names.filter((name) => !readme.includes(`${calls[name].method} ${calls[name].path}\``))).toEqual([]);
});
