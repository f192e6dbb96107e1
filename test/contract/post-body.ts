import { type Answer, type CallName, type Request as CallRequest, calls } from '#shared/catalogue/calls.ts';
import { catalogue, readBody } from '../support/catalogue.ts';

/** Posts a body to the catalogue under test; it may be anything. */
export function postBody(path: string, body: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return catalogue.fetch(`http://catalogue${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** The answer of a POST call that only reads; throws when it is none, or when an item had to be dropped. */
export async function askBody<Name extends CallName>(name: Name, body: CallRequest<Name>): Promise<Answer<Name>> {
  const answer = await postBody(calls[name].path, body);
  const given = await answer.json();
  if (answer.status !== 200) throw new Error(`${name}: ${answer.status} ${JSON.stringify(given)}`);
  const parsed = readBody(name, given);
  if (!parsed.ok || parsed.dropped.length > 0) throw new Error(`${name}: ${JSON.stringify(parsed)}`);
  return parsed.value;
}
