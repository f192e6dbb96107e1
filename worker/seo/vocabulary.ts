/** What every top-level node of structured data names as the home of its words. */
export const context = 'https://schema.org';

/** A node of structured data: a type of schema.org with its properties; `undefined` ones are left out of the JSON. */
export interface SchemaNode {
  readonly '@type': string;
  readonly [property: string]: unknown;
}
