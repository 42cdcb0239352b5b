import type { Assistant } from '@console/api/contract';
import { useAddAssistant, useModifyAssistant, useReadAssistantChoices } from '@console/api/hooks/assistants';
import { usePageKnowledgeBases } from '@console/api/hooks/knowledgeBases';
import { Form } from 'antd';
import { useMemo } from 'react';
import { NameField, NoteField, SwitchField } from '../../forms/fields.js';
import { FormSection } from '../../forms/FormSection.js';
import { RecordDrawer } from '../../forms/RecordDrawer.js';
import type { OpenedRecord } from '../../lists/openedRecord.js';
import { useDictionary } from '../../locale/useDictionary.js';
import { SeenByFields } from '../../pickers/SeenByFields.js';
import { AnsweringFields } from './AnsweringFields.js';
import { AssistantBases } from './AssistantBases.js';
import { Beside } from './AssistantDrawer.styles.js';
import {
  type AssistantFields,
  fieldsOf,
  linesOf,
  MOST_SAMPLES,
  readableFields,
  settingsOf,
} from './assistantFields.js';
import { useAssistantWords } from './assistantWords.js';
import { TryAssistant } from './TryAssistant.js';

/** What of an assistant its bases offer, as far as the form says which. */
const Answering = () => {
  const form = Form.useFormInstance<AssistantFields>();
  const knowledgeBaseIds: string[] = Form.useWatch('knowledgeBaseIds', { form, preserve: true }) ?? [];
  const { state } = useReadAssistantChoices({ knowledgeBaseIds });
  return <AnsweringFields choices={state} />;
};

/** What it offers to be asked. */
const SampleQuestions = () => {
  const words = useAssistantWords();
  return (
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
  );
};

export interface AssistantDrawerProps {
  list: OpenedRecord<Assistant>;
  /** One was saved that was there before. */
  onSaved?: () => void;
}

/** Everything that can be set about one assistant. */
export const AssistantDrawer = ({ list, onSaved }: AssistantDrawerProps) => {
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
      width={1080}
      what={words.title}
      newTitle={words.create}
      titleOf={({ assistantName }) => menuName(assistantName)}
      fieldsOf={fieldsOf}
      merging={{
        versionOf: ({ version }) => version,
        describe: (fields) => readableFields(fields, words, names),
      }}
      onSubmit={async (fields, assistant) => {
        if (assistant === undefined) return add.run(settingsOf(fields), { quiet: true });
        const settings = {
          id: assistant.id,
          ...settingsOf(fields),
          ...(fields.version !== undefined && { version: fields.version }),
        };
        const done = await modify.run(settings, { quiet: true });
        onSaved?.();
        return done;
      }}
      saved={words.saved}
      created={words.created}
    >
      <Beside>
        <div>
          <div>
            <FormSection title={words.sections.about}>
              <NameField name="assistantName" label={words.name} />
              <NoteField name="description" label={words.description} />
              <NoteField name="welcome" label={words.welcome} />
              <SampleQuestions />
            </FormSection>
            <FormSection title={words.sections.bases}>
              <AssistantBases bases={bases.state} />
            </FormSection>
            <FormSection title={words.sections.answering}>
              <Answering />
            </FormSection>
            <FormSection title={words.sections.use}>
              <SeenByFields />
              <SwitchField name="enabled" label={words.enabled} />
            </FormSection>
          </div>
          <TryAssistant />
        </div>
      </Beside>
    </RecordDrawer>
  );
};
