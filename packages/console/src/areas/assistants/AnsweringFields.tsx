import type { AssistantChoices } from '@console/api/contract';
import { type Async, mapAsync } from '@console/base';
import { AsyncSelect, FormField } from '@console/ui/forms';
import { Form, InputNumber, Radio } from 'antd';
import { NoteField, SwitchField } from '../../forms/fields.js';
import type { AssistantFields } from './assistantFields.js';
import { useAssistantWords } from './assistantWords.js';

/** How an assistant answers: as whom, by which model, and with what. */
export const AnsweringFields = ({ choices }: { choices: Async<AssistantChoices> }) => {
  const words = useAssistantWords();
  const form = Form.useFormInstance<AssistantFields>();
  const functions = Form.useWatch('functions', { form, preserve: true });
  return (
    <>
      <NoteField name="prompt" label={words.prompt} help={words.promptHelp} max={4000} lines={3} counted />
      <FormField name="modelId" label={words.model} extra={words.modelHelp}>
        <AsyncSelect
          what={words.model}
          options={mapAsync(choices, ({ models }) => [
            { value: '', label: words.usualModel },
            ...models.map(({ id, name }) => ({ value: id, label: name })),
          ])}
        />
      </FormField>
      <FormField name="temperature" label={words.temperature} extra={words.temperatureHelp}>
        <InputNumber min={0} max={2} step={0.1} precision={1} placeholder={words.asBase} style={{ width: 160 }} />
      </FormField>
      <FormField name="functions" label={words.functions}>
        <Radio.Group
          options={[
            { value: 'all', label: words.allFunctions },
            { value: 'chosen', label: words.chosenFunctions },
          ]}
        />
      </FormField>
      <FormField
        name="functionIds"
        label={words.functionList}
        extra={words.functionsHelp}
        hidden={functions !== 'chosen'}
      >
        <AsyncSelect
          mode="multiple"
          allowClear
          optionFilterProp="label"
          what={words.functions}
          options={mapAsync(choices, ({ functions: all }) =>
            all.map(({ id, name, knowledgeBaseName }) => ({ value: id, label: `${name} · ${knowledgeBaseName}` })),
          )}
        />
      </FormField>
      <SwitchField name="usesGraph" label={words.usesGraph} help={words.usesGraphHelp} />
      <SwitchField name="followUps" label={words.followUps} help={words.followUpsHelp} />
      <SwitchField name="answersAlone" label={words.answersAlone} help={words.answersAloneHelp} />
    </>
  );
};
