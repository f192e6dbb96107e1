import type { ReactNode, ToggleEvent } from 'react';
import Close from '~icons/lucide/x';
import { IconButton } from './icon-button.tsx';
import styles from './popover-panel.module.css';

interface Props {
  /** What the trigger's `popoverTarget` names. */
  readonly id: string;
  readonly title: string;
  readonly closeLabel: string;
  /** How it lies on a phone: over the whole screen, or along the lower edge. */
  readonly phone: 'screen' | 'drawer';
  readonly onOpen?: () => void;
  readonly onClose?: () => void;
  /** The cross was pressed; {@link Props.onClose} follows. */
  readonly onDismiss?: () => void;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A panel below the control that opens it. A native popover: it opens before hydration, Escape and a tap outside close
 * it, and the focus returns to its control. The control and the panel stand in one {@link PanelAnchor}.
 */
export function PopoverPanel({ id, title, closeLabel, phone, onOpen, onClose, onDismiss, footer, children }: Props) {
  const onToggle = (event: ToggleEvent) => {
    // The panel holds no other popover, so every toggle is its own.
    if (event.newState === 'open') onOpen?.();
    else onClose?.();
  };
  return (
    <div
      popover="auto"
      id={id}
      role="dialog"
      aria-labelledby={`${id}-title`}
      className={`${styles.panel} ${styles[phone]}`}
      data-close-on-leave=""
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the panel takes the focus when it opens; closed it cannot.
      autoFocus
      onToggle={onToggle}
    >
      <div className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <IconButton icon={Close} label={closeLabel} popoverTarget={id} popoverTargetAction="hide" onClick={onDismiss} />
      </div>
      <div className={styles.body}>{children}</div>
      {footer && <div className={styles.foot}>{footer}</div>}
    </div>
  );
}

/** Holds one control and its panel, and ties the panel's place to the control. */
export function PanelAnchor({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={[styles.anchor, className].filter(Boolean).join(' ')}>{children}</div>;
}
