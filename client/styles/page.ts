import '@fontsource-variable/figtree/wght.css';
import '@fontsource-variable/fraunces/wght.css';
import './tokens.css';
import './base.css';
import './tones.css';

// Nothing loads this file: it exists so that the build writes one style sheet with every module's rules.
// The rules of a CSS module whose names nobody uses are dropped, hence the export.
export const modules = import.meta.glob(['/client/**/*.module.css', '/worker/**/*.module.css'], { eager: true });
