import type { CatalogueCall } from '#shared/catalogue/catalogue-call.ts';

type Status = 400 | 404 | 409 | 410 | 413 | 503;

const meanings: Readonly<Record<Status, string>> = {
  400: 'An input is missing or cannot be used; `field` names it',
  404: 'What the path or the code names is not there',
  409: 'It cannot be kept like this; `code` says why',
  410: 'The product has expired. This catalogue answers it with `published` or `active` false',
  413: 'The body is larger than 64 kB',
  503: 'Busy: nothing was kept, and Retry-After says when to come back',
};

const content = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
const retryAfter = { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer', minimum: 1 } } };

/** What a call answers when it does not answer what was asked for, by status. */
export function describeRefusals({ path, method, refusals = [] }: CatalogueCall): Record<string, object> {
  const statuses = new Set<Status>([
    400,
    ...(path.includes('{') ? ([404] as const) : []),
    ...refusals,
    ...(method === 'POST' ? ([413] as const) : []),
    503,
  ]);
  const described = [...statuses].map((status) => [
    status,
    { description: meanings[status], ...(status === 503 && { headers: retryAfter }), content },
  ]);
  return { ...Object.fromEntries(described), default: { description: 'Any other failure', content } };
}
