import { slideDesigns } from '@console/base/slides';
import { DesignPicker } from '@console/ui/slide-editor';
import { FormField } from '@console/ui/forms';
import { useMakingWords } from './makingWords.js';

interface ChoiceProps {
  /** An antd Form gives it. */
  value?: string;
  onChange?: (id: string) => void;
}

const Choice = ({ value = '', onChange = () => undefined }: ChoiceProps) => (
  <DesignPicker designs={slideDesigns} value={value} onChange={onChange} />
);

/** What the deck looks like. */
export const DesignField = () => {
  const words = useMakingWords();
  return (
    <FormField name="templateId" label={words.design}>
      <Choice />
    </FormField>
  );
};
