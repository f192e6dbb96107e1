import type { ReactNode } from 'react';
import { Button } from '#client/ui/button.tsx';
import type { ActionState } from '#shared/search/action-bar.ts';

interface Props {
  readonly state: ActionState;
  /** Id of the popover that it opens. */
  readonly panel: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** An entry of the action bar on a phone. @rule SERP-003 SERP-004 */
export function Action({ state, panel, className, children }: Props) {
  if (state === 'hidden') return null;
  return (
    <Button
      look="quiet"
      className={className}
      popoverTarget={panel}
      aria-haspopup="dialog"
      disabled={state === 'disabled'}
    >
      {children}
    </Button>
  );
}
