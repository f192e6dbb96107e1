import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { paths } from '#shared/routes.ts';
import { sendProblem } from '../api/answer.ts';
import type { AppEnv } from '../context.ts';
import { botCheckScript } from './bot-check-script.ts';
import { takeMessage } from './take-message.ts';

/** A long message in letters of which each takes nine bytes in a form. */
const maxBytes = 48 * 1024;

export const contact = new Hono<AppEnv>();
contact.route('/', botCheckScript);

contact.post(
  paths.contact,
  bodyLimit({
    maxSize: maxBytes,
    onError: (c) => sendProblem(c, 413, { code: 'TOO_LARGE', title: 'The form is too large' }),
  }),
  takeMessage,
);
