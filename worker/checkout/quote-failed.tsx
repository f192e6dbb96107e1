import { useMessages } from '#client/islands/language.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { MessageBox } from './message-box.tsx';
import styles from './unavailable.module.css';

interface Props {
  /** This page again. */
  readonly retry: string;
  readonly back: string;
}

/** The price could not be had: nothing is lost, and trying again is one click away. @rule QUOTE-030 */
export function QuoteFailed({ retry, back }: Props) {
  const t = useMessages('checkout/failed');
  return (
    <div className={styles.unavailable}>
      <MessageBox tone="warn" title={t('title')}>
        <p>{t('text')}</p>
        <p>{t('kept')}</p>
      </MessageBox>
      <div className={styles.actions}>
        <ButtonLink href={retry}>{t('retry')}</ButtonLink>
        <ButtonLink href={back} look="quiet">
          {t('back')}
        </ButtonLink>
      </div>
    </div>
  );
}
