import { mapAsync } from '@console/base';
import type { Assistant } from '@console/api/contract';
import { useAddAssistant, useModifyAssistant } from '@console/api/hooks/assistants';
import { usePageKnowledgeBases } from '@console/api/hooks/knowledgeBases';
import { AsyncSelect } from '@console/ui/forms';
import { Form } from 'antd';
import { NameField, NoteField, SwitchField } from '../../forms/fields.js';
import { RecordDrawer } from '../../forms/RecordDrawer.js';
import type { OpenedRecord } from '../../lists/openedRecord.js';
import { roleIdsOf, type SeenBy, seenByOf, SeenByFields } from '../../pickers/SeenByFields.js';
import { useDictionary } from '../../locale/useDictionary.js';
import { useAssistantWords } from './assistantWords.js';

interface Fields extends SeenBy {
  assistantName: string;
  description: string;
  knowledgeBaseIds: string[];
  welcome: string;
  samples: string;
  enabled: boolean;
  answersAlone: boolean;
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
  answersAlone: assistant?.answersAlone ?? false,
  ...seenByOf(assistant),
});

/** Everything that can be set about one assistant. */
export const AssistantDrawer = ({ list }: { list: OpenedRecord<Assistant> }) => {
  const words = useAssistantWords();
  const { menuName } = useDictionary();
  const add = useAddAssistant();
  const modify = useModifyAssistant();
  const closed = list.opened === undefined && !list.record.isNew;
  const bases = usePageKnowledgeBases(closed ? null : { current: 1, size: 200 });

  const onSubmit = ({ samples, seenBy, roleIds, ...fields }: Fields, assistant: Assistant | undefined) => {
    const settings = {
      ...fields,
      assistantName: fields.assistantName.trim(),
      sampleQuestions: linesOf(samples),
      roleIds: roleIdsOf({ seenBy, roleIds }),
    };
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
      onSubmit={onSubmit}
      saved={words.saved}
      created={words.created}
    >
      <NameField name="assistantName" label={words.name} />
      <Form.Item name="knowledgeBaseIds" label={words.bases} extra={words.basesHelp}>
        <AsyncSelect
          mode="multiple"
          allowClear
          optionFilterProp="label"
          what={words.bases}
          options={mapAsync(bases.state, ({ list }) => list.map((base) => ({ value: base.id, label: base.name })))}
        />
      </Form.Item>
      <NoteField name="description" label={words.description} />
      <NoteField name="welcome" label={words.welcome} />
      <NoteField
        name="samples"
        label={words.samples}
        help={words.samplesHelp}
        max={2000}
        lines={3}
        rules={[
          {
            validator: (_rule, value: unknown) =>
              typeof value === 'string' && linesOf(value).length > MOST_SAMPLES
                ? Promise.reject(new Error(words.tooManySamples))
                : Promise.resolve(),
          },
        ]}
      />
      <SeenByFields />
      <SwitchField name="answersAlone" label={words.answersAlone} help={words.answersAloneHelp} />
      <SwitchField name="enabled" label={words.enabled} />
    </RecordDrawer>
  );
};
