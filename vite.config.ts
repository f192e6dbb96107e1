import { rm } from 'node:fs/promises';
import { cloudflare } from '@cloudflare/vite-plugin';
import locales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vite';
import { classNames } from './build/class-names.ts';
import { clientManifest } from './build/client-manifest.ts';
import { iconCompiler } from './build/icon-compiler.ts';
import { leanCombobox } from './build/lean-combobox.ts';
import { messages } from './build/messages.ts';
import { removeUnasked, styleSheetEnvironment, styleSheets } from './build/style-sheets.ts';

const port = Number(process.env.PORT ?? 8787);

export default defineConfig({
  plugins: [
    messages(),
    leanCombobox(),
    classNames(),
    clientManifest(),
    styleSheets(),
    icons({ compiler: iconCompiler, defaultStyle: '' }),
    { ...locales.vite({ locales: ['fr', 'es', 'nl', 'it', 'en'] }), enforce: 'pre' },
    react(),
    cloudflare({
      auxiliaryWorkers: [{ configPath: './catalogue/wrangler.toml' }],
      persistState: { path: process.env.STATE_DIR ?? '.state' },
      inspectorPort: false,
      remoteBindings: false,
    }),
  ],
  build: { target: 'baseline-widely-available' },
  environments: {
    styles: styleSheetEnvironment,
    client: {
      build: {
        manifest: true,
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        cssCodeSplit: false,
        // The map, which only loads where one is looked at.
        chunkSizeWarningLimit: 1200,
        rolldownOptions: {
          preserveEntrySignatures: 'allow-extension',
          input: './client/entry.ts',
          // What many islands use comes in one file: small ones cost more in themselves than they save.
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /[\\/](react|react-dom|scheduler)[\\/]|islands[\\/](hydrate|island-root)\.tsx?$/,
                },
                { name: 'shared', test: /[\\/](client|shared|@preact|icu-minify)[\\/]/, minShareCount: 4 },
                {
                  name: 'search',
                  test: /[\\/](client|shared)[\\/](search|theme)[\\/]/,
                  minShareCount: 2,
                  includeDependenciesRecursively: false,
                },
                { name: 'icons', test: /~icons/, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
  },
  builder: {
    // The storefront renders the hashed names of the client's files, so the client is built first.
    async buildApp(builder) {
      const { client, styles, storefront, catalogue } = builder.environments;
      if (!client || !styles || !storefront || !catalogue) throw new Error('An environment of the build is missing');
      await builder.build(client);
      await builder.build(styles);
      await Promise.all([builder.build(storefront), builder.build(catalogue)]);
      await removeUnasked(builder.config.root);
      // Everything in this folder is served, and the storefront has read the manifest by now.
      await rm('dist/client/.vite', { recursive: true });
    },
  },
  server: { host: '127.0.0.1', port, watch: { ignored: ['**/.state/**', '**/dist/**'] } },
});
