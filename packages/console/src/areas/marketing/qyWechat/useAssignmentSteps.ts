import type { AssignmentDetail } from '@console/api/contract';
import {
  usePauseAssignment,
  useResumeAssignment,
  useStartAssignment,
  useStopAssignment,
  useUndoAssignment,
} from '@console/api/hooks/marketing/qyWechat';
import { useAction } from '../../../actions/useAction.js';
import { useAssignWords } from './assignWords.js';

/** Of those whom somebody is to get: how many WeCom hands over, and how many are written in the books alone. */
const waysOf = ({ staff }: AssignmentDetail) => {
  const viaWeCom = staff.reduce((sum, one) => sum + one.viaWeComCount, 0);
  return { viaWeCom, booked: staff.reduce((sum, one) => sum + one.getsCount, 0) - viaWeCom };
};

/** What can be done with an assignment. Each answers whether it was done. */
export const useAssignmentSteps = () => {
  const words = useAssignWords();
  const act = useAction();
  const { run: start } = useStartAssignment();
  const { run: pause } = usePauseAssignment();
  const { run: resume } = useResumeAssignment();
  const { run: stop } = useStopAssignment();
  const { run: undo } = useUndoAssignment();

  return {
    start: (one: AssignmentDetail): Promise<boolean> => {
      const { viaWeCom, booked } = waysOf(one);
      return act({
        ask: { title: words.startTitle(viaWeCom + booked), text: words.startText(viaWeCom, booked), verb: words.start },
        run: () => start({ id: one.id }),
        done: words.started,
      });
    },
    discard: ({ id }: AssignmentDetail): Promise<boolean> => act({ run: () => stop({ id }), done: words.discarded }),
    pause: ({ id }: AssignmentDetail): Promise<boolean> => act({ run: () => pause({ id }), done: words.paused }),
    resume: ({ id }: AssignmentDetail): Promise<boolean> => act({ run: () => resume({ id }), done: words.resumed }),
    stop: ({ id, waitingCount }: AssignmentDetail): Promise<boolean> =>
      act({
        ask: { title: words.stopTitle, text: words.stopText(waitingCount), verb: words.stop, danger: true },
        run: () => stop({ id }),
        done: words.stopped,
      }),
    /** Answers the assignment that takes it back; undefined: it was not begun. */
    undo: async (one: AssignmentDetail): Promise<string | undefined> => {
      const { count, viaWeComCount } = one.back;
      const back: { id?: string } = {};
      await act({
        ask: {
          title: words.undoTitle,
          text: words.undoText(viaWeComCount, count - viaWeComCount),
          verb: words.undo,
          danger: true,
        },
        run: async () => {
          back.id = (await undo({ id: one.id })).id;
        },
        done: words.undone,
      });
      return back.id;
    },
  };
};
