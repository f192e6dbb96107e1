import { useMessages } from '#client/islands/language.tsx';
import { type ReviewQuestion, reviewLanguages, reviewSorts } from '#shared/review/review-question.ts';
import { ChoiceField } from './choice-field.tsx';
import styles from './review-choice.module.css';

interface Props {
  readonly question: ReviewQuestion;
  /** Absent in a form that is sent. */
  readonly onChange?: (change: Partial<ReviewQuestion>) => void;
}

/** The order and the language of reviews. @rule REV-001 REV-007 */
export function ReviewChoice({ question, onChange }: Props) {
  const t = useMessages('review/list');
  return (
    <div className={styles.choice}>
      <ChoiceField<ReviewQuestion['sort']>
        name="sort"
        label={t('sort')}
        value={question.sort}
        options={reviewSorts.map((value) => ({ value, label: t(value) }))}
        onChange={onChange && ((sort) => onChange({ sort }))}
      />
      <ChoiceField<ReviewQuestion['language']>
        name="language"
        label={t('language')}
        value={question.language}
        options={reviewLanguages.map((value) => ({ value, label: t(value) }))}
        onChange={onChange && ((language) => onChange({ language }))}
      />
    </div>
  );
}
