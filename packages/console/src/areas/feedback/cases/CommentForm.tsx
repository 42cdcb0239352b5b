import { useCommentFeedbackCase } from '@console/api/hooks/feedbackCases';
import { SubmitButton } from '@console/ui/button';
import { useUnsaved } from '@console/ui/kept-pages';
import { Form } from 'antd';
import { NoteField } from '../../../forms/fields.js';
import { FormNotice } from '../../../forms/FormNotice.js';
import { KeptFields } from '../../../forms/KeptFields.js';
import { useEdit } from '../../../forms/useEdit.js';
import { useSubmission } from '../../../forms/useSubmission.js';
import { useCaseWords } from './caseWords.js';

const EMPTY = { text: '' };

/** Adds a comment to a case. What is typed is kept until it is added. */
export const CommentForm = ({ caseId }: { caseId: string }) => {
  const words = useCaseWords();
  const [form] = Form.useForm<{ text: string }>();
  const edit = useEdit(`case comment:${caseId}`);
  useUnsaved(edit.dirty);
  const { run } = useCommentFeedbackCase();
  const { problem, submit } = useSubmission();
  const text: string = Form.useWatch('text', form) ?? '';
  const onSubmit = () =>
    submit(async () => {
      await run({ id: caseId, text: text.trim() }, { quiet: true });
      edit.setDirty(false);
      form.setFieldsValue(EMPTY);
    });
  return (
    <Form form={form} layout="vertical" initialValues={EMPTY} onValuesChange={() => edit.setDirty(true)}>
      <KeptFields edit={edit} fill={() => form.setFieldsValue(EMPTY)} />
      {problem && <FormNotice tone="error">{problem.message}</FormNotice>}
      <NoteField name="text" label={words.comment} help={words.commentHint} max={1000} />
      <SubmitButton disabled={text.trim() === ''} onClick={onSubmit}>
        {words.addComment}
      </SubmitButton>
    </Form>
  );
};
