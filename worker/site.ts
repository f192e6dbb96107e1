import { createApp } from './app.ts';

/** The storefront of this isolate. */
export const site = createApp();
