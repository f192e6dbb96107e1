import { hasBlock } from '#shared/search/inline-blocks.ts';
import { BoxBlock } from './box-block.tsx';
import { GiftStays } from './gift-stays.tsx';
import { Insurance } from './insurance.tsx';
import type { SearchOutcome } from './load.ts';
import type { SearchQuestion } from './question.ts';
import styles from './results.module.css';
import { SuggestionLinks } from './suggestion-links.tsx';

interface Props {
  readonly question: SearchQuestion;
  readonly outcome: Extract<SearchOutcome, { kind: 'found' }>;
}

/** What stands below the results and their fallbacks. @rule SERP-015 SERP-030 OPEN-105 */
export function ResultsFoot({ question, outcome: { answer, blocks } }: Props) {
  const { suggestionLinks, seoText } = answer.pageModel ?? {};
  return (
    <>
      <Insurance question={question} offers={answer.exactMatch} />
      {answer.exactMatch.length > 0 && hasBlock('giftStays', blocks.situation) && <GiftStays question={question} />}
      {blocks.boxes && <BoxBlock block={blocks.boxes} />}
      {suggestionLinks && <SuggestionLinks suggestions={suggestionLinks} />}
      {seoText && question.page === 0 && (
        <div className={styles.seo}>
          {seoText.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
    </>
  );
}
