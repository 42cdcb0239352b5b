import type { usePageKnowledgeBases } from '@console/api/hooks/knowledgeBases';
import { mapAsync } from '@console/base';
import { AsyncSelect, FormField } from '@console/ui/forms';
import { Form } from 'antd';
import type { AssistantFields } from './assistantFields.js';
import { useAssistantWords } from './assistantWords.js';
import { BaseWeights } from './BaseWeights.js';

export interface AssistantBasesProps {
  /** Those that can be chosen. */
  bases: ReturnType<typeof usePageKnowledgeBases>['state'];
}

/** Where an assistant looks things up, and how much each place counts. */
export const AssistantBases = ({ bases }: AssistantBasesProps) => {
  const words = useAssistantWords();
  const form = Form.useFormInstance<AssistantFields>();
  const chosen: string[] = Form.useWatch('knowledgeBaseIds', { form, preserve: true }) ?? [];
  const known = bases.state === 'ready' ? bases.data.list : [];
  return (
    <>
      <FormField name="knowledgeBaseIds" label={words.bases} extra={words.basesHelp}>
        <AsyncSelect
          mode="multiple"
          allowClear
          optionFilterProp="label"
          what={words.bases}
          options={mapAsync(bases, ({ list }) => list.map((base) => ({ value: base.id, label: base.name })))}
        />
      </FormField>
      <FormField name="weights" label={words.weights} extra={words.weightsHelp} hidden={chosen.length < 2}>
        <BaseWeights bases={known.filter(({ id }) => chosen.includes(id))} label={words.weightOf} />
      </FormField>
    </>
  );
};
