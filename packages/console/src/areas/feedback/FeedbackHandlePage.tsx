import { linkTo } from '../../navigation/address.js';
import { CasesPage } from './cases/CasesPage.js';
import { useCaseWords } from './cases/caseWords.js';

/** Answers that people disliked, to be put right one after another. */
export default function FeedbackHandlePage() {
  const words = useCaseWords();
  return (
    <CasesPage
      scope="cases"
      title={words.title}
      href={linkTo('feedbackHandle')}
      empty={{ title: words.emptyTitle, description: words.emptyText }}
    />
  );
}
