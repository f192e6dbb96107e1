import Alert from '~icons/lucide/triangle-alert';
import styles from './panel-message.module.css';

/** A written message of the panel in a box under the price. @rule QUOTE-033 */
export function PanelMessage({ message }: { message: string | undefined }) {
  return (
    <div role="alert">
      {message && (
        <p className={styles.message}>
          <Alert aria-hidden="true" />
          {message}
        </p>
      )}
    </div>
  );
}
