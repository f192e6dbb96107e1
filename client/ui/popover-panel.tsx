import { type ReactNode, type ToggleEvent, useEffect, useEffectEvent, useRef } from 'react';
import Close from '~icons/lucide/x';
import { IconButton } from './icon-button.tsx';
import styles from './popover-panel.module.css';

interface Props {
  /** What the trigger's `popoverTarget` names. */
  readonly id: string;
  readonly title: string;
  readonly closeLabel: string;
  /**
   * How it lies on a phone: over the whole screen, or along the lower edge. Over the whole screen lie also `left`, which
   * elsewhere comes from the left edge, and `sheet`, which elsewhere is always shown in its place; a `part` is a panel in
   * such a sheet, and on a phone always shown.
   */
  readonly phone: 'screen' | 'drawer' | 'left' | 'sheet' | 'part';
  /** `group` where it is no dialog of its own, or not now. */
  readonly role?: 'dialog' | 'group';
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
export function PopoverPanel(props: Props) {
  const { id, title, closeLabel, phone, role = 'dialog', onOpen, onClose, onDismiss, footer, children } = props;
  const isSheet = phone === 'sheet';
  const panel = useRef<HTMLDivElement>(null);
  // It may have been opened before there was anybody to hear of it.
  const onReady = useEffectEvent(() => panel.current?.matches(':popover-open') && onOpen?.());
  useEffect(() => void onReady(), []);
  const onToggle = (event: ToggleEvent) => {
    if (event.target !== event.currentTarget) return;
    if (event.newState === 'open') onOpen?.();
    else onClose?.();
  };
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles take a name.
    <div
      ref={panel}
      popover="auto"
      id={id}
      role={role}
      aria-labelledby={`${id}-title`}
      className={`${styles.panel} ${styles[phone]}`}
      data-close-on-leave=""
      tabIndex={isSheet ? undefined : -1}
      // biome-ignore lint/a11y/noAutofocus: the panel takes the focus when it opens; closed it cannot.
      autoFocus={!isSheet}
      onToggle={onToggle}
    >
      <div className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <IconButton
          icon={Close}
          label={closeLabel}
          popoverTarget={id}
          popoverTargetAction="hide"
          onClick={onDismiss}
          autoFocus={isSheet}
        />
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
