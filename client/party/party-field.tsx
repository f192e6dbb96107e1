import { useId, useState } from 'react';
import { useMessages } from '#client/islands/language.tsx';
import field from '#client/ui/field.module.css';
import { PanelAnchor } from '#client/ui/popover-panel.tsx';
import { type Party, printParty } from '#shared/party/party.ts';
import Chevron from '~icons/lucide/chevron-down';
import styles from './party-field.module.css';
import { PartyPanel } from './party-panel.tsx';
import { formatParty } from './party-summary.ts';

interface Props {
  readonly party: Party;
  readonly onChange: (party: Party) => void;
}

/** Who travels; a change counts once the picker is closed. @rule PAX-010 PAX-015 */
export function PartyField({ party, onChange }: Props) {
  const t = useMessages('party/picker');
  const id = useId();
  const [draft, setDraft] = useState(party);
  const [draftOf, setDraftOf] = useState(party);
  if (printParty(party).join() !== printParty(draftOf).join()) {
    setDraftOf(party);
    setDraft(party);
  }
  return (
    <PanelAnchor className={styles.field}>
      <button type="button" className={field.boxed} popoverTarget={id} aria-haspopup="dialog">
        <span className={field.label}>{t('label')}</span> <span className={field.value}>{formatParty(t, draft)}</span>
        <Chevron aria-hidden="true" />
      </button>
      <PartyPanel id={id} party={draft} onChange={setDraft} onApply={onChange} hasRoomChoice={false} />
    </PanelAnchor>
  );
}
