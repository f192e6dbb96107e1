import type { ComponentType } from 'react';
import type { MessageGroup } from '#shared/locale/translator.ts';

/**
 * The exports of an island's file: one component whose name ends in `Island`, and in `messages` the groups it reads
 * beside its own, which bears the island's name.
 */
export interface IslandModule {
  readonly messages?: readonly MessageGroup[];
  readonly [name: string]: unknown;
}

/** The component of an island's module. */
export function islandOf(module: IslandModule): ComponentType<object> {
  const found = Object.entries(module).find(([name]) => name.endsWith('Island'));
  if (!found) throw new Error('An island file exports no component whose name ends in Island');
  return found[1] as ComponentType<object>;
}
