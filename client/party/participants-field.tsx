import { useEffect, useId, useRef } from 'react';
import { useMessages } from '#client/islands/language.tsx';
import field from '#client/ui/field.module.css';
import { areParticipantsAllowed, constrainParticipants, participantRange } from '#shared/party/participants.ts';
import Minus from '~icons/lucide/minus';
import Plus from '~icons/lucide/plus';
import Users from '~icons/lucide/users-round';
import styles from './participants-field.module.css';

interface Props {
  /** What stands in the field, a number or not. */
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** From 1 to 20 unless told otherwise. @rule PAX-014 */
  readonly range?: typeof participantRange;
  /** Of the form field. */
  readonly name: string;
}

/** How many people take part: a number with two buttons, and words for one out of range. @rule PAX-013 PAX-014 */
export function ParticipantsField({ text, onChange, range = participantRange, name }: Props) {
  const t = useMessages('party/participants');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const count = Number(text);
  const message = areParticipantsAllowed(count, range) ? '' : t('range', range);
  useEffect(() => input.current?.setCustomValidity(message), [message]);
  const step = (by: number) => onChange(String(constrainParticipants(count + by, range)));
  return (
    <div className={`${field.bare} ${styles.field}`}>
      <Users className={field.icon} aria-hidden="true" />
      <label htmlFor={id} className={field.label}>
        {t('label')}
      </label>
      <input
        ref={input}
        id={id}
        type="number"
        name={name}
        className={field.input}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        min={range.min}
        max={range.max}
        required
        autoComplete="off"
        aria-invalid={message !== ''}
        aria-describedby={`${id}-range`}
      />
      <span className={styles.steps}>
        <button
          type="button"
          aria-label={t('fewer')}
          aria-disabled={count <= range.min}
          onClick={() => count > range.min && step(-1)}
        >
          <Minus aria-hidden="true" />
        </button>
        <button
          type="button"
          aria-label={t('more')}
          aria-disabled={count >= range.max}
          onClick={() => count < range.max && step(1)}
        >
          <Plus aria-hidden="true" />
        </button>
      </span>
      <p id={`${id}-range`} role="status" className={styles.message}>
        {message}
      </p>
    </div>
  );
}
