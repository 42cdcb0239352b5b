import { CloseOutlined } from '@ant-design/icons';
import { IconButton } from '@console/ui/button';
import { Button, Form, Input } from 'antd';
import { useId, useState } from 'react';
import { useEmbedWords } from './embedWords.js';
import type { KeyValues } from './keyValues.js';
import { Add, Origins, Problem } from './keyForm.styles.js';
import { originOf, problemOf } from './origins.js';

export interface OriginsFieldProps {
  id?: string;
  value?: readonly string[];
  onChange?: (origins: readonly string[]) => void;
  /** Questions asked today, by origin. */
  today: ReadonlyMap<string, number>;
}

/** Origins one by one: each is added after a look at it, and no pattern stands for many. */
export const OriginsField = ({ id, value = [], onChange, today }: OriginsFieldProps) => {
  const words = useEmbedWords();
  const form = Form.useFormInstance<KeyValues>();
  // Comes later than the keys that are pressed: good for telling what is wrong with it, and for nothing else.
  const typed = Form.useWatch('newOrigin', form) ?? '';
  const problemId = useId();
  const [tried, setTried] = useState(false);
  const problem = typed.trim() === '' ? undefined : problemOf(typed, value);
  const shown = problem !== undefined && (tried || problem === 'noWildcards') ? words[problem] : undefined;
  const add = () => {
    setTried(true);
    const complete = form.getFieldValue('newOrigin');
    const origin = originOf(complete);
    if (origin === undefined || problemOf(complete, value) !== undefined) return;
    onChange?.([...value, origin]);
    form.setFieldValue('newOrigin', '');
    setTried(false);
  };
  return (
    <div>
      {value.length > 0 && (
        <Origins>
          {value.map((origin) => (
            <li key={origin}>
              <code>{origin}</code>
              <small>{words.today((today.get(origin) ?? 0).toLocaleString())}</small>
              <IconButton
                size="small"
                label={words.removeOrigin(origin)}
                icon={<CloseOutlined />}
                onClick={() => onChange?.(value.filter((one) => one !== origin))}
              />
            </li>
          ))}
        </Origins>
      )}
      <Add>
        <Form.Item name="newOrigin" noStyle>
          <Input
            id={id}
            aria-label={words.newOrigin}
            aria-describedby={shown === undefined ? undefined : problemId}
            aria-invalid={shown !== undefined}
            status={shown === undefined ? '' : 'error'}
            placeholder={words.originHint}
            inputMode="url"
            maxLength={200}
            autoComplete="off"
            onPressEnter={(event) => {
              event.preventDefault();
              if (!event.nativeEvent.isComposing) add();
            }}
          />
        </Form.Item>
        <Button disabled={typed.trim() === '' || problem === 'noWildcards'} onClick={add}>
          {words.add}
        </Button>
      </Add>
      {shown !== undefined && (
        <Problem id={problemId} role="alert">
          {shown}
        </Problem>
      )}
    </div>
  );
};
