import { type ComponentType, createElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandRoot } from './island-root.tsx';
import type { Visitor } from './language.tsx';

declare global {
  interface Window {
    /** Collected by the journeys: every hydration that React had to mend. */
    hydrationErrors?: string[];
  }
}

/** Hydrates one island and resolves with its unmount once its effects have run. */
export function hydrate(
  root: Element,
  prefix: string,
  Component: ComponentType<object>,
  props: object,
  visitor: Visitor,
): Promise<() => void> {
  return new Promise((resolve) => {
    startTransition(() => {
      const onReady = () => resolve(() => mounted.unmount());
      const mounted = hydrateRoot(
        root,
        createElement(IslandRoot, { visitor, onReady }, createElement(Component, props)),
        {
          identifierPrefix: prefix,
          onRecoverableError: (error) => {
            window.hydrationErrors?.push(`${prefix} ${String(error)}`);
            console.error('hydration', prefix, error);
          },
        },
      );
    });
  });
}
