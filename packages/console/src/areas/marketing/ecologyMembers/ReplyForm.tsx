import { type EcologyMemberDetail, ecologyLimits } from '@console/api/contract';
import { useReplyToEcologyMember } from '@console/api/hooks/marketing/ecologyMember';
import { SubmitButton } from '@console/ui/button';
import { useUnsaved } from '@console/ui/kept-pages';
import { useMessage } from '@console/ui/provider';
import { Notice } from '@console/ui/states';
import { Form } from 'antd';
import { NoteField } from '../../../forms/fields.js';
import { FormNotice } from '../../../forms/FormNotice.js';
import { KeptFields } from '../../../forms/KeptFields.js';
import { useEdit } from '../../../forms/useEdit.js';
import { useSubmission } from '../../../forms/useSubmission.js';
import { Part } from './members.styles.js';
import { useMemberWords } from './memberWords.js';

const EMPTY = { content: '' };

interface ReplyFormProps {
  member: EcologyMemberDetail;
  /** The member is to be read again: somebody else was quicker. */
  onOutdated: () => void;
  /** Opens it again, where that is possible. */
  onReopen: (() => void) | undefined;
}

/** Where a reply is written. What is typed is kept for this member until it is saved, also where somebody else was quicker. */
export const ReplyForm = ({ member, onOutdated, onReopen }: ReplyFormProps) => {
  const words = useMemberWords();
  const message = useMessage();
  const [form] = Form.useForm<typeof EMPTY>();
  const edit = useEdit(`ecology reply:${member.id}`);
  useUnsaved(edit.dirty);
  const { run } = useReplyToEcologyMember();
  const { problem, submit, forget } = useSubmission();
  const content: string = Form.useWatch('content', form) ?? '';
  const closed = member.state === 'closed';
  const onSubmit = async () => {
    const saved = await submit(async () => {
      await run({ id: member.id, content: content.trim(), seenReplies: member.replyCount }, { quiet: true });
      edit.setDirty(false);
      form.setFieldsValue(EMPTY);
      message.success(words.sent);
    });
    if (!saved) onOutdated();
    return saved;
  };
  const reopen = onReopen && {
    label: words.reopen,
    onClick: () => {
      forget();
      onReopen();
    },
  };
  return (
    <Part>
      {problem && !closed && <FormNotice tone="error">{problem.message}</FormNotice>}
      {closed && (
        <Notice tone="info" {...(reopen && { action: reopen })}>
          {problem?.message ?? words.closedNote}
        </Notice>
      )}
      <Form
        form={form}
        layout="vertical"
        initialValues={EMPTY}
        onValuesChange={() => edit.setDirty(true)}
        hidden={closed && !edit.dirty}
      >
        <KeptFields edit={edit} fill={() => form.setFieldsValue(EMPTY)} />
        <NoteField
          name="content"
          label={words.yourReply}
          help={words.replyHelp}
          max={ecologyLimits.reply}
          lines={3}
          counted
        />
        <SubmitButton disabled={content.trim() === '' || closed} onClick={onSubmit}>
          {words.send}
        </SubmitButton>
      </Form>
    </Part>
  );
};
