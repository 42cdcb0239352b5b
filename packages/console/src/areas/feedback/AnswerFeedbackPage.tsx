import { linkTo } from '../../navigation/address.js';
import { useQueryState } from '../../navigation/useQueryState.js';
import { recentIn, sinceOf } from '../../time/recent.js';
import { useNow } from '../../time/useNow.js';
import { CaseFigures } from './cases/CaseFigures.js';
import { CasesPage } from './cases/CasesPage.js';
import { useCaseWords } from './cases/caseWords.js';

/** All that people have judged, and how what they disliked was seen to. */
export default function AnswerFeedbackPage() {
  const words = useCaseWords();
  const [get] = useQueryState();
  const now = useNow();
  return (
    <CasesPage
      scope="all"
      title={words.judgements}
      href={linkTo('answerFeedback')}
      notice={<CaseFigures startTime={sinceOf(recentIn(get('recent')) ?? 'month', now)} />}
      empty={{ title: words.emptyJudged, description: words.emptyJudgedText }}
    />
  );
}
