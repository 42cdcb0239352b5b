import type { KbParamsDetail } from '@console/api/contract';
import { useAddKbParams, useModifyKbParams } from '@console/api/hooks/kbParams';
import { SubmitButton } from '@console/ui/button';
import { useUnsaved } from '@console/ui/kept-pages';
import { useMessage } from '@console/ui/provider';
import { Form, Input } from 'antd';
import { FormNotice } from '../../../forms/FormNotice.js';
import { KeptFields } from '../../../forms/KeptFields.js';
import { MergeFields } from '../../../forms/MergeFields.js';
import { useEdit } from '../../../forms/useEdit.js';
import { useSubmission } from '../../../forms/useSubmission.js';
import { useDictionary } from '../../../locale/useDictionary.js';
import { PromptFields } from './PromptFields.js';
import { Columns, Save } from './prompt.styles.js';
import { PromptTrial } from './PromptTrial.js';
import { usePromptWords } from './promptWords.js';
import { type Settings, settingsOf, toFields } from './settings.js';

interface Fields extends Settings {
  note: string;
  /** The version that was read when this was begun: kept with what is typed, over a reload as well. */
  version: number;
}

/** Reasons of the server for which the version that was read is not the last one any more. */
const meanwhile: ReadonlySet<string> = new Set(['changed_meanwhile', 'params_exist', 'params_not_found']);

const fieldsOf = (params: KbParamsDetail): Fields => ({ ...settingsOf(params), note: '', version: params.version });

export interface PromptFormProps {
  params: KbParamsDetail;
  /** Reads them anew. */
  refresh: () => void;
}

/** All that is set for one base, beside what it does to the questions that are kept for it. */
export const PromptForm = ({ params, refresh }: PromptFormProps) => {
  const { id, knowledgeBaseId } = params;
  const words = usePromptWords();
  const { form: formWords } = useDictionary();
  const message = useMessage();
  const [form] = Form.useForm<Fields>();
  const edit = useEdit(`promptConfig:${knowledgeBaseId}`);
  useUnsaved(edit.dirty);
  const add = useAddKbParams();
  const modify = useModifyKbParams();
  const { problem, submit, forget } = useSubmission();

  const onSet = (change: Partial<Settings>) => {
    form.setFieldsValue(change);
    edit.setDirty(true);
    void form.validateFields(Object.keys(change)).catch(() => undefined);
  };
  const fill = () => form.setFieldsValue(fieldsOf(params));
  const refused = problem?.reason !== undefined && meanwhile.has(problem.reason) ? problem : undefined;
  const onSubmit = async () => {
    const fields = await form.validateFields().catch(() => undefined);
    if (fields === undefined) return false;
    const { note, version: read, ...settings } = fields;
    const change = { ...settings, note: note.trim(), version: read };
    const went = await submit(async () => {
      try {
        await (id === null
          ? add.run({ knowledgeBaseId, ...change }, { quiet: true })
          : modify.run({ id, ...change }, { quiet: true }));
      } catch (error) {
        if (error instanceof Error && 'reason' in error && meanwhile.has(String(error.reason))) refresh();
        throw error;
      }
      // What is typed before the page has read it anew goes on from there.
      form.setFieldsValue({ note: '', version: read + 1 });
      edit.setDirty(false);
      message.success(words.saved);
    });
    return went;
  };
  return (
    <Columns>
      <Form<Fields>
        form={form}
        layout="vertical"
        initialValues={fieldsOf(params)}
        onValuesChange={() => edit.setDirty(true)}
        scrollToFirstError={{ focus: true }}
      >
        <KeptFields edit={edit} fill={fill} />
        <MergeFields<Fields>
          edit={edit}
          present={fieldsOf(params)}
          by={params.updatedBy}
          versionOf={({ version }) => version}
          describe={(fields) => toFields(fields, words)}
          refused={refused}
          onMerged={forget}
        />
        {problem && !refused && <FormNotice tone="error">{problem.message}</FormNotice>}
        <PromptFields params={params} onSet={onSet} />
        <Save>
          <Form.Item name="note" noStyle>
            <Input maxLength={200} aria-label={words.note} placeholder={words.notePlaceholder} autoComplete="off" />
          </Form.Item>
          <SubmitButton disabled={!edit.dirty} onClick={onSubmit}>
            {formWords.save}
          </SubmitButton>
        </Save>
      </Form>
      <PromptTrial params={params} form={form} />
    </Columns>
  );
};
