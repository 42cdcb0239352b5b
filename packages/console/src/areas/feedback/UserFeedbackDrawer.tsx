import { feedbackStatuses, type FeedbackStatus, type UserFeedback } from '@console/api/contract';
import { useHandleUserFeedback } from '@console/api/hooks/userFeedback';
import { formatDateTime, ifKnown } from '@console/base';
import { DetailDrawer } from '@console/ui/detail-drawer';
import { useMessage } from '@console/ui/provider';
import { Descriptions, Form, Input, Radio } from 'antd';
import { StoredImage } from '../../files/StoredImage.js';
import { KeptFields } from '../../forms/KeptFields.js';
import type { Edit } from '../../forms/useEdit.js';
import { useSubmission } from '../../forms/useSubmission.js';
import { FeedbackStatus as StatusTag } from './FeedbackStatus.js';
import { useFeedbackWords } from './feedbackWords.js';

interface Fields {
  status: FeedbackStatus;
  handleNote: string;
}

export interface UserFeedbackDrawerProps {
  /** Undefined while closed. */
  feedback: UserFeedback | undefined;
  place?: { at: number; of: number };
  onPrevious?: () => void;
  onNext?: () => void;
  edit: Edit;
  onClose: () => void;
}

/** What one user wrote, and what is done about it. */
export const UserFeedbackDrawer = ({ feedback, edit, onClose, ...walk }: UserFeedbackDrawerProps) => {
  const words = useFeedbackWords();
  const message = useMessage();
  const [form] = Form.useForm<Fields>();
  const handle = useHandleUserFeedback();
  const { problem, submit, forget } = useSubmission();
  const close = () => {
    forget();
    onClose();
  };

  const save = () => {
    if (feedback === undefined) return false;
    const { status, handleNote } = form.getFieldsValue();
    return submit(async () => {
      await handle.run({ idList: [feedback.id], status, handleNote: handleNote.trim() }, { quiet: true });
      message.success(words.saved);
      edit.setDirty(false);
    });
  };

  const facts = feedback && [
    { key: 'writer', label: words.writer, children: feedback.username },
    { key: 'time', label: words.time, children: formatDateTime(feedback.createTime) },
    { key: 'about', label: words.about, children: feedback.question || words.product },
    ...(feedback.handleTime === null
      ? []
      : [
          { key: 'by', label: words.handledBy, children: feedback.handledBy },
          { key: 'at', label: words.handledAt, children: formatDateTime(feedback.handleTime) },
        ]),
  ];

  return (
    <DetailDrawer
      open={feedback !== undefined}
      {...(feedback && { recordKey: feedback.id })}
      title={words.title}
      tags={feedback && <StatusTag value={feedback.status} />}
      dirty={edit.dirty}
      verb={words.save}
      onSubmit={save}
      onClose={close}
      {...(problem && { problem })}
      {...walk}
    >
      {feedback && (
        <>
          <p style={written}>{feedback.feedbackInfo}</p>
          {feedback.imageUrl !== '' && <StoredImage path={feedback.imageUrl} label={words.image} />}
          <Descriptions column={1} size="small" items={facts} style={spaced} />
          <Form<Fields>
            key={feedback.id}
            form={form}
            layout="vertical"
            initialValues={{ status: feedback.status, handleNote: feedback.handleNote }}
            onValuesChange={() => edit.setDirty(true)}
          >
            <KeptFields
              edit={edit}
              fill={() =>
                form.setFieldsValue({
                  status: ifKnown(feedbackStatuses, feedback.status, undefined),
                  handleNote: feedback.handleNote,
                })
              }
            />
            <Form.Item name="status" label={words.status}>
              <Radio.Group
                options={feedbackStatuses.map((status) => ({ value: status, label: words.statuses[status] }))}
              />
            </Form.Item>
            <Form.Item name="handleNote" label={words.note} extra={words.noteHelp}>
              <Input.TextArea maxLength={500} showCount autoSize={{ minRows: 3, maxRows: 8 }} />
            </Form.Item>
          </Form>
        </>
      )}
    </DetailDrawer>
  );
};

const written = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', margin: '0 0 16px' } as const;
const spaced = { margin: '16px 0' };
