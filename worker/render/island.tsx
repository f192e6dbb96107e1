import { type ComponentType, createElement, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { type IslandModule, islandOf } from '#client/islands/island-module.ts';
import { IslandRoot } from '#client/islands/island-root.tsx';
import { useVisitor } from '#client/islands/language.tsx';
import { swapQuotes } from '#client/islands/props-text.ts';
import { usePage } from './page-context.ts';

const modules = import.meta.glob<IslandModule>('../../client/**/*.island.tsx', { eager: true });

interface Registration {
  readonly name: string;
  readonly groups: readonly string[];
}

const registered = new Map<unknown, Registration>(
  Object.entries(modules).map(([path, module]) => {
    const name = path.replace('../../client/', '').replace('.island.tsx', '');
    return [islandOf(module), { name, groups: [name, ...(module.messages ?? [])] }];
  }),
);

/** What can stand in an attribute and come back the same. */
type Serialisable =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Serialisable[]
  | { readonly [key: string]: Serialisable };

type SerialisableProps<P> = { [K in keyof P]: P[K] extends (...args: never) => unknown ? never : P[K] };

interface Props<P> {
  /** The component of a `client/<domain>/<name>.island.tsx`. */
  readonly of: ComponentType<P>;
  /** Plain data only: it travels to the browser as JSON. */
  readonly props: P & SerialisableProps<P>;
  /** `intent`: pointer, focus or key reaches it; `visible`: it comes near the viewport; `idle`: after the load event. */
  readonly when: 'idle' | 'visible' | 'intent';
  readonly className?: string | undefined;
}

/** Renders an island as a React root of its own, so that the browser can hydrate it alone. Only pages place it. */
export function Island<P extends object>({ of, props, when, className }: Props<P>) {
  const visitor = useVisitor();
  const { idPrefix } = usePage();
  const id = `${idPrefix}${useId().replace(/[^a-z0-9]/gi, '')}`;
  const registration = registered.get(of);
  if (!registration) throw new Error('An island must be the component of a *.island.tsx file');
  const messages = pick(visitor.messages, registration.groups);
  const html = renderToString(
    createElement(IslandRoot, { visitor: { ...visitor, messages } }, createElement(of as ComponentType<object>, props)),
    { identifierPrefix: id },
  );
  return createElement('x-island', {
    id,
    name: registration.name,
    when,
    class: className,
    props: swapQuotes(JSON.stringify({ props, messages })),
    dangerouslySetInnerHTML: { __html: `<x-root>${html}</x-root><x-end></x-end>` },
  });
}

function pick<T>(table: Readonly<Record<string, T>>, keys: readonly string[]): Record<string, T> {
  const found: Record<string, T> = {};
  for (const key of keys) {
    const value = table[key];
    if (value !== undefined) found[key] = value;
  }
  return found;
}

export type { Serialisable };
