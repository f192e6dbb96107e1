import type { Ref } from 'react';
import { defaultParty, type Party, partyKeys, printParty } from '#shared/party/party.ts';

interface Props {
  readonly party: Party;
  /** The first of the inputs, from which a change is announced. */
  readonly ref?: Ref<HTMLInputElement>;
}

/** The party as form fields under its short keys; what holds anyway is disabled and so not sent. @rule PAX-011 */
export function PartyInputs({ party, ref }: Props) {
  const printed = new Map(printParty(party));
  return (['adults', 'children', 'babies', 'singleRoom'] as const).map((name, index) => {
    const key = partyKeys[name];
    return (
      <input
        key={key}
        ref={index === 0 ? ref : undefined}
        type="hidden"
        name={key}
        value={printed.get(key) ?? Number(defaultParty[name])}
        disabled={!printed.has(key)}
      />
    );
  });
}
