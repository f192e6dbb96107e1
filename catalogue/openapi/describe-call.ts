import type { CatalogueCall } from '#shared/catalogue/catalogue-call.ts';
import { describeSchema, fieldsOf, type JsonSchema } from './describe-schema.ts';

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: JsonSchema;
}

/** The calls of one method and path, of which there may be several that tell themselves apart by their parameters. */
export interface Variants {
  readonly names: readonly string[];
  readonly calls: readonly CatalogueCall[];
  /** Whether they keep something, which takes an idempotency key. */
  readonly isWrite: boolean;
}

const refusal = {
  description: 'Refused or failed',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

/** An operation of OpenAPI 3.1. */
export function describeCall({ names, calls, isWrite }: Variants) {
  const [first] = calls;
  const answers = calls.map(({ answer }) => describeSchema(answer));
  const [only] = answers;
  const content = { 'application/json': { schema: answers.length === 1 ? only : { anyOf: answers } } };
  const isPost = first?.method === 'POST';
  return {
    operationId: names[0],
    tags: [first?.base],
    summary: names.join(', '),
    'x-calls': names,
    'x-rules': [...new Set(calls.flatMap(({ rules }) => rules.split(' ').filter(Boolean)))],
    parameters: [
      ...partsOf(first?.path ?? '/'),
      ...(isPost ? [] : queryOf(calls)),
      ...(isWrite ? [idempotencyKey] : []),
    ],
    ...(isPost && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: describeSchema(first.request) } },
      },
    }),
    responses: {
      200: { description: isWrite ? 'What was answered before' : 'The answer', content },
      ...(isWrite && { 201: { description: 'Kept', content } }),
      default: refusal,
    },
  };
}

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  schema: { type: 'string', minLength: 8, maxLength: 255 },
};

function partsOf(path: string): Parameter[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

/** What every variant takes once; required is what none of them can do without. */
function queryOf(calls: readonly CatalogueCall[]): Parameter[] {
  const fields = calls.map(({ request }) => fieldsOf(describeSchema(request)));
  const byName = new Map(fields.flat().map(({ name, schema }) => [name, schema]));
  return [...byName].map(([name, schema]) => ({
    name,
    in: 'query',
    required: fields.every((some) => some.some((field) => field.name === name && field.isRequired)),
    schema,
  }));
}
