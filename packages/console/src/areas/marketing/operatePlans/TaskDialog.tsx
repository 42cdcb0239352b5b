import { type Channel, channels, type OperatePlanDetail, type PdTask, templateChannels } from '@console/api/contract';
import { useAddPdTask, useModifyPdTask } from '@console/api/hooks/marketing/pdTask';
import { ifKnown } from '@console/base';
import { useMessage } from '@console/ui/provider';
import { FormDialog } from '../../../forms/FormDialog.js';
import { useEdit } from '../../../forms/useEdit.js';
import { useDictionary } from '../../../locale/useDictionary.js';
import { momentOf } from './moments.js';
import { usePlanWords } from './planWords.js';
import { TaskFields } from './TaskFields.js';

export interface TaskSaid {
  taskName: string;
  channel: Channel;
  templateId: string | undefined;
  /** Of WeCom; none: it goes to the people of the plan. */
  privateDomainIds: string[];
  content: string;
  /** ISO 8601; null: as soon as it is started. */
  sendTime: string | null;
}

interface TaskDialogProps {
  open: boolean;
  plan: OperatePlanDetail;
  /** Left out: a new one. */
  task?: PdTask | undefined;
  onClose: () => void;
}

const saidOf = (task: PdTask | undefined): TaskSaid => ({
  taskName: task?.taskName ?? '',
  channel: ifKnown(channels, task?.channel ?? '', 'sms'),
  templateId: task?.templateId ?? undefined,
  privateDomainIds: task?.privateDomains.map(({ id }) => id) ?? [],
  content: task?.content ?? '',
  sendTime: task?.sendTime ?? null,
});

/** What a task says is a template; of WeCom it is a text, which may go to groups. */
const toTask = ({ taskName, channel, templateId, privateDomainIds, content, sendTime }: TaskSaid) => ({
  taskName: taskName.trim(),
  channel,
  sendTime: sendTime === null ? null : momentOf(sendTime),
  ...(ifKnown(templateChannels, channel, null) === null
    ? { content: content.trim(), privateDomainIds }
    : { templateId }),
});

/** Says what goes out in one task of a plan, through which channel and when. */
export default function TaskDialog({ open, plan, task, onClose }: TaskDialogProps) {
  const words = usePlanWords();
  const { form } = useDictionary();
  const message = useMessage();
  const edit = useEdit(task === undefined ? `new task of operate plan:${plan.id}` : `task:${task.id}`);
  const { run: add } = useAddPdTask();
  const { run: modify } = useModifyPdTask();
  const { version } = plan;
  return (
    <FormDialog<TaskSaid>
      recordKey={open ? (task?.id ?? 'new') : undefined}
      title={task === undefined ? words.addTask : words.editTask}
      verb={task === undefined ? form.create : form.save}
      initial={saidOf(task)}
      edit={edit}
      onSubmit={async (said) => {
        if (task === undefined) await add({ ...toTask(said), planId: plan.id, version }, { quiet: true });
        else await modify({ ...toTask(said), id: task.id, version }, { quiet: true });
        message.success(task === undefined ? words.taskAdded : words.taskSaved);
      }}
      onClose={onClose}
    >
      <TaskFields task={task} />
    </FormDialog>
  );
}
