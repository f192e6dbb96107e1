import { Hono } from 'hono';
import { paths } from '#shared/routes.ts';
import type { AppEnv } from '../context.ts';
import { sendDocument } from '../render/send-document.tsx';
import { textOf } from '../render/text.ts';
import { WishlistPage } from './page.tsx';

export const wishlist = new Hono<AppEnv>();

/** The same for everyone: what is in the list only the browser knows. @rule OPEN-044 */
wishlist.get(paths.wishlist, (c) =>
  sendDocument(c, { title: textOf(c, 'wishlist/page')('title'), parts: [<WishlistPage key="wishlist" />] }),
);
