import { Status } from '@console/ui/states';
import { Button, Input } from 'antd';
import { styled } from 'styled-components';
import { useSecretWords } from './secretWords.js';

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
  /** What the value is: "请求头的值". */
  label: string;
  /** Characters at most. Default 2000. */
  max?: number;
}

/** A value that can be set and replaced, and never read. */
export const SecretValue = ({ id, value, onChange, stored, label, max = 2000 }: SecretValueProps) => {
  const words = useSecretWords();
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
        maxLength={max}
        autoComplete="new-password"
        aria-label={label}
        placeholder={label}
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
