import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { VisitorProvider } from '#client/islands/language.tsx';
import type { AppContext } from '../context.ts';
import { PageContext } from './page-context.ts';
import { visitorOf } from './visitor.ts';

/** Renders one part of a page to HTML; `prefix` starts every id in it. */
export function renderPart(c: AppContext, node: ReactNode, prefix: string): string {
  const { protocol, port, search } = new URL(c.req.url);
  const page = { settings: c.var.settings, idPrefix: prefix, search, origin: { protocol, port } };
  return renderToString(
    <VisitorProvider value={visitorOf(c)}>
      <PageContext value={page}>{node}</PageContext>
    </VisitorProvider>,
    { identifierPrefix: prefix },
  );
}
