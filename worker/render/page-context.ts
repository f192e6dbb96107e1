import { createContext, use } from 'react';
import type { Settings } from '../env.ts';

/** What only server components may know of the request. */
export interface PageContext {
  readonly settings: Settings;
  /** Keeps the ids of a fragment apart from those of the page. */
  readonly idPrefix: string;
  /** What follows the path in the address of the request, with its mark. */
  readonly search: string;
  /** Host and port the request came to, for links to the other markets. */
  readonly origin: { readonly protocol: string; readonly port: string };
}

export const PageContext = createContext<PageContext | undefined>(undefined);

export function usePage(): PageContext {
  const page = use(PageContext);
  if (!page) throw new Error('A server component was rendered outside PageContext');
  return page;
}
