import styles from './review-choice.module.css';

interface Props<T extends string> {
  readonly name: string;
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  /** Absent in a form that is sent. */
  readonly onChange?: ((value: T) => void) | undefined;
}

/** One choice among a few words. */
export function ChoiceField<T extends string>({ name, label, value, options, onChange }: Props<T>) {
  const choose = (text: string) => {
    const chosen = options.find((option) => option.value === text);
    if (chosen) onChange?.(chosen.value);
  };
  return (
    <label className={styles.label}>
      {label}
      <select
        name={name}
        className={styles.select}
        {...(onChange ? { value, onChange: ({ target }) => choose(target.value) } : { defaultValue: value })}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
