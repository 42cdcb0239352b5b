import type { FeedbackCase } from '@console/api/contract';
import { formatDateTime } from '@console/base';
import { CaseSection } from '@console/ui/case-view';
import { Checkbox, Form, type FormInstance } from 'antd';
import { useUnsaved } from '@console/ui/kept-pages';
import { NoteField } from '../../../forms/fields.js';
import { FormNotice } from '../../../forms/FormNotice.js';
import { KeptFields } from '../../../forms/KeptFields.js';
import type { Edit } from '../../../forms/useEdit.js';
import { Said } from './case.styles.js';
import { useCaseWords } from './caseWords.js';

/** What closing a case takes. */
export interface ClosingFields {
  reply: string;
  withAnswer: boolean;
  withSame: boolean;
  withCheck: boolean;
}

export const nothingSaid: ClosingFields = { reply: '', withAnswer: true, withSame: false, withCheck: true };

export interface CaseClosingProps {
  found: FeedbackCase;
  form: FormInstance<ClosingFields>;
  edit: Edit;
  /** Why it was not closed. */
  problem: Error | undefined;
  /** Other cases of the same question that are open. */
  sameCount: number;
  /** It has evidence that can be checked from now on. */
  checkable: boolean;
}

/** What whoever disliked the answer is told, and what closes along with it. */
export const CaseClosing = ({ found, form, edit, problem, sameCount, checkable }: CaseClosingProps) => {
  const words = useCaseWords();
  useUnsaved(edit.dirty);
  const { id, again, username } = found;
  return (
    <CaseSection step={5} title={words.close} note={words.closeTo(username)}>
      <Form
        form={form}
        layout="vertical"
        initialValues={nothingSaid}
        onValuesChange={() => edit.setDirty(true)}
        requiredMark={false}
      >
        <KeptFields key={id} edit={edit} fill={() => form.setFieldsValue(nothingSaid)} />
        {problem && <FormNotice tone="error">{problem.message}</FormNotice>}
        <NoteField
          name="reply"
          label={words.reply}
          help={words.replyHint}
          max={1000}
          lines={3}
          counted
          rules={[{ required: true, whitespace: true, message: words.replyHint }]}
        />
        {again !== null && again.failure === null && (
          <Form.Item name="withAnswer" valuePropName="checked">
            <Checkbox>{words.withAnswer}</Checkbox>
          </Form.Item>
        )}
        {checkable && (
          <Form.Item name="withCheck" valuePropName="checked">
            <Checkbox>{words.withCheck}</Checkbox>
          </Form.Item>
        )}
        {sameCount > 0 && (
          <Form.Item name="withSame" valuePropName="checked">
            <Checkbox>{words.sameCases(sameCount)}</Checkbox>
          </Form.Item>
        )}
      </Form>
    </CaseSection>
  );
};

/** What was told at last, and who closed it. */
export const CaseClosed = ({ found: { reply, events, status } }: { found: FeedbackCase }) => {
  const words = useCaseWords();
  const last = events.findLast(({ kind }) => kind === 'closed' || kind === 'ignored');
  return (
    <CaseSection step={5} state={status === 'done' ? 'done' : 'open'} title={words.close}>
      {reply !== '' && <Said>{reply}</Said>}
      {last !== undefined && (
        <p>
          {(last.kind === 'ignored' ? words.ignoredBy : words.closedBy)(
            last.username,
            formatDateTime(last.time).slice(0, 16),
          )}
        </p>
      )}
    </CaseSection>
  );
};
