import { transform } from '@svgr/core';

/** What every icon of the set says about its lines; `client/styles/base.css` says it once for all. */
const drawn =
  / (?:fill="none"|stroke="currentColor"|stroke-(?:linecap|linejoin)="round"|stroke-width="2"|(?:width|height)="1\.2em")/g;

/** Makes an icon a component that holds nothing but its lines. */
export const iconCompiler = {
  extension: 'jsx',
  async compiler(svg: string): Promise<string> {
    const lines = svg
      .replaceAll(drawn, '')
      .replace(/<g>(.*)<\/g>/, '$1')
      .replace('<svg', '<svg data-icon=""');
    const code = await transform(
      lines,
      { plugins: ['@svgr/plugin-jsx'], jsxRuntime: 'automatic' },
      { componentName: 'Icon' },
    );
    return code;
  },
};
