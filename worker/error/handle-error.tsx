import { useMessages, useRoutes } from '#client/islands/language.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import type { AppContext } from '../context.ts';
import { sendDocument } from '../render/send-document.tsx';
import { textOf } from '../render/text.ts';
import { Notice } from './notice.tsx';

/** The one place where a thrown bug becomes an answer: logged at 256 characters, told as the crash page. @rule ERR-013 */
export function handleError(error: unknown, c: AppContext): Response {
  const message = String(error instanceof Error ? error.message : error).slice(0, 256);
  console.error(JSON.stringify({ level: 'error', requestId: c.var.requestId, path: c.req.path, message }));
  if (c.var.locale === undefined) return new Response('Something went wrong.\n', { status: 500 });
  try {
    return sendDocument(c, { status: 500, title: textOf(c, 'error/crash')('title'), parts: [<Crash key="crash" />] });
  } catch {
    return new Response('Something went wrong.\n', { status: 500 });
  }
}

function Crash() {
  const t = useMessages('error/crash');
  const routes = useRoutes();
  return (
    <Notice picture="error" title={t('title')} text={t('text')}>
      <ButtonLink href={routes.home()}>{t('home')}</ButtonLink>
    </Notice>
  );
}

/** A page whose critical data cannot be had: 503, to be tried again soon, never indexed. */
export function handleUnavailable(c: AppContext): Response {
  c.header('retry-after', '5');
  return sendDocument(c, {
    status: 503,
    title: textOf(c, 'error/unavailable')('title'),
    parts: [<Unavailable key="unavailable" url={new URL(c.req.url).pathname + new URL(c.req.url).search} />],
  });
}

function Unavailable({ url }: { url: string }) {
  const t = useMessages('error/unavailable');
  const routes = useRoutes();
  return (
    <Notice picture="error" title={t('title')} text={t('text')}>
      <ButtonLink href={url}>{t('retry')}</ButtonLink>
      <ButtonLink href={routes.home()} look="quiet">
        {t('home')}
      </ButtonLink>
    </Notice>
  );
}
