import type { Ref } from 'react';
import Alert from '~icons/lucide/circle-alert';
import styles from './error-summary.module.css';

interface Props {
  readonly title: string;
  /** Each leads to its field. */
  readonly problems: readonly { readonly fieldId: string; readonly text: string }[];
  readonly ref?: Ref<HTMLElement>;
}

/** What has to be put right, above the form. It takes the focus when the page opens with it. */
export function ErrorSummary({ title, problems, ref }: Props) {
  return (
    // biome-ignore lint/a11y/noAutofocus: whoever sent the form must hear first that it was not taken
    <section className={styles.summary} aria-labelledby="error-summary" tabIndex={-1} autoFocus ref={ref}>
      <h3 id="error-summary" className={styles.title}>
        <Alert aria-hidden="true" /> {title}
      </h3>
      <ul className={styles.problems}>
        {problems.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`}>{text}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
