import { feedbackStatuses, type FeedbackStatus, type UserFeedback } from '@console/api/contract';
import { useHandleUserFeedback } from '@console/api/hooks/userFeedback';
import { formatDateTime, ifKnown } from '@console/base';
import { Descriptions, Form, Input, Radio } from 'antd';
import { StoredImage } from '../../files/StoredImage.js';
import { RecordDrawer } from '../../forms/RecordDrawer.js';
import type { OpenedRecord } from '../../lists/openedRecord.js';
import { useDictionary } from '../../locale/useDictionary.js';
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

const Facts = ({ feedback }: { feedback: UserFeedback }) => {
  const words = useFeedbackWords();
  const { feedbackInfo, imageUrl, username, createTime, question, handleTime, handledBy } = feedback;
  const items = [
    { key: 'writer', label: words.writer, children: username },
    { key: 'time', label: words.time, children: formatDateTime(createTime) },
    { key: 'about', label: words.about, children: question || words.product },
    ...(handleTime === null
      ? []
      : [
          { key: 'by', label: words.handledBy, children: handledBy },
          { key: 'at', label: words.handledAt, children: formatDateTime(handleTime) },
        ]),
  ];
  return (
    <>
      <p style={written}>{feedbackInfo}</p>
      {imageUrl !== '' && <StoredImage path={imageUrl} label={words.image} />}
      <Descriptions column={1} size="small" items={items} style={spaced} />
    </>
  );
};

/** What one user wrote, and what is done about it. */
export const UserFeedbackDrawer = ({ list }: { list: OpenedRecord<UserFeedback> }) => {
  const words = useFeedbackWords();
  const { form } = useDictionary();
  const handle = useHandleUserFeedback();
  const onSave = async ({ status, handleNote }: Fields, feedback: UserFeedback | undefined) => {
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
      onSave={onSave}
      saved={words.saved}
      staysOpen
      renderFacts={(feedback) => <Facts feedback={feedback} />}
    >
      <Form.Item name="status" label={words.status} rules={[{ required: true, message: form.choose(words.status) }]}>
        <Radio.Group options={feedbackStatuses.map((status) => ({ value: status, label: words.statuses[status] }))} />
      </Form.Item>
      <Form.Item name="handleNote" label={words.note} extra={words.noteHelp}>
        <Input.TextArea maxLength={500} showCount autoSize={{ minRows: 3, maxRows: 8 }} />
      </Form.Item>
    </RecordDrawer>
  );
};

const written = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', margin: '0 0 16px' } as const;
const spaced = { margin: '16px 0' };
