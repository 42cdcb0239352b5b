import { mapAsync } from '@console/base';
import type { Assistant } from '@console/api/contract';
import { useAddAssistant, useModifyAssistant } from '@console/api/hooks/assistants';
import { usePageKnowledgeBases } from '@console/api/hooks/knowledgeBases';
import { AsyncSelect } from '@console/ui/forms';
import { Form, Input, Switch } from 'antd';
import { RecordDrawer } from '../../forms/RecordDrawer.js';
import { useNameRule } from '../../forms/useNameRule.js';
import type { OpenedRecord } from '../../lists/openedRecord.js';
import { useDictionary } from '../../locale/useDictionary.js';

interface Fields {
  assistantName: string;
  description: string;
  knowledgeBaseIds: string[];
  welcome: string;
  samples: string;
  enabled: boolean;
}

const MOST_SAMPLES = 6;

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const fieldsOf = (assistant: Assistant | undefined): Fields => ({
  assistantName: assistant?.assistantName ?? '',
  description: assistant?.description ?? '',
  knowledgeBaseIds: assistant?.knowledgeBases.map(({ id }) => id) ?? [],
  welcome: assistant?.welcome ?? '',
  samples: assistant?.sampleQuestions.join('\n') ?? '',
  enabled: assistant?.enabled ?? true,
});

/** Everything that can be set about one assistant. */
export const AssistantDrawer = ({ list }: { list: OpenedRecord<Assistant> }) => {
  const { assistants: words, menuName } = useDictionary();
  const add = useAddAssistant();
  const modify = useModifyAssistant();
  const nameRule = useNameRule(words.name);
  const closed = list.opened === undefined && !list.record.isNew;
  const bases = usePageKnowledgeBases(closed ? null : { current: 1, size: 200 });

  const onSave = ({ samples, ...fields }: Fields, assistant: Assistant | undefined) => {
    const settings = { ...fields, assistantName: fields.assistantName.trim(), sampleQuestions: linesOf(samples) };
    return assistant === undefined
      ? add.run(settings, { quiet: true })
      : modify.run({ id: assistant.id, ...settings }, { quiet: true });
  };

  return (
    <RecordDrawer
      list={list}
      what={words.title}
      newTitle={words.create}
      titleOf={({ assistantName }) => menuName(assistantName)}
      fieldsOf={fieldsOf}
      onSave={onSave}
      saved={words.saved}
      created={words.created}
    >
      <Form.Item name="assistantName" label={words.name} rules={nameRule}>
        <Input maxLength={50} autoComplete="off" />
      </Form.Item>
      <Form.Item name="knowledgeBaseIds" label={words.bases} extra={words.basesHelp}>
        <AsyncSelect
          mode="multiple"
          allowClear
          optionFilterProp="label"
          what={words.bases}
          options={mapAsync(bases.state, ({ list }) => list.map((base) => ({ value: base.id, label: base.name })))}
        />
      </Form.Item>
      <Form.Item name="description" label={words.description}>
        <Input.TextArea maxLength={500} autoSize={{ minRows: 2, maxRows: 6 }} />
      </Form.Item>
      <Form.Item name="welcome" label={words.welcome}>
        <Input.TextArea maxLength={500} autoSize={{ minRows: 2, maxRows: 6 }} />
      </Form.Item>
      <Form.Item
        name="samples"
        label={words.samples}
        extra={words.samplesHelp}
        rules={[
          {
            validator: (_rule, value: unknown) =>
              typeof value === 'string' && linesOf(value).length > MOST_SAMPLES
                ? Promise.reject(new Error(words.tooManySamples))
                : Promise.resolve(),
          },
        ]}
      >
        <Input.TextArea autoSize={{ minRows: 3, maxRows: 8 }} />
      </Form.Item>
      <Form.Item name="enabled" label={words.enabled} valuePropName="checked">
        <Switch size="small" />
      </Form.Item>
    </RecordDrawer>
  );
};
