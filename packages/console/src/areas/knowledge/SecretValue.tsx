import { Status } from '@console/ui/states';
import { Button, Input } from 'antd';
import { styled } from 'styled-components';
import { useFunctionWords } from './functionWords.js';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  min-height: 32px;
`;

export interface SecretValueProps {
  /** An antd Form gives it. */
  id?: string;
  /** Undefined: what is stored stays. */
  value?: string;
  onChange?: (value: string | undefined) => void;
  /** There is a value, which nobody is shown. */
  stored: boolean;
}

/** A value that can be set and replaced, and never read. */
export const SecretValue = ({ id, value, onChange, stored }: SecretValueProps) => {
  const words = useFunctionWords();
  if (stored && value === undefined)
    return (
      <Row>
        <Status tone="ok">{words.isSet}</Status>
        <Button size="small" onClick={() => onChange?.('')}>
          {words.replace}
        </Button>
      </Row>
    );
  return (
    <Row>
      <Input.Password
        id={id}
        style={{ flex: 1, minWidth: 160 }}
        value={value ?? ''}
        maxLength={2000}
        autoComplete="new-password"
        aria-label={words.headerValue}
        placeholder={words.headerValue}
        onChange={({ target }) => onChange?.(target.value)}
      />
      {stored && (
        <Button size="small" type="text" onClick={() => onChange?.(undefined)}>
          {words.keep}
        </Button>
      )}
    </Row>
  );
};
