import { type FeedbackCase, listUserNames, updateFeedbackCases } from '@console/api/contract';
import { useUpdateFeedbackCases } from '@console/api/hooks/feedbackCases';
import { useListUserNames } from '@console/api/hooks/users';
import { useOffered } from '@console/api/hooks/useOffered';
import { mapAsync } from '@console/base';
import { RemoteSelect } from '@console/ui/forms';
import { useMessage } from '@console/ui/provider';
import { Button, DatePicker, Popover } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { attempt } from '../../../actions/attempt.js';
import { FeedbackStatus } from '../FeedbackStatus.js';
import { Row } from './case.styles.js';
import { useCaseWords } from './caseWords.js';
import { DueTime } from './DueTime.js';

/** Who a case is given to, looked for by name. */
const Assignees = ({ onChoose }: { onChoose: (userId: string) => void }) => {
  const words = useCaseWords();
  const [keyword, setKeyword] = useState('');
  const names = useListUserNames({ keyword }, { keepPrevious: true });
  const found = mapAsync(names.state, (list) =>
    list.map(({ id, username, account }) => ({ value: id, label: `${username}（${account}）` })),
  );
  return (
    <RemoteSelect
      aria-label={words.assignTo}
      what={words.assignTo}
      style={{ width: 260 }}
      found={found}
      onSearch={setKeyword}
      onChange={(userId: unknown) => typeof userId === 'string' && onChoose(userId)}
    />
  );
};

/** State, owner and due moment of a case, in one line. */
export const CaseFacts = ({ found: { status, assigneeName, dueTime } }: { found: FeedbackCase }) => {
  const words = useCaseWords();
  return (
    <>
      <FeedbackStatus value={status} />
      <span>
        {words.assignee} {assigneeName || words.nobody}
      </span>
      {dueTime !== null && <DueTime dueTime={dueTime} settled={status === 'done' || status === 'ignored'} />}
    </>
  );
};

/** Gives a case to somebody else, and says until when. */
export const CaseActions = ({ found: { id, dueTime } }: { found: FeedbackCase }) => {
  const words = useCaseWords();
  const message = useMessage();
  const { run } = useUpdateFeedbackCases();
  const [may, names] = [useOffered(updateFeedbackCases), useOffered(listUserNames)];
  const [open, setOpen] = useState(false);
  if (!may) return null;
  const change = (settings: { assigneeId?: string; dueTime?: string | null }, said: string) =>
    void attempt(async () => {
      await run({ idList: [id], ...settings });
      setOpen(false);
      message.success(said);
    });
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      open={open}
      onOpenChange={setOpen}
      destroyOnHidden
      content={
        <>
          {names && <Assignees onChoose={(assigneeId) => change({ assigneeId }, words.assigned)} />}
          <Row>
            <DatePicker
              aria-label={words.setDue}
              placeholder={words.setDue}
              showTime={{ format: 'HH:mm', defaultValue: dayjs('18:00', 'HH:mm') }}
              format="YYYY-MM-DD HH:mm"
              value={dueTime === null ? null : dayjs(dueTime)}
              onChange={(day) => change({ dueTime: day?.toISOString() ?? null }, words.dueSet)}
            />
          </Row>
        </>
      }
    >
      <Button>{words.assign}</Button>
    </Popover>
  );
};
