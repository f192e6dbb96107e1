import { useRef } from 'react';
import { useMessages } from '#client/islands/language.tsx';
import { Button } from '#client/ui/button.tsx';
import { PopoverPanel } from '#client/ui/popover-panel.tsx';
import type { Party } from '#shared/party/party.ts';
import { PartyPicker } from './party-picker.tsx';

interface Props {
  readonly id: string;
  readonly party: Party;
  readonly onChange: (party: Party) => void;
  /** Called when the panel closes after a change, whichever way it is closed. @rule PAX-010 */
  readonly onApply: (party: Party) => void;
  readonly hasRoomChoice: boolean;
}

/** The picker in a panel: below its control on wide screens, the whole screen on a phone. @rule PAX-001 PAX-002 */
export function PartyPanel({ id, party, onChange, onApply, hasRoomChoice }: Props) {
  const t = useMessages('party/picker');
  const isChanged = useRef(false);
  const change = (next: Party) => {
    if (next === party) return;
    isChanged.current = true;
    onChange(next);
  };
  const close = () => {
    if (isChanged.current) onApply(party);
    isChanged.current = false;
  };
  return (
    <PopoverPanel
      id={id}
      title={t('title')}
      closeLabel={t('close')}
      phone="screen"
      onClose={close}
      footer={
        <Button wide look="primary" popoverTarget={id} popoverTargetAction="hide">
          {t('confirm')}
        </Button>
      }
    >
      <PartyPicker party={party} onChange={change} hasRoomChoice={hasRoomChoice} />
    </PopoverPanel>
  );
}
