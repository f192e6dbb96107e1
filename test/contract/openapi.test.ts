import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type CallName, calls } from '#shared/catalogue/calls.ts';
import type { CatalogueCall } from '#shared/catalogue/catalogue-call.ts';
import readme from '../../catalogue/README.md?raw';
import { catalogue, fillCatalogue } from '../support/catalogue.ts';
import { generateRequests } from './generated-requests.ts';

beforeAll(fillCatalogue);

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly description?: string;
  readonly schema: object;
}

interface Content {
  readonly content: Readonly<Record<string, { readonly schema: z.core.JSONSchema.JSONSchema }>>;
}

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly 'x-calls': readonly CallName[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content & { readonly description: string; readonly headers?: object }>>;
}

interface Described {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

const names = Object.keys(calls) as CallName[];

/** The operations with their method and path, such as `POST /orders`. */
async function operationsOf(): Promise<Map<string, Operation>> {
  const { paths } = await describe();
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const),
    ),
  );
}

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

test('OPENAPI-inputs every input has a type and a meaning, whole numbers their bounds, and what has a default is not required', async () => {
  for (const [place, { parameters, requestBody }] of await operationsOf()) {
    for (const { name, description = '', required, schema } of parameters) {
      expect([place, name, description !== '']).toEqual([place, name, true]);
      expect(schema).toMatchObject({ type: expect.stringMatching(/^(string|integer|number|boolean)$/) });
      if ('default' in schema) expect([place, name, required]).toEqual([place, name, false]);
      if ('type' in schema && schema.type === 'integer') expect(schema).toHaveProperty('maximum');
    }
    const body = requestBody?.content['application/json']?.schema;
    expect(place.startsWith('POST') ? body : { type: 'object' }).toMatchObject({ type: 'object' });
  }
});

test('OPENAPI-inputs inputs are described as they are written: numbers, dates and switches, defaults of lists as text', async () => {
  const operations = await operationsOf();
  const inputOf = (place: string, name: string) =>
    operations.get(place)?.parameters.find((parameter) => parameter.name === name);
  expect(inputOf('GET /offers.json', 'adult')?.schema).toEqual({
    type: 'integer',
    minimum: 1,
    maximum: 20,
    default: 2,
  });
  expect(inputOf('GET /offers.json', 'checkin')?.schema).toEqual({ type: 'string', format: 'date' });
  expect(inputOf('GET /weekend/{id}/quote.json', 'smartcapacity')?.schema).toEqual({ type: 'boolean', default: true });
  expect(inputOf('GET /facets.json', 'propertiesRequested')?.schema).toMatchObject({
    type: 'string',
    default: 'price,score,facility,stars,style,type,environment,tag',
  });
  expect(inputOf('GET /orders/{number}', 'number')?.schema).toMatchObject({ type: 'string', pattern: '^\\d{8}$' });
  const order = operations.get('POST /orders')?.requestBody?.content['application/json']?.schema;
  expect(order).toMatchObject({
    properties: { expectedTotalCents: { type: 'integer', description: expect.any(String) } },
  });
});

test('OPENAPI-refusals every operation names what it can refuse, as problems, and when to come back', async () => {
  for (const [place, { responses, parameters }] of await operationsOf()) {
    const { '200': _, '201': __, ...refusals } = responses;
    const problems = Object.values(refusals).map(({ content }) => content['application/problem+json']?.schema);
    expect(problems).toEqual(problems.map(() => ({ $ref: '#/components/schemas/Problem' })));
    const statuses = Object.keys(refusals);
    expect(statuses).toEqual(expect.arrayContaining(['400', '503', 'default']));
    expect([place, statuses.includes('413')]).toEqual([place, place.startsWith('POST')]);
    if (parameters.some((parameter) => parameter.in === 'path')) expect(statuses).toContain('404');
    if (responses['201']) expect(statuses).toContain('409');
    expect(responses['503']?.headers).toHaveProperty('Retry-After');
  }
  const operations = await operationsOf();
  const expired = [...operations]
    .filter(([, { responses }]) => responses['410'])
    .map(([, { operationId }]) => operationId);
  expect(expired.toSorted()).toEqual(['activityOnly', 'hotel', 'stay']);
});

test('OPENAPI-truth generated requests are answered with statuses and bodies that are described', async () => {
  const operations = await operationsOf();
  const readers = new Map<object, z.ZodType>();
  for (const { call, path, init } of generateRequests(480)) {
    const { method, path: template }: CatalogueCall = calls[call];
    // No other method of a path is one of its operations.
    if (init.method !== method) continue;
    const answer = await catalogue.fetch(`http://catalogue${path}`, init);
    const described = operations.get(`${method} ${template}`)?.responses[answer.status];
    expect([call, answer.status, described !== undefined]).toEqual([call, answer.status, true]);
    const schema = described?.content['application/json']?.schema;
    if (!schema) continue;
    const reader = readers.get(schema) ?? z.fromJSONSchema(schema);
    readers.set(schema, reader);
    const read = reader.safeParse(await answer.json());
    expect([call, read.error?.issues[0]]).toEqual([call, undefined]);
  }
  expect(readers.size).toBeGreaterThan(30);
});

test('OPENAPI-keys what keeps something asks for an idempotency key, what only asks does not', async () => {
  const keyed = [...(await operationsOf())].flatMap(([place, { parameters, responses }]) =>
    parameters.some(({ name, required }) => name === 'Idempotency-Key' && required)
      ? [[place, '201' in responses]]
      : [],
  );
  expect(keyed).toEqual([
    ['POST /orders', true],
    ['POST /gift-orders', true],
    ['POST /contact-cases', true],
    ['POST /contact-cases/claims', false],
    ['POST /client-errors', true],
    ['POST /analytics/ga/collect/{pos}', true],
  ]);
});

test('OPENAPI-readme the README lists every call below the setting that replaces it, in the words of the description', () => {
  const bases = readme.split(/^### `UPSTREAM_/m).slice(1);
  const listed = bases.flatMap((text) => {
    const base = text.slice(0, text.indexOf('_URL')).toLowerCase();
    return [...text.matchAll(/^\| `((?:GET|POST) \S+)` \| (.+) \|$/gm)].map(([, place, says]) =>
      [base, place, says].join(' '),
    );
  });
  const all = names.map(
    (name) => `${calls[name].base} ${calls[name].method} ${calls[name].path} ${calls[name].summary}`,
  );
  expect(listed.toSorted()).toEqual(all.toSorted());
});
