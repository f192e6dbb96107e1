import { createContext, type ReactNode, use } from 'react';
import type { Locale } from '#shared/locale/locales.ts';
import { type MessageGroup, type Translator, translatorOf } from '#shared/locale/translator.ts';
import { createRoutes, type Routes } from '#shared/routes.ts';

/** What every component may know of the visitor's language, market and time; equal on both sides. */
export interface Visitor {
  readonly locale: Locale;
  readonly tag: string;
  /** '' or '/fr' or '/nl': what stands before every path. */
  readonly base: string;
  /** The market's time zone, never the browser's. */
  readonly timeZone: string;
  /** The server's clock when the page was made, in milliseconds since 1970. */
  readonly now: number;
  /** Compiled messages by "domain/group": all of them on the server, an island's own in the browser. */
  readonly messages: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const VisitorContext = createContext<Visitor | undefined>(undefined);

export function VisitorProvider({ value, children }: { value: Visitor; children: ReactNode }) {
  return <VisitorContext value={value}>{children}</VisitorContext>;
}

export function useVisitor(): Visitor {
  const visitor = use(VisitorContext);
  if (!visitor) throw new Error('A component was rendered outside VisitorProvider');
  return visitor;
}

/** The messages of one group. In an island only its own group and those its module lists in `messages` are there. */
export function useMessages<K extends MessageGroup>(group: K): Translator<K> {
  const { tag, messages } = useVisitor();
  const found = messages[group];
  if (!found) throw new Error(`The island was not given the messages of ${group}`);
  return translatorOf<K>(tag, found);
}

export function useRoutes(): Routes {
  return createRoutes(useVisitor().base);
}
