import { useMessages, useRoutes } from '#client/islands/language.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import type { AppContext } from '../context.ts';
import { sendDocument } from '../render/send-document.tsx';
import { textOf } from '../render/text.ts';
import { Notice } from './notice.tsx';

/** The 404 page. @rule ERR-001, ERR-002, ERR-009 */
export function handleNotFound(c: AppContext): Response {
  return sendDocument(c, {
    status: 404,
    title: textOf(c, 'error/notFound')('title'),
    parts: [<NotFound key="lost" />],
  });
}

function NotFound() {
  const t = useMessages('error/notFound');
  const routes = useRoutes();
  return (
    <Notice picture="lost" title={t('oops')} text={t('text')}>
      <ButtonLink href={routes.home()}>{t('home')}</ButtonLink>
    </Notice>
  );
}
