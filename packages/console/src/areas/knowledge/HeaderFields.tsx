import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import type { KbFunction } from '@console/api/contract';
import { IconButton } from '@console/ui/button';
import { useRules } from '@console/ui/forms';
import { Button, Form, Input } from 'antd';
import { SecretValue } from '../../forms/SecretValue.js';
import { Part, Title } from './functionForm.styles.js';
import { useFunctionWords } from './functionWords.js';

const MOST = 20;

export interface HeaderFieldsProps {
  /** What is stored; left out for a new function. */
  shown: KbFunction | undefined;
}

interface RowProps extends HeaderFieldsProps {
  index: number;
  onRemove: () => void;
}

const HeaderRow = ({ shown, index, onRemove }: RowProps) => {
  const words = useFunctionWords();
  const rules = useRules();
  const name = Form.useWatch<string | undefined>(['headers', index, 'name'], Form.useFormInstance()) ?? '';
  const known = shown?.headers.find((one) => one.name.toLowerCase() === name.trim().toLowerCase());
  const isLost = known?.lost === true;
  const stored = known !== undefined && !isLost;
  return (
    <Part>
      <legend>{words.header(index + 1)}</legend>
      <IconButton label={words.removeHeader(index + 1)} icon={<DeleteOutlined />} onClick={onRemove} />
      <div>
        <Form.Item
          name={[index, 'name']}
          label={words.headerName}
          rules={[rules.required(words.headerName), { pattern: /^[\w-]+$/, message: words.parameterNameRule }]}
        >
          <Input maxLength={100} autoComplete="off" placeholder="X-Api-Key" />
        </Form.Item>
        <Form.Item
          name={[index, 'value']}
          label={words.headerValue}
          dependencies={[['headers', index, 'name']]}
          extra={isLost ? words.needsAgain : undefined}
          rules={[
            {
              validator: (_rule, value: unknown) =>
                value === '' || (value === undefined && !stored)
                  ? Promise.reject(new Error(isLost ? words.needsAgain : words.needsValue))
                  : Promise.resolve(),
            },
          ]}
        >
          <SecretValue stored={stored} label={words.headerValue} />
        </Form.Item>
      </div>
    </Part>
  );
};

/** The headers of a call: their values are set and replaced, and never shown. */
export const HeaderFields = ({ shown }: HeaderFieldsProps) => {
  const words = useFunctionWords();
  return (
    <>
      <Title>{words.headers}</Title>
      <p>{words.headersHelp}</p>
      <Form.List name="headers">
        {(fields, { add, remove }) => (
          <>
            {fields.map(({ key, name }) => (
              <HeaderRow key={key} shown={shown} index={name} onRemove={() => remove(name)} />
            ))}
            <Button
              block
              type="dashed"
              icon={<PlusOutlined />}
              disabled={fields.length >= MOST}
              onClick={() => add({ name: '' })}
            >
              {words.addHeader}
            </Button>
          </>
        )}
      </Form.List>
    </>
  );
};
