import { useId, useRef } from 'react';
import { useMessages } from '#client/islands/language.tsx';
import { PartyInputs } from '#client/party/party-inputs.tsx';
import { PartyPanel } from '#client/party/party-panel.tsx';
import { formatParty } from '#client/party/party-summary.ts';
import { PanelAnchor } from '#client/ui/popover-panel.tsx';
import { type Party, parseParty, printParty } from '#shared/party/party.ts';
import Users from '~icons/lucide/users-round';
import { SearchField } from './search-field.tsx';
import { useAddress } from './use-address.ts';
import { useAnnouncedChange } from './use-announced-change.ts';
import { useDraft } from './use-draft.ts';

export const messages = ['party/picker'] as const;

export function TravellersIsland({ party }: { party: Party }) {
  const t = useMessages('party/picker');
  const address = useAddress();
  const [draft, setDraft] = useDraft(address ? parseParty((key) => address.get(key)) : party, (value) =>
    printParty(value).join(),
  );
  const input = useRef<HTMLInputElement>(null);
  const announce = useAnnouncedChange(input);
  const id = useId();
  return (
    <>
      <PanelAnchor>
        <SearchField panel={id} icon={Users} label={t('label')} value={formatParty(t, draft)} />
        <PartyPanel id={id} party={draft} onChange={setDraft} onApply={announce} hasRoomChoice />
      </PanelAnchor>
      <PartyInputs party={draft} ref={input} />
    </>
  );
}
