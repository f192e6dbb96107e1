import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { useMessages } from '#client/islands/language.tsx';
import {
  checkField,
  maxLengths,
  type TravellerErrors,
  type TravellerField,
  type TravellerValues,
  travellerFields,
} from '#shared/checkout/traveller-form.ts';
import { ErrorSummary } from './error-summary.tsx';
import { TextField } from './text-field.tsx';
import styles from './traveller.module.css';
import { isTravellerField, travellerInputs } from './traveller-inputs.ts';
import { useAfterPress } from './use-after-press.ts';
import { useCheckedForm } from './use-checked-form.ts';

interface Props {
  readonly values: TravellerValues;
  readonly errors: TravellerErrors;
}

/**
 * The fields of the person who books. Without script the page comes back with the same errors; with it a field is
 * checked when it is left, and the form before it is sent.
 */
export function TravellerIsland({ values, errors: rendered }: Props) {
  const t = useMessages('checkout/traveller');
  const [errors, setErrors] = useState(rendered);
  /** What the summary says: what was wrong when the form was last sent, so that nothing moves while it is put right. */
  const [sent, setSent] = useState(rendered);
  const root = useRef<HTMLFieldSetElement>(null);
  const summary = useRef<HTMLElement>(null);

  useCheckedForm(root, (found) => {
    setErrors(found);
    setSent({ ...found });
  });
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current && Object.keys(sent).length > 0) summary.current?.focus();
    isFirst.current = false;
  }, [sent]);

  const afterPress = useAfterPress();
  const check = (field: TravellerField, text: string) =>
    setErrors(({ [field]: _, ...others }) => {
      const error = checkField(field, text);
      return error ? { ...others, [field]: error } : others;
    });
  const onBlur = ({ target }: FocusEvent<HTMLInputElement>) => {
    const { name, value } = target;
    if (isTravellerField(name) && value) afterPress(() => check(name, value));
  };
  const onInput = ({ currentTarget: { name, value } }: FormEvent<HTMLInputElement>) => {
    if (isTravellerField(name) && errors[name]) check(name, value);
  };

  const tell = (field: TravellerField, { [field]: error }: TravellerErrors) =>
    error && t(error, { max: maxLengths[field] });
  const problems = travellerFields.flatMap((field) => {
    const error = tell(field, sent);
    return error ? [{ fieldId: `traveller-${field}`, text: t('problem', { field: t(field), error }) }] : [];
  });
  return (
    <fieldset className={styles.traveller} ref={root} aria-labelledby="traveller-title">
      <div className={styles.head}>
        <h2 id="traveller-title">{t('title')}</h2>
        <p>{t('intro')}</p>
      </div>
      {problems.length > 0 && (
        <ErrorSummary ref={summary} title={t('problems', { count: problems.length })} problems={problems} />
      )}
      <div className={styles.fields}>
        {travellerFields.map((field) => (
          <TextField
            key={field}
            {...travellerInputs[field]}
            id={`traveller-${field}`}
            name={field}
            label={t(field)}
            hint={field === 'email' ? t('emailHint') : field === 'phone' ? t('phoneHint') : undefined}
            error={tell(field, errors)}
            defaultValue={values[field]}
            required
            onBlur={onBlur}
            onInput={onInput}
          />
        ))}
      </div>
    </fieldset>
  );
}
