import { calls } from '#shared/catalogue/calls.ts';
import type { CatalogueCall } from '#shared/catalogue/catalogue-call.ts';
import { problem } from '#shared/catalogue/problem.ts';
import { describeCall, type Variants } from './describe-call.ts';
import { describeSchema } from './describe-schema.ts';

let described: object | undefined;

/** The whole contract as OpenAPI 3.1, made from the table of the calls when it is first asked for. */
export function describeCatalogue(): object {
  described ??= {
    openapi: '3.1.0',
    info: {
      title: 'The catalogue of a travel storefront',
      version: '1.0.0',
      description:
        'Every call that the storefront asks. Fields that are not listed are ignored; bad items of a list are left out.',
    },
    servers: [{ url: '/' }],
    tags: [
      { name: 'api', description: 'UPSTREAM_API_URL' },
      { name: 'gateway', description: 'UPSTREAM_GATEWAY_URL' },
      { name: 'cms', description: 'UPSTREAM_CMS_URL' },
    ],
    paths: describePaths(),
    components: { schemas: { Problem: describeSchema(problem) } },
  };
  return described;
}

function describePaths(): Record<string, Record<string, object>> {
  const paths: Record<string, Record<string, object>> = {};
  for (const [place, variants] of groupCalls()) {
    const [method = 'get', path = '/'] = place.split(' ');
    paths[path] = { ...paths[path], [method]: describeCall(variants) };
  }
  return paths;
}

/** The calls by method and path. */
function groupCalls(): Map<string, Variants> {
  const groups = new Map<string, Variants>();
  for (const [name, call] of Object.entries<CatalogueCall>(calls)) {
    const place = `${call.method.toLowerCase()} ${call.path}`;
    const known = groups.get(place);
    groups.set(place, {
      names: [...(known?.names ?? []), name],
      calls: known ? [...known.calls, call] : [call],
    });
  }
  return groups;
}
