import type { TripleMethod } from '@console/api/contract';
import { FormField } from '@console/ui/forms';
import { Form, Radio } from 'antd';
import type { TaskFields } from './taskFields.js';
import { useEstimate } from './useEstimate.js';
import { useTaskWords } from './taskWords.js';

interface ChoiceProps {
  /** An antd Form gives it. */
  value?: TripleMethod;
  onChange?: (method: TripleMethod) => void;
  hasModel: boolean;
}

const Choice = ({ value, onChange, hasModel }: ChoiceProps) => {
  const { methods } = useTaskWords();
  return (
    <Radio.Group
      value={value ?? (hasModel ? 'model' : 'text')}
      onChange={({ target }) => onChange?.(target.value === 'text' ? 'text' : 'model')}
      options={[
        { value: 'model', label: methods.model, disabled: !hasModel },
        { value: 'text', label: methods.text },
      ]}
    />
  );
};

/** By a model, or only what the text says outright, with what each is good for. */
export const MethodField = () => {
  const { form: words } = useTaskWords();
  const { data } = useEstimate();
  const method = Form.useWatch('method', Form.useFormInstance<TaskFields>());
  // Until something is known of the base, nobody knows of a model either.
  const hasModel = data === undefined || data.model !== null;
  const byText = method === 'text' || !hasModel;
  return (
    <FormField
      name="method"
      label={words.method}
      extra={hasModel ? (byText ? words.textHelp : words.modelHelp) : `${words.noModel}${words.textHelp}`}
    >
      <Choice hasModel={hasModel} />
    </FormField>
  );
};
