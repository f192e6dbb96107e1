import type { Plugin } from 'vite';

/** Each kind of statement that goes, with how often the library holds it. */
const statements = [
  // Tables on hooks that nothing here uses: they count as side effects and keep the hooks.
  [/^(useSelect|useMultipleSelection|_useTagGroup)\.stateChangeTypes = .*;$/gm, 3],
  // Checks of a caller's types, which do nothing in a build.
  [/^ *validatePropTypes\$1\(userProps, .*\);$/gm, 3],
  [/^var (propTypes(\$\d)?|dropdownPropTypes) = (_extends\()?\{[^;]*\}\)?;$/gm, 6],
  [/^import PropTypes from 'prop-types';$/gm, 1],
  // The field brings the browser's own way to scroll to an option.
  [/^import \{ compute \} from 'compute-scroll-into-view';$/gm, 1],
  [/^ {2}var actions = compute\(node, \{[\s\S]*?^ {2}\}\);\n {2}actions\.forEach\([\s\S]*?^ {2}\}\);$/gm, 1],
  // Announcements that nothing here asks for.
  [/^ {2}useA11yMessageStatus\(.*\);$/gm, 3],
  [/^var updateA11yStatus = debounce\([\s\S]*?^\}, 200\);$/gm, 1],
  [/^var cleanupStatus = debounce\([\s\S]*?^\}, 500\);$/gm, 1],
] as const;

/** Lets the bundler drop what a build of the combobox library does not need (6 kB). */
export function leanCombobox(): Plugin {
  return {
    name: 'lean-combobox',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]downshift[\\/]dist[\\/]downshift\.esm\.mjs$/ },
      handler(code) {
        for (const [statement, times] of statements) {
          const found = code.match(statement)?.length ?? 0;
          if (found !== times) this.error(`downshift has changed: ${statement} ${found} times, not ${times}`);
        }
        return { code: statements.reduce((left, [statement]) => left.replace(statement, ''), code), map: null };
      },
    },
  };
}
