import { mapAsync } from '@console/base';
import type { Assistant } from '@console/api/contract';
import { useAddAssistant, useModifyAssistant } from '@console/api/hooks/assistants';
import { usePageKnowledgeBases } from '@console/api/hooks/knowledgeBases';
import { useMessage } from '@console/ui/provider';
import { AsyncSelect } from '@console/ui/forms';
import { Form, Input, Switch } from 'antd';
import { RecordDrawer } from '../../forms/RecordDrawer.js';
import type { Edit } from '../../forms/useEdit.js';
import { useNameRule } from '../../forms/useNameRule.js';
import { useDictionary } from '../../locale/useDictionary.js';

interface Fields {
  assistantName: string;
  description: string;
  knowledgeBaseIds: string[];
  welcome: string;
  samples: string;
  enabled: boolean;
}

export interface AssistantDrawerProps {
  /** The assistant to change, `new` for a new one, undefined while closed. */
  subject: Assistant | 'new' | undefined;
  edit: Edit;
  onClose: () => void;
}

const MOST_SAMPLES = 6;

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const fieldsOf = (subject: Assistant | 'new' | undefined): Fields =>
  subject === 'new' || subject === undefined
    ? { assistantName: '', description: '', knowledgeBaseIds: [], welcome: '', samples: '', enabled: true }
    : {
        assistantName: subject.assistantName,
        description: subject.description,
        knowledgeBaseIds: subject.knowledgeBases.map(({ id }) => id),
        welcome: subject.welcome,
        samples: subject.sampleQuestions.join('\n'),
        enabled: subject.enabled,
      };

/** Everything that can be set about one assistant. */
export const AssistantDrawer = ({ subject, edit, onClose }: AssistantDrawerProps) => {
  const { assistants, form: words, menuName } = useDictionary();
  const message = useMessage();
  const [form] = Form.useForm<Fields>();
  const add = useAddAssistant();
  const modify = useModifyAssistant();
  const nameRule = useNameRule(assistants.name);
  const bases = usePageKnowledgeBases(subject === undefined ? null : { current: 1, size: 200 });

  const save = async (fields: Fields) => {
    const { samples, ...rest } = fields;
    const settings = { ...rest, assistantName: fields.assistantName.trim(), sampleQuestions: linesOf(samples) };
    if (subject === 'new' || subject === undefined) await add.run(settings, { quiet: true });
    else await modify.run({ id: subject.id, ...settings }, { quiet: true });
    message.success(subject === 'new' ? assistants.created : assistants.saved);
  };

  return (
    <RecordDrawer<Fields>
      recordKey={subject === 'new' ? subject : subject?.id}
      title={subject === 'new' || subject === undefined ? assistants.create : menuName(subject.assistantName)}
      form={form}
      initial={fieldsOf(subject)}
      verb={words.save}
      edit={edit}
      onSave={save}
      onClose={onClose}
    >
      <Form.Item name="assistantName" label={assistants.name} rules={nameRule}>
        <Input maxLength={50} autoComplete="off" />
      </Form.Item>
      <Form.Item name="knowledgeBaseIds" label={assistants.bases} extra={assistants.basesHelp}>
        <AsyncSelect
          mode="multiple"
          allowClear
          optionFilterProp="label"
          what={assistants.bases}
          options={mapAsync(bases.state, ({ list }) => list.map((base) => ({ value: base.id, label: base.name })))}
        />
      </Form.Item>
      <Form.Item name="description" label={assistants.description}>
        <Input.TextArea maxLength={500} autoSize={{ minRows: 2, maxRows: 6 }} />
      </Form.Item>
      <Form.Item name="welcome" label={assistants.welcome}>
        <Input.TextArea maxLength={500} autoSize={{ minRows: 2, maxRows: 6 }} />
      </Form.Item>
      <Form.Item
        name="samples"
        label={assistants.samples}
        extra={assistants.samplesHelp}
        rules={[
          {
            validator: (_rule, value: unknown) =>
              typeof value === 'string' && linesOf(value).length > MOST_SAMPLES
                ? Promise.reject(new Error(assistants.tooManySamples))
                : Promise.resolve(),
          },
        ]}
      >
        <Input.TextArea autoSize={{ minRows: 3, maxRows: 8 }} />
      </Form.Item>
      <Form.Item name="enabled" label={assistants.enabled} valuePropName="checked">
        <Switch size="small" />
      </Form.Item>
    </RecordDrawer>
  );
};
