import { CommentOutlined, EllipsisOutlined, MailOutlined, MobileOutlined, TeamOutlined } from '@ant-design/icons';
import type { PdTask } from '@console/api/contract';
import { lookUp } from '@console/base';
import { MenuOnDemand } from '@console/ui/on-demand';
import { Status } from '@console/ui/states';
import { Button } from 'antd';
import { useQueryState } from '../../../navigation/useQueryState.js';
import { DIALOG, EDIT_TASK, TASK } from './planAddress.js';
import { TaskName, Tasks } from './plans.styles.js';
import { shortTime, taskTones } from './planStates.js';
import { usePlanWords } from './planWords.js';
import type { TaskActions } from './useTaskActions.js';

const icons = {
  sms: <MailOutlined />,
  wechat: <CommentOutlined />,
  app: <MobileOutlined />,
  qyWechat: <TeamOutlined />,
};

/** What may be done with a task as it stands: it is changed until it was started. */
const useMenu = (task: PdTask, actions: TaskActions) => {
  const words = usePlanWords();
  const [, set] = useQueryState();
  const { status } = task;
  const isOpen = status === 'draft' || status === 'failed';
  const verbs = [
    {
      key: 'edit',
      label: words.editTask,
      shown: isOpen,
      run: () => set({ [DIALOG]: EDIT_TASK, [TASK]: task.id }, { push: true }),
    },
    { key: 'takeBack', label: words.takeBack, shown: status === 'waiting', run: () => void actions.takeBack(task) },
    {
      key: 'remove',
      label: words.remove,
      shown: status !== 'waiting' && status !== 'sending' && status !== 'paused',
      run: () => void actions.remove(task),
    },
  ].filter(({ shown }) => shown);
  return {
    items: verbs.map(({ key, label }) => ({ key, label, danger: key === 'remove' })),
    onClick: ({ key }: { key: string }) => verbs.find((verb) => verb.key === key)?.run(),
  };
};

interface TaskRowProps {
  task: PdTask;
  chosen: boolean;
  actions: TaskActions;
}

const TaskRow = ({ task, chosen, actions }: TaskRowProps) => {
  const words = usePlanWords();
  const [, set] = useQueryState();
  const menu = useMenu(task, actions);
  const { id, taskName, channel, status, sendTime, run, failure, privateDomains } = task;
  const groups = privateDomains.length === 0 ? '' : `${words.join}${words.toGroups(privateDomains.length)}`;
  const when =
    run === null ? (sendTime === null ? words.atOnce : shortTime(sendTime)) : words.begun(shortTime(run.startTime));
  return (
    <li>
      {lookUp(icons, channel, icons.sms)}
      <TaskName type="button" aria-pressed={chosen} onClick={() => set({ [TASK]: id })}>
        <b title={taskName}>{words.taskOf(lookUp(words.channels, channel, channel), taskName)}</b>
        <small>{status === 'failed' ? failure : `${when}${groups}`}</small>
      </TaskName>
      <Status tone={lookUp(taskTones, status, 'off')}>{lookUp(words.taskStatuses, status, status)}</Status>
      {menu.items.length > 0 && (
        <MenuOnDemand menu={menu}>
          {(opener) => (
            <Button
              {...opener}
              type="text"
              size="small"
              aria-label={words.actionsOf(taskName)}
              icon={<EllipsisOutlined />}
            />
          )}
        </MenuOnDemand>
      )}
    </li>
  );
};

interface TaskRowsProps {
  tasks: readonly PdTask[];
  /** Id of the one that is looked at. */
  chosen: string | undefined;
  actions: TaskActions;
}

/** The tasks of a plan, in the order they go out. */
export const TaskRows = ({ tasks, chosen, actions }: TaskRowsProps) => (
  <Tasks>
    {tasks.map((task) => (
      <TaskRow key={task.id} task={task} chosen={task.id === chosen} actions={actions} />
    ))}
  </Tasks>
);
