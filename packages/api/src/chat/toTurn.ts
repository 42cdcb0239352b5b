import { ifKnown } from '@console/base';
import { answerNotices, answerStatuses, type Session } from '../contract/sessions.js';
import type { ChatTurn } from './chatTypes.js';

const stages = ['searching', 'calling', 'writing', 'done'] as const;

const draw = ({ status, notice, stage, versions: _versions, undecided: _undecided, ...session }: Session): ChatTurn => {
  const known = stage && ifKnown(stages, stage.stage, null);
  return {
    ...session,
    status: ifKnown(answerStatuses, status, 'done'),
    notice: notice && ifKnown(answerNotices, notice, null),
    stage: stage && known && { ...stage, stage: known },
  };
};

const drawn = new WeakMap<Session, ChatTurn>();

/**
 * An answer as it is drawn, one and the same for one answer. A state that only a later server has counts as an end: what
 * there is can be read.
 */
export const toTurn = (session: Session): ChatTurn => {
  const turn = drawn.get(session) ?? draw(session);
  drawn.set(session, turn);
  return turn;
};
