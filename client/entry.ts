import '@vitejs/plugin-react/preamble';
import { startIslands } from './islands/runtime.ts';
import { whenResults } from './search/when-results.ts';
import { startLanguageLinks } from './shell/language-links.ts';
import { whenStay } from './stay/when-stay.ts';
import { startCarousels } from './ui/carousel.ts';
import { startCloseOnLeave } from './ui/close-on-leave.ts';
import { startHearts } from './wishlist/hearts.ts';

startIslands();
startCarousels();
startCloseOnLeave();
startLanguageLinks();
startHearts();
whenResults();
whenStay();
