import { answerNotices, answerStatuses, type Session } from '@console/api/contract';
import { ifKnown } from '@console/base';
import type { ChatTurn } from '@console/ui/chat';

const stages = ['searching', 'writing', 'done'] as const;

/** An answer as it is drawn. A state that only a later server has counts as an end: what there is can be read. */
export const toTurn = ({ status, notice, stage, ...session }: Session): ChatTurn => {
  const known = stage && ifKnown(stages, stage.stage, null);
  return {
    ...session,
    status: ifKnown(answerStatuses, status, 'done'),
    notice: notice && ifKnown(answerNotices, notice, null),
    stage: stage && known && { ...stage, stage: known },
  };
};
