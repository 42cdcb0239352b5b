import { verifySavedQuestion } from '@console/api/contract';
import { useAddSavedQuestion, useModifySavedQuestion, useVerifySavedQuestion } from '@console/api/hooks/savedQuestions';
import { useRules } from '@console/ui/forms';
import { useMessage } from '@console/ui/provider';
import { settingsOf, type TypedSettings } from '@console/ui/saved-question';
import { Form } from 'antd';
import { useState } from 'react';
import { attempt } from '../../../actions/attempt.js';
import { NoteField } from '../../../forms/fields.js';
import { FormDialog } from '../../../forms/FormDialog.js';
import { useEdit } from '../../../forms/useEdit.js';
import { useDictionary } from '../../../locale/useDictionary.js';
import { usePermitted } from '../../../session/usePermitted.js';
import { SettingsField } from './SettingsField.js';
import { bodyOf, fieldsOf, type SavedFields, type SavingSubject } from './savedFields.js';
import { useSavedWords } from './savedWords.js';
import { SwitchRow } from './SwitchRow.js';

export interface SaveDialogProps {
  /** Undefined while closed. */
  subject: SavingSubject | undefined;
  onClose: () => void;
}

/** Keeps a question as it was answered, or changes how one is kept. */
export default function SaveDialog({ subject, onClose }: SaveDialogProps) {
  const words = useSavedWords();
  const { form } = useDictionary();
  const rules = useRules();
  const message = useMessage();
  const add = useAddSavedQuestion();
  const modify = useModifySavedQuestion();
  const verify = useVerifySavedQuestion();
  const verifies = usePermitted(verifySavedQuestion);
  const key = subject && (subject.kind === 'new' ? `new ${subject.answerId}` : subject.saved.id);
  const edit = useEdit(`saved question:${key ?? ''}`);
  const initial = fieldsOf(subject);
  const [checked, setChecked] = useState(false);
  const unit = subject?.kind === 'change' ? (subject.saved.lastRun?.unit ?? '') : '';

  const save = async (fields: SavedFields) => {
    if (subject === undefined) return;
    const body = bodyOf(fields);
    let id: string;
    if (subject.kind === 'new') {
      const { sourceIds, answerId } = subject;
      id = (await add.run({ ...body, sourceIds, answerId }, { quiet: true })).id;
    } else {
      id = subject.saved.id;
      await modify.run({ id, ...body }, { quiet: true });
    }
    message.success(words.saved);
    if (!verifies || (!fields.verified && !initial.verified)) return;
    // It is saved by now, and stays so where it can't be verified: the client says why. Another question than was verified
    // has to be verified anew.
    await attempt(() => verify.run({ id, verified: fields.verified }));
  };

  return (
    <FormDialog<SavedFields>
      recordKey={key}
      title={subject?.kind === 'change' ? words.change : words.save}
      verb={form.save}
      initial={initial}
      edit={edit}
      onSubmit={save}
      onClose={onClose}
    >
      <NoteField
        name="question"
        label={words.question}
        max={1000}
        rules={[{ ...rules.required(words.question), whitespace: true }]}
      />
      <Form.Item
        name="settings"
        noStyle
        rules={[
          {
            validator: (_rule, settings: TypedSettings) => {
              const whole = settingsOf(settings) !== undefined;
              setChecked(!whole);
              return whole ? Promise.resolve() : Promise.reject(new Error(words.noThreshold));
            },
          },
        ]}
        validateTrigger={[]}
      >
        <SettingsField checked={checked} unit={unit} />
      </Form.Item>
      <SwitchRow name="pinned" label={words.pinned} />
      {verifies && <SwitchRow name="verified" label={words.verified} help={words.verifiedHelp} />}
    </FormDialog>
  );
}
