import type { AnswerFeedback, FeedbackCase } from '@console/api/contract';
import { useReadFeedbackCase } from '@console/api/hooks/feedbackCases';
import { type Async, failed } from '@console/base';
import { CaseFrame } from '@console/ui/case-view';
import { AsyncView, Skeletons } from '@console/ui/states';
import type { RecordList } from '../../../lists/recordListHook.js';
import { usePageHead } from '../../../shell/ShellContext.js';
import { CaseActions, CaseFacts } from './CaseHead.js';
import { CaseWork } from './CaseWork.js';
import { useCaseWords } from './caseWords.js';
import { useNeighbours } from './useNeighbours.js';

export interface CaseViewProps {
  id: string;
  list: RecordList<AnswerFeedback>;
  /** The list that it stands in the place of. */
  parent: { readonly label: string; readonly href: string };
}

/** Milliseconds until what others do to the case is seen. */
const LOOKS_AGAIN = 30_000;

/** One disliked answer in the place of its list: what happened and why, and what is done about it. */
export const CaseView = ({ id, list, parent }: CaseViewProps) => {
  const words = useCaseWords();
  const neighbours = useNeighbours(list);
  const { state } = useReadFeedbackCase({ id }, { refreshEvery: LOOKS_AGAIN });
  const shown: Async<FeedbackCase> =
    state.state === 'error' && state.error.code === 404 ? failed({ code: 404, message: words.gone }) : state;
  const found: FeedbackCase | undefined = state.state === 'ready' ? state.data : undefined;
  usePageHead(found === undefined ? words.title : `${words.title} ${words.number(found.number)}`);
  return (
    <CaseFrame
      title={found?.question ?? words.title}
      number={found && words.number(found.number)}
      parent={parent}
      facts={found && <CaseFacts found={found} />}
      actions={found && <CaseActions found={found} />}
      onBack={list.record.close}
      {...neighbours}
    >
      <AsyncView value={shown} what={words.title} skeleton={<Skeletons shape="text" count={8} />}>
        {(one) => (
          <CaseWork key={one.id} found={one} hrefOf={(other) => `${parent.href}?open=${encodeURIComponent(other)}`} />
        )}
      </AsyncView>
    </CaseFrame>
  );
};
