import { ParticipantsField } from '#client/party/participants-field.tsx';
import { activityParticipants } from '#shared/party/participants.ts';
import { parseParty, partyKeys } from '#shared/party/party.ts';
import { useAddress } from './use-address.ts';
import { useDraft } from './use-draft.ts';

export const messages = ['party/participants'] as const;

/** The participants of a search for activities. @rule FLOW-017 PAX-013 */
export function ParticipantsIsland({ participants }: { participants: number }) {
  const address = useAddress();
  const asked = address ? parseParty((key) => address.get(key)).adults : participants;
  const [draft, setDraft] = useDraft(String(asked), String);
  return <ParticipantsField text={draft} onChange={setDraft} range={activityParticipants} name={partyKeys.adults} />;
}
