import { useMessages, useRoutes, useVisitor } from '#client/islands/language.tsx';
import { marketOf } from '#shared/market/markets.ts';
import { MessageBox } from './message-box.tsx';
import type { FormNotice } from './step.ts';

/** What became of the form that was sent, in words. */
export function FormMessage({ notice }: { notice: Exclude<FormNotice, { kind: 'price-update' }> }) {
  const t = useMessages('checkout/notice');
  const pay = useMessages('paylater/choice');
  const routes = useRoutes();
  const { phone } = marketOf(useVisitor().locale);
  switch (notice.kind) {
    case 'unsent':
      return (
        <MessageBox tone="warn" title={t('unsentTitle')}>
          <p>{t('unsent')}</p>
        </MessageBox>
      );
    case 'stale':
      return (
        <MessageBox tone="warn" title={t('staleTitle')}>
          <p>{t('stale')}</p>
        </MessageBox>
      );
    case 'refused':
      return (
        <MessageBox tone="warn" title={t('refusedTitle')}>
          <p>{t('refused', { phone: phone.replaceAll(' ', '\u00a0') })}</p>
        </MessageBox>
      );
    case 'mismatch':
      return (
        <MessageBox tone="warn" title={t('mismatchTitle')}>
          <p>{t('mismatch')}</p>
          <p>
            <a href={routes.bookingLookup()}>{t('see')}</a>
          </p>
        </MessageBox>
      );
    case 'pay-later-gone':
      return (
        <MessageBox tone="warn" title={pay('gone')}>
          <p>{pay('goneText')}</p>
        </MessageBox>
      );
    case 'twin':
      return (
        <MessageBox tone="info" title={t('alreadyTitle')}>
          <p>{t('twin')}</p>
          <p>
            <a href={routes.bookingLookup()}>{t('see')}</a>
          </p>
        </MessageBox>
      );
    case 'already':
      return (
        <MessageBox tone="info" title={t('alreadyTitle')}>
          <p>{t('already', { number: notice.number })}</p>
          <p>
            <a href={routes.confirmation(notice.number)}>{t('see')}</a>
          </p>
        </MessageBox>
      );
  }
}
