/**
 * What was given without the fields that its schema does not list: `read` is what the schema made of it. Values stay as
 * they were given, because a schema may read text into more than it can be sent as.
 */
export function keepListed(given: unknown, read: unknown): unknown {
  if (Array.isArray(given) && Array.isArray(read)) return given.map((item, index) => keepListed(item, read[index]));
  if (!isRecord(given) || !isRecord(read)) return given;
  const listed = Object.entries(given).filter(([name]) => Object.hasOwn(read, name));
  return Object.fromEntries(listed.map(([name, value]) => [name, keepListed(value, read[name])]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
