import { PlusOutlined } from '@ant-design/icons';
import type { TemplateParam } from '@console/api/contract';
import { Button, Dropdown, Input } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { useCallback, useMemo, useRef, useState } from 'react';
import { labelsOf } from './problemsOf.js';
import { Tools } from './templates.styles.js';
import { useTemplateWords } from './templateWords.js';
import { useVariableKeys, write } from './useVariableKeys.js';
import { Field } from './variableText.styles.js';
import { VariableTags } from './VariableTags.js';

export interface VariableTextProps {
  /** An antd Form gives these. */
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
  'aria-label'?: string;
  params: readonly TemplateParam[];
  /** Characters at most. */
  max: number;
  /** Lines that it begins with. Default 1, and then it takes no line breaks. */
  lines?: number;
  /**
   * Words that can be put at the end as long as none of them stands there, each with what its button says; one that is `whole`
   * only where nothing else is.
   */
  endings?: readonly { label: string; text: string; whole?: boolean }[];
}

const nothing = { start: 0, end: 0 };

/**
 * A text with variables, drawn as tags with their names: they are inserted where the caret is, and one key takes a whole one away.
 * What is typed, copied, undone and read aloud is the plain text, `${name}`.
 */
export const VariableText = (props: VariableTextProps) => {
  const { id, value = '', onChange, params, max, lines = 1, endings = [] } = props;
  const words = useTemplateWords();
  const area = useRef<TextAreaRef>(null);
  const [chosen, setChosen] = useState(nothing);
  // There may be hundreds, of each of many fields.
  const items = useMemo(() => params.map(({ name, label }) => ({ key: name, label })), [params]);
  const labels = useMemo(() => labelsOf(params), [params]);
  const field = useCallback(() => area.current?.resizableTextArea?.textArea ?? undefined, []);
  const keys = useVariableKeys(field, lines === 1);
  const insert = (name: string) => {
    const own = field();
    if (own) write(own, { start: own.selectionStart, end: own.selectionEnd }, `\${${name}}`);
  };
  const append = (text: string) => {
    const own = field();
    if (own) write(own, { start: own.value.length, end: own.value.length }, text);
  };

  return (
    <>
      <Field data-lines={lines > 1 ? '' : undefined}>
        <Input.TextArea
          ref={area}
          id={id}
          aria-label={props['aria-label']}
          value={value}
          maxLength={max}
          autoSize={{ minRows: lines, maxRows: Math.max(4, lines + 5) }}
          onChange={({ target }) => onChange?.(lines === 1 ? target.value.replaceAll(/[\r\n]+/g, ' ') : target.value)}
          onSelect={({ currentTarget: { selectionStart: start, selectionEnd: end } }) => setChosen({ start, end })}
          {...keys}
        />
        <VariableTags text={value} labels={labels} field={field} chosen={chosen} />
      </Field>
      <Tools>
        <Dropdown
          trigger={['click']}
          disabled={params.length === 0}
          menu={{
            items,
            onClick: ({ key }) => insert(key),
            style: { maxHeight: 320, overflow: 'auto' },
          }}
        >
          <Button type="text" size="small" icon={<PlusOutlined aria-hidden />}>
            {words.variable}
          </Button>
        </Dropdown>
        {!endings.some(({ text }) => value.includes(text)) &&
          endings
            .filter(({ whole = false }) => !whole || value.trim() === '')
            .map(({ label, text }) => (
              <Button
                key={label}
                type="text"
                size="small"
                icon={<PlusOutlined aria-hidden />}
                onClick={() => append(text)}
              >
                {label}
              </Button>
            ))}
      </Tools>
    </>
  );
};
