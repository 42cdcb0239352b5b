import type { Assistant } from '@console/api/contract';
import { useAddAssistant, useModifyAssistant, useReadAssistantChoices } from '@console/api/hooks/assistants';
import { usePageKnowledgeBases } from '@console/api/hooks/knowledgeBases';
import { mapAsync } from '@console/base';
import { AsyncSelect, FormField } from '@console/ui/forms';
import { Form } from 'antd';
import { useMemo } from 'react';
import { NameField, NoteField, SwitchField } from '../../forms/fields.js';
import { RecordDrawer } from '../../forms/RecordDrawer.js';
import type { OpenedRecord } from '../../lists/openedRecord.js';
import { useDictionary } from '../../locale/useDictionary.js';
import { SeenByFields } from '../../pickers/SeenByFields.js';
import { AnsweringFields } from './AnsweringFields.js';
import {
  type AssistantFields,
  fieldsOf,
  linesOf,
  MOST_SAMPLES,
  readableFields,
  settingsOf,
} from './assistantFields.js';
import { useAssistantWords } from './assistantWords.js';
import { BaseWeights } from './BaseWeights.js';
import { TryAssistant } from './TryAssistant.js';

interface BasesProps {
  bases: ReturnType<typeof usePageKnowledgeBases>['state'];
}

/** Where it looks things up, and how much each place counts. */
const Bases = ({ bases }: BasesProps) => {
  const words = useAssistantWords();
  const form = Form.useFormInstance<AssistantFields>();
  const chosen: string[] = Form.useWatch('knowledgeBaseIds', { form, preserve: true }) ?? [];
  const known = bases.state === 'ready' ? bases.data.list : [];
  return (
    <>
      <Form.Item name="knowledgeBaseIds" label={words.bases} extra={words.basesHelp}>
        <AsyncSelect
          mode="multiple"
          allowClear
          optionFilterProp="label"
          what={words.bases}
          options={mapAsync(bases, ({ list }) => list.map((base) => ({ value: base.id, label: base.name })))}
        />
      </Form.Item>
      <FormField name="weights" label={words.weights} extra={words.weightsHelp} hidden={chosen.length < 2}>
        <BaseWeights bases={known.filter(({ id }) => chosen.includes(id))} label={words.weightOf} />
      </FormField>
    </>
  );
};

/** What of an assistant its bases offer, as far as the form says which. */
const Answering = () => {
  const form = Form.useFormInstance<AssistantFields>();
  const knowledgeBaseIds: string[] = Form.useWatch('knowledgeBaseIds', { form, preserve: true }) ?? [];
  const { state } = useReadAssistantChoices({ knowledgeBaseIds });
  return <AnsweringFields choices={state} />;
};

/** Everything that can be set about one assistant. */
export const AssistantDrawer = ({ list }: { list: OpenedRecord<Assistant> }) => {
  const words = useAssistantWords();
  const { menuName } = useDictionary();
  const add = useAddAssistant();
  const modify = useModifyAssistant();
  const closed = list.opened === undefined && !list.record.isNew;
  const bases = usePageKnowledgeBases(closed ? null : { current: 1, size: 200 });
  const names = useMemo(() => new Map(bases.data?.list.map(({ id, name }) => [id, name] as const) ?? []), [bases.data]);

  return (
    <RecordDrawer<Assistant, AssistantFields>
      list={list}
      width={720}
      what={words.title}
      newTitle={words.create}
      titleOf={({ assistantName }) => menuName(assistantName)}
      fieldsOf={fieldsOf}
      merging={{
        versionOf: ({ version }) => version,
        describe: (fields) => readableFields(fields, words, names),
      }}
      onSubmit={(fields, assistant) =>
        assistant === undefined
          ? add.run(settingsOf(fields), { quiet: true })
          : modify.run(
              {
                id: assistant.id,
                ...settingsOf(fields),
                ...(fields.version !== undefined && { version: fields.version }),
              },
              { quiet: true },
            )
      }
      saved={words.saved}
      created={words.created}
    >
      <NameField name="assistantName" label={words.name} />
      <Bases bases={bases.state} />
      <Answering />
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
      <SwitchField name="enabled" label={words.enabled} />
      <TryAssistant />
    </RecordDrawer>
  );
};
