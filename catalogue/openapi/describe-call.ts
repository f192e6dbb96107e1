import type { CatalogueCall } from '#shared/catalogue/catalogue-call.ts';
import { describeRefusals } from './describe-refusals.ts';
import { describeSchema, fieldsOf, type JsonSchema } from './describe-schema.ts';

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}

/** The calls of one method and path, of which there may be several that tell themselves apart by their parameters. */
export interface Variants {
  readonly names: readonly string[];
  readonly calls: readonly [CatalogueCall, ...CatalogueCall[]];
}

/** An operation of OpenAPI 3.1. */
export function describeCall({ names, calls }: Variants) {
  const [first] = calls;
  const answers = calls.map(({ answer }) => describeSchema(answer));
  const [only] = answers;
  const content = { 'application/json': { schema: answers.length === 1 ? only : { anyOf: answers } } };
  const isPost = first.method === 'POST';
  const summary = calls.map((call) => call.summary).join('; ');
  return {
    operationId: names[0],
    tags: [first.base],
    summary,
    'x-calls': names,
    'x-rules': [...new Set(calls.flatMap(({ rules }) => rules.split(' ').filter(Boolean)))],
    parameters: [
      ...partsOf(first),
      ...(isPost ? [] : queryOf(calls)),
      ...(first.key === undefined ? [] : [idempotencyKeys[first.key]]),
    ],
    ...(isPost && {
      requestBody: { required: true, content: { 'application/json': { schema: describeSchema(first.request) } } },
    }),
    responses: {
      200: { description: first.key === 'keeps' ? 'Kept before: the first answer again' : summary, content },
      ...(first.key === 'keeps' && { 201: { description: summary, content } }),
      ...describeRefusals(first),
    },
  };
}

const keyed = { name: 'Idempotency-Key', in: 'header', required: true } as const;
const visible = { type: 'string', pattern: '^[\\x21-\\x7e]{8,255}$' };

const idempotencyKeys: Readonly<Record<NonNullable<CatalogueCall['key']>, Parameter>> = {
  keeps: {
    ...keyed,
    description: 'The same key and body get the first answer again, the same key with another body 409',
    schema: visible,
  },
  claims: { ...keyed, description: 'Names the claim; asked again it holds the same cases', schema: visible },
};

function partsOf({ path, parts = {} }: CatalogueCall): Parameter[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
    const part = parts[name];
    return describeParameter(name, 'path', true, part ? describeSchema(part) : { type: 'string' });
  });
}

/** What every variant takes once; required is what none of them can do without. */
function queryOf(calls: readonly CatalogueCall[]): Parameter[] {
  const fields = calls.map(({ request }) => fieldsOf(describeSchema(request)));
  // Of several variants the first one tells what a parameter is.
  const byName = new Map(
    fields
      .flat()
      .toReversed()
      .map(({ name, schema }) => [name, schema]),
  );
  return [...byName].toReversed().map(([name, schema]) =>
    describeParameter(
      name,
      'query',
      fields.every((some) => some.some((field) => field.name === name && field.isRequired)),
      schema,
    ),
  );
}

/** A parameter whose meaning stands beside its schema, where readers of OpenAPI look for it. */
function describeParameter(
  name: string,
  place: Parameter['in'],
  required: boolean,
  { description, ...schema }: JsonSchema,
): Parameter {
  return { name, in: place, required, ...(typeof description === 'string' && { description }), schema };
}
