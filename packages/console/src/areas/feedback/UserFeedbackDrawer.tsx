import { feedbackStatuses, type FeedbackStatus, handleUserFeedback, type UserFeedback } from '@console/api/contract';
import { useOffered } from '@console/api/hooks/useOffered';
import { useHandleUserFeedback } from '@console/api/hooks/userFeedback';
import { formatDateTime, ifKnown } from '@console/base';
import { useRules } from '@console/ui/forms';
import { Form, Radio } from 'antd';
import { Facts, type FactsProps } from '../../details/Facts.js';
import { StoredImage } from '../../files/StoredImage.js';
import { NoteField } from '../../forms/fields.js';
import { RecordDrawer } from '../../forms/RecordDrawer.js';
import type { OpenedRecord } from '../../lists/openedRecord.js';
import { FeedbackStatus as StatusTag } from './FeedbackStatus.js';
import { useFeedbackWords } from './feedbackWords.js';

interface Fields {
  status: FeedbackStatus | undefined;
  handleNote: string;
}

const fieldsOf = (feedback: UserFeedback | undefined): Fields => ({
  status: ifKnown(feedbackStatuses, feedback?.status ?? '', undefined),
  handleNote: feedback?.handleNote ?? '',
});

const FeedbackFacts = ({ feedback }: { feedback: UserFeedback }) => {
  const words = useFeedbackWords();
  const { feedbackInfo, imageUrl, username, createTime, question, handleTime, handledBy } = feedback;
  const handled = handleTime !== null;
  const facts: FactsProps['facts'] = [
    [words.writer, username],
    [words.time, formatDateTime(createTime)],
    [words.about, question || words.product],
    [words.handledBy, handled ? handledBy : undefined],
    [words.handledAt, handled ? formatDateTime(handleTime) : undefined],
  ];
  return (
    <>
      <p style={written}>{feedbackInfo}</p>
      {imageUrl !== '' && <StoredImage path={imageUrl} label={words.image} />}
      <div style={spaced}>
        <Facts columns={1} facts={facts} />
      </div>
    </>
  );
};

/** What one user wrote, and what is done about it. */
export const UserFeedbackDrawer = ({ list }: { list: OpenedRecord<UserFeedback> }) => {
  const words = useFeedbackWords();
  const rules = useRules();
  const handle = useHandleUserFeedback();
  const handled = useOffered(handleUserFeedback);
  const onSubmit = async ({ status, handleNote }: Fields, feedback: UserFeedback | undefined) => {
    if (feedback === undefined || status === undefined) return;
    await handle.run({ idList: [feedback.id], status, handleNote: handleNote.trim() }, { quiet: true });
  };
  return (
    <RecordDrawer
      list={list}
      what={words.title}
      titleOf={() => words.title}
      renderTags={({ status }) => <StatusTag value={status} />}
      fieldsOf={fieldsOf}
      onSubmit={onSubmit}
      saved={words.saved}
      staysOpen
      fixed={!handled}
      renderFacts={(feedback) => <FeedbackFacts feedback={feedback} />}
    >
      <Form.Item name="status" label={words.status} rules={[rules.chosen(words.status)]}>
        <Radio.Group options={feedbackStatuses.map((status) => ({ value: status, label: words.statuses[status] }))} />
      </Form.Item>
      <NoteField name="handleNote" label={words.note} help={words.noteHelp} lines={3} counted />
    </RecordDrawer>
  );
};

const written = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', margin: '0 0 16px' } as const;
const spaced = { margin: '16px 0' };
