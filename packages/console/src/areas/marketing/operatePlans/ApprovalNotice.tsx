import type { OperatePlanDetail } from '@console/api/contract';
import {
  useAskPlanApproval,
  useReadPlanSettings,
  useWithdrawPlanApproval,
} from '@console/api/hooks/marketing/planApproval';
import { Notice } from '@console/ui/states';
import { useAction } from '../../../actions/useAction.js';
import { isOver } from './planStates.js';
import { usePlanWords } from './planWords.js';

/** What a plan lacks before it starts, or who has approved it. Nothing where it is small and nobody was asked. */
export const ApprovalNotice = ({ plan }: { plan: OperatePlanDetail }) => {
  const words = usePlanWords();
  const act = useAction();
  const { run: ask } = useAskPlanApproval();
  const { run: withdraw } = useWithdrawPlanApproval();
  const settings = useReadPlanSettings({});
  const { id, version, approval, approvalNeeded, askedBy, decidedBy, decisionWords, tasks, crowdPackId } = plan;
  if (isOver(plan)) return null;
  const asks = {
    label: words.askApproval,
    onClick: () => void act({ run: () => ask({ id, version }), done: words.asked }),
  };
  if (approval === 'waiting')
    return (
      <Notice
        action={{
          label: words.withdraw,
          onClick: () => void act({ run: () => withdraw({ id, version }), done: words.withdrawn }),
        }}
      >
        {words.waitsForApproval(askedBy)}
      </Notice>
    );
  if (approval === 'rejected') return <Notice tone="error">{words.rejectedBy(decidedBy, decisionWords)}</Notice>;
  if (approval === 'approved') return <Notice>{words.approvedBy(decidedBy)}</Notice>;
  if (!approvalNeeded) return null;
  const isComplete = tasks.length > 0 && crowdPackId !== null;
  return (
    <Notice tone="warning" {...(isComplete && { action: asks })}>
      {words.needsApproval(settings.data?.approvalSize ?? 0)}
    </Notice>
  );
};
