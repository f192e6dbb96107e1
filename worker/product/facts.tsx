import styles from './facts.module.css';

export interface Fact {
  readonly title: string;
  readonly lines: readonly string[] | undefined;
}

/** Titles with the lines that belong to them; a fact without lines is left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const told = facts.flatMap(({ title, lines }) => (lines && lines.length > 0 ? [{ title, lines }] : []));
  return (
    <dl className={styles.facts}>
      {told.map(({ title, lines }) => (
        <div key={title}>
          <dt>{title}</dt>
          {lines.map((line) => (
            <dd key={line}>{line}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
