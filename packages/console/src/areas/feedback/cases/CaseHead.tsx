import { type FeedbackCase, updateFeedbackCases } from '@console/api/contract';
import { useOffered } from '@console/api/hooks/useOffered';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { FeedbackStatus } from '../FeedbackStatus.js';
import { AssignDialog } from './AssignDialog.js';
import { isOpen } from './caseState.js';
import { useCaseWords } from './caseWords.js';
import { DueTime } from './DueTime.js';

/** State, owner and due moment of a case, in one line. */
export const CaseFacts = ({ found: { status, assigneeName, dueTime } }: { found: FeedbackCase }) => {
  const words = useCaseWords();
  return (
    <>
      <FeedbackStatus value={status} />
      <span>
        {words.assignee} {assigneeName || words.nobody}
      </span>
      {dueTime !== null && <DueTime dueTime={dueTime} settled={!isOpen({ status })} />}
    </>
  );
};

/** Gives a case to somebody else, and says until when. */
export const CaseActions = ({ found }: { found: FeedbackCase }) => {
  const words = useCaseWords();
  const may = useOffered(updateFeedbackCases);
  const [open, setOpen] = useState(false);
  const ids = useMemo(() => [found.id], [found.id]);
  if (!may) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.assign}</Button>
      <AssignDialog ids={open ? ids : undefined} present={found} onClose={() => setOpen(false)} />
    </>
  );
};
