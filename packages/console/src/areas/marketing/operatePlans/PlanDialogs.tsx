import { type OperatePlanDetail, skipReasons } from '@console/api/contract';
import { formatDateTime } from '@console/base';
import { lazyPart } from '@console/ui/on-demand';
import { useQueryState } from '../../../navigation/useQueryState.js';
import { ADD_TASK, COPY, DIALOG, EDIT, EDIT_TASK, PEOPLE, TASK } from './planAddress.js';

const PlanDialog = lazyPart(() => import('./PlanDialog.js'));
const CopyPlanDialog = lazyPart(() => import('./CopyPlanDialog.js'));
const TaskDialog = lazyPart(() => import('./TaskDialog.js'));
const PeopleDialog = lazyPart(() => import('./PeopleDialog.js'));

interface PlanDialogsProps {
  plan: OperatePlanDetail;
  onShow: (id: string) => void;
}

/** What is asked over a plan, as the address says. */
export const PlanDialogs = ({ plan, onShow }: PlanDialogsProps) => {
  const [get, set] = useQueryState();
  const dialog = get(DIALOG) ?? '';
  const task = plan.tasks.find(({ id }) => id === get(TASK));
  const reason = skipReasons.find((one) => dialog === `${PEOPLE}${one}`);
  const close = () => set({ [DIALOG]: undefined });
  return (
    <>
      <PlanDialog
        open={dialog === EDIT}
        plan={plan}
        day={formatDateTime(plan.startTime).slice(0, 10)}
        onClose={close}
      />
      <CopyPlanDialog open={dialog === COPY} plan={plan} onCopied={onShow} onClose={close} />
      <TaskDialog
        open={dialog === ADD_TASK || (dialog === EDIT_TASK && task !== undefined)}
        plan={plan}
        {...(dialog === EDIT_TASK && task && { task })}
        onClose={close}
      />
      {task && reason && <PeopleDialog open task={task} reason={reason} onClose={close} />}
    </>
  );
};
