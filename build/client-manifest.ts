import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { readStyleSheets } from './style-sheets.ts';

const id = 'virtual:client-manifest';

/** Gives the storefront the hashed names that the client build made. In development, the names of the sources. */
export function clientManifest(): Plugin {
  let isDevelopment = false;
  let root = '';
  const read = () => {
    const client = JSON.parse(readFileSync(resolve(root, 'dist/client/.vite/manifest.json'), 'utf8')) as object;
    return JSON.stringify({ ...client, ...readStyleSheets(root) });
  };
  return {
    name: 'client-manifest',
    sharedDuringBuild: true,
    configResolved(config) {
      isDevelopment = config.command === 'serve';
      root = config.root;
    },
    resolveId: { filter: { id: /^virtual:client-manifest$/ }, handler: () => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:client-manifest$/ },
      handler: () => `export default ${isDevelopment ? 'null' : read()}`,
    },
    // What only the server renders cannot be replaced in place: the page is loaded again.
    hotUpdate({ file, modules, server }) {
      if (this.environment.name === 'client' || modules.length === 0) return;
      const { client } = server.environments;
      const found = client?.moduleGraph.getModulesByFile(file) ?? [];
      const isInClient = [...found].some((module) => !module.url.includes('?direct'));
      if (!isInClient) client?.hot.send({ type: 'full-reload' });
    },
    configureServer(server) {
      server.middlewares.use('/@page.css', async (_request, response) => {
        response.setHeader('content-type', 'text/css').end(await pageCss(server));
      });
    },
  };
}

/** In development every style sheet in one blocking answer, so that the page never flashes unstyled. */
async function pageCss(server: ViteDevServer): Promise<string> {
  const modules = globSync('{client,worker}/**/*.module.css').sort();
  const files = [
    'client/styles/fonts.css',
    'client/styles/tokens.css',
    'client/styles/base.css',
    'client/styles/tones.css',
    ...modules,
  ];
  const { client } = server.environments;
  const parts = await Promise.all(files.map((file) => client?.transformRequest(`/${file}?direct`)));
  return parts.map((part) => part?.code ?? '').join('\n');
}
