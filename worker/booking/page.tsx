import { ErrorSummary } from '#client/checkout/error-summary.tsx';
import { TextField } from '#client/checkout/text-field.tsx';
import { useMessages, useRoutes, useVisitor } from '#client/islands/language.tsx';
import { Button } from '#client/ui/button.tsx';
import { maxEmailLength } from '#shared/checkout/email.ts';
import type { LookupErrors, LookupInput } from '#shared/checkout/lookup-form.ts';
import { marketOf } from '#shared/market/markets.ts';
import { MessageBox } from '../checkout/message-box.tsx';
import styles from './page.module.css';

/** What became of the last try. */
type LookupMessage =
  | { readonly kind: 'notFound' | 'down' | 'foreign' }
  | { readonly kind: 'tooMany'; readonly minutes: number };

export interface LookupView {
  readonly values: LookupInput;
  readonly errors: LookupErrors;
  readonly message?: LookupMessage;
}

export function LookupPage({ values, errors, message }: LookupView) {
  const t = useMessages('booking/lookup');
  const routes = useRoutes();
  const { phone } = marketOf(useVisitor().locale);
  const errorOf = (field: 'number' | 'email') => errors[field] && t(errors[field], { max: maxEmailLength });
  const problems = (['number', 'email'] as const).flatMap((field) => {
    const error = errorOf(field);
    return error ? [{ fieldId: `lookup-${field}`, text: t('problem', { field: t(field), error }) }] : [];
  });
  return (
    <div className={styles.page}>
      <div className={styles.words}>
        <h1>{t('title')}</h1>
        <p>{t('text')}</p>
        <img className={styles.picture} src="/pictures/spot-empty.svg" width="320" height="200" alt="" loading="lazy" />
      </div>
      <form className={styles.form} method="post" action={routes.bookingLookup()} noValidate>
        {message && <Message message={message} />}
        {problems.length > 0 && <ErrorSummary title={t('problems', { count: problems.length })} problems={problems} />}
        <TextField
          id="lookup-number"
          name="number"
          label={t('number')}
          hint={t('numberHint')}
          error={errorOf('number')}
          defaultValue={values.number}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          required
        />
        <TextField
          id="lookup-email"
          name="email"
          type="email"
          label={t('email')}
          hint={t('emailHint')}
          error={errorOf('email')}
          defaultValue={values.email}
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={maxEmailLength}
          required
        />
        <Button type="submit" look="action" wide>
          {t('submit')}
        </Button>
        <p className={styles.help}>{t('help', { phone: phone.replaceAll(' ', '\u00a0') })}</p>
      </form>
    </div>
  );
}

function Message({ message }: { message: LookupMessage }) {
  const t = useMessages('booking/lookup');
  return (
    <MessageBox tone="warn" title={t(`${message.kind}Title`)}>
      <p>{message.kind === 'tooMany' ? t('tooMany', { minutes: message.minutes }) : t(message.kind)}</p>
    </MessageBox>
  );
}
