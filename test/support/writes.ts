import { catalogue, readProblem } from './catalogue.ts';

/** Sends a body to the catalogue under an idempotency key; a text is sent as it is. */
export function write(path: string, key: string, body: unknown, host = 'catalogue'): Promise<Response> {
  return catalogue.fetch(`http://${host}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** Status, code and field of a refusal. */
export async function refusalOf(answer: Response): Promise<string> {
  const { status, code, field } = await readProblem(answer);
  return [status, code, field].filter((part) => part !== undefined).join(' ');
}
