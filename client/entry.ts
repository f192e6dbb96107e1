import '@vitejs/plugin-react/preamble';
import { startIslands } from './islands/runtime.ts';
import { startCarousels } from './ui/carousel.ts';

startIslands();
startCarousels();
