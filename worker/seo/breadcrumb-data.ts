import type { Absolute } from './addresses.ts';
import { context, type SchemaNode } from './vocabulary.ts';

/** A step of the way to a page. */
export interface Step {
  readonly name: string;
  readonly path: string;
}

/** The BreadcrumbList from the home page to the page itself. @rule OPEN-090 */
export function breadcrumbData(steps: readonly Step[], absolute: Absolute): SchemaNode {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(path),
    })),
  };
}
