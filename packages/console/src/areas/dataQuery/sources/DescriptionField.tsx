import { Button, Input } from 'antd';
import { Field } from './setup.styles.js';
import { useSetupWords } from './setupWords.js';

export interface DescriptionFieldProps {
  /** What is described. */
  label: string;
  value: string;
  /** What it could be described as. Undefined: nothing is suggested. */
  suggestion: string | undefined;
  onChange: (text: string) => void;
}

/** What one table or column holds, with what is suggested. */
export const DescriptionField = ({ label, value, suggestion, onChange }: DescriptionFieldProps) => {
  const words = useSetupWords();
  return (
    <Field>
      <span title={label}>{label}</span>
      <Input
        aria-label={words.describes(label)}
        maxLength={500}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {suggestion !== undefined && (
        <p>
          <span>{words.suggestion(suggestion)}</span>
          <Button size="small" aria-label={words.takeFor(label)} onClick={() => onChange(suggestion)}>
            {words.take}
          </Button>
        </p>
      )}
    </Field>
  );
};
