import type { IslandModule } from './island-module.ts';

const loaders = import.meta.glob<IslandModule>('../**/*.island.tsx');

/** Loads an island by its name: "search/party" is client/search/party.island.tsx. */
export function loadIsland(name: string): Promise<IslandModule> {
  const load = loaders[`../${name}.island.tsx`];
  if (!load) throw new Error(`No island is called ${name}`);
  return load();
}
