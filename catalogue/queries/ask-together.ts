import type { Database, Question } from './database.ts';

type Questions = Readonly<Record<string, Question<unknown> | undefined>>;
type AnswerOf<Asked> = Asked extends Question<infer Answer> ? Answer : undefined;

/**
 * Several questions for one way to the database; one that is undefined has no answer. Columns of one question need names
 * of their own, because the answers of a batch go by name.
 */
export async function askTogether<Asked extends Questions>(
  db: Database,
  questions: Asked,
): Promise<{ [Name in keyof Asked]: AnswerOf<Asked[Name]> }> {
  const asked = Object.entries(questions).flatMap(([name, question]) => (question ? [{ name, question }] : []));
  const [first, ...others] = asked.map(({ question }) => question);
  const answers: readonly unknown[] = first ? await db.batch([first, ...others]) : [];
  const byName = Object.fromEntries(asked.map(({ name }, index) => [name, answers[index]]));
  return byName as { [Name in keyof Asked]: AnswerOf<Asked[Name]> };
}
