import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { useMessages, useRoutes } from '#client/islands/language.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import type { AppContext } from '../context.ts';
import { handleUnavailable } from '../error/handle-error.tsx';
import { handleNotFound } from '../error/not-found.tsx';
import { Notice } from '../error/notice.tsx';
import { sendDocument } from '../render/send-document.tsx';
import { textOf } from '../render/text.ts';
import type { Entrance } from './enter-checkout.ts';

type Reason = 'noStay' | 'noDates' | 'expired' | 'foreign' | 'tooLarge';

const statusOf = { noStay: 400, noDates: 400, expired: 410, foreign: 403, tooLarge: 413 } as const satisfies Record<
  Reason,
  ContentfulStatusCode
>;

/** Nothing can be booked here: says why and leads back to where it can. @rule QUOTE-015 QUOTE-018 */
export function sendNoEntrance(c: AppContext, entrance: Exclude<Entrance, { kind: 'open' }>): Response {
  switch (entrance.kind) {
    case 'not-found':
      return handleNotFound(c);
    case 'down':
      return handleUnavailable(c);
    case 'no-stay':
      return sendLost(c, 'noStay');
    case 'expired':
      return sendLost(c, 'expired');
    case 'no-dates':
      return sendLost(c, 'noDates', entrance.back);
  }
}

export function sendLost(c: AppContext, reason: Reason, back?: string): Response {
  return sendDocument(c, {
    sheets: ['checkout'],
    status: statusOf[reason],
    title: textOf(c, 'checkout/lost')('title'),
    layout: 'checkout',
    ...(back !== undefined && { back }),
    parts: [<Lost key="lost" reason={reason} back={back} />],
  });
}

function Lost({ reason, back }: { reason: Reason; back: string | undefined }) {
  const t = useMessages('checkout/lost');
  const routes = useRoutes();
  return (
    <Notice picture="lost" title={t(reason)} text={t(`${reason}Text`)}>
      {back !== undefined && <ButtonLink href={back}>{t('stay')}</ButtonLink>}
      <ButtonLink href={routes.search()} look={back === undefined ? 'primary' : 'quiet'}>
        {t('search')}
      </ButtonLink>
    </Notice>
  );
}
