import type { TripleCandidate } from '@console/api/contract';
import { useCompareTripleCandidate } from '@console/api/hooks/tripleReview';
import { AsyncView, Skeletons } from '@console/ui/states';
import { type TripleChoice, TripleCompare } from '@console/ui/triple-review';
import { linkTo } from '../../../navigation/address.js';
import { useAddress } from '../../../navigation/useAddress.js';
import { comparedTriple, reviewTriple } from './reviewTriple.js';
import { useReviewWords } from './reviewWords.js';

export interface CandidateCompareProps {
  candidate: TripleCandidate;
  baseId: string;
  /** Decisions are taken now. */
  open: boolean;
  onChoose: (choice: TripleChoice) => void;
  onMerge: () => void;
  onOpen: (id: string) => void;
}

/** What the graph says of the same as a triple. */
export const CandidateCompare = ({ candidate, baseId, open, onChoose, onMerge, onOpen }: CandidateCompareProps) => {
  const words = useReviewWords();
  const { follow } = useAddress();
  const { state } = useCompareTripleCandidate({ id: candidate.id });
  const deciding = open && !candidate.passed;
  const choice = (['replace', 'both', 'keep'] as const).find((one) => one === candidate.resolution);
  return (
    <AsyncView value={state} what={words.title} skeleton={<Skeletons shape="text" count={3} />}>
      {({ contradicting, duplicate, alike, neighbours, subjectId }) => (
        <TripleCompare
          triple={reviewTriple(candidate, words)}
          contradicting={contradicting.map((one) => comparedTriple(one, words))}
          duplicate={duplicate === null ? null : comparedTriple(duplicate, words)}
          alike={alike}
          {...(subjectId !== null &&
            neighbours > 0 && {
              neighbours: { count: neighbours, href: linkTo('knowledgeGraph', { base: baseId, entity: subjectId }) },
            })}
          choice={choice}
          {...(deciding && { onChoose, onMerge })}
          onOpen={onOpen}
          onNavigate={follow}
        />
      )}
    </AsyncView>
  );
};
