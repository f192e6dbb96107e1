import { useMessages } from '#client/islands/language.tsx';
import { changeCount, chooseSingleRoom, type Party } from '#shared/party/party.ts';
import styles from './party.module.css';
import { PartyStepper } from './party-stepper.tsx';

const travellers = ['adults', 'children', 'babies'] as const;

interface Props {
  readonly party: Party;
  readonly onChange: (party: Party) => void;
  /** Whether "everyone in one room" can be chosen; not on the stay page. @rule PAX-015 */
  readonly hasRoomChoice: boolean;
}

/** Who travels: a stepper for each kind and, where it is offered, the single room. An island lists `party/picker`. */
export function PartyPicker({ party, onChange, hasRoomChoice }: Props) {
  const t = useMessages('party/picker');
  return (
    <div className={styles.picker}>
      {travellers.map((traveller) => (
        <PartyStepper
          key={traveller}
          party={party}
          traveller={traveller}
          onStep={(count) => onChange(changeCount(party, traveller, count))}
        />
      ))}
      {hasRoomChoice && (
        <label className={styles.room}>
          <span>
            {t('singleRoom')} <small>{t('singleRoomHint')}</small>
          </span>
          <input
            type="checkbox"
            role="switch"
            className={styles.switch}
            checked={party.singleRoom}
            aria-checked={party.singleRoom}
            onChange={(event) => onChange(chooseSingleRoom(party, event.target.checked))}
          />
        </label>
      )}
    </div>
  );
}
