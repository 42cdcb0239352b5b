import { PlusOutlined } from '@ant-design/icons';
import type { TemplateParam } from '@console/api/contract';
import { Button, Dropdown, Input } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { type KeyboardEvent, useMemo, useRef } from 'react';
import { useTemplateWords } from './templateWords.js';
import { Tools } from './templates.styles.js';

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
  /** Words that can be put at the end as long as none of them stands there, each with what its button says. */
  endings?: readonly { label: string; text: string }[];
}

const BEFORE = /\$\{[^${}]{1,50}\}$/;

/** A text with variables: they are inserted where the caret is, and one key takes a whole one away. */
export const VariableText = (props: VariableTextProps) => {
  const { id, value = '', onChange, params, max, lines = 1, endings = [] } = props;
  const words = useTemplateWords();
  const area = useRef<TextAreaRef>(null);
  // There may be hundreds, of each of many fields.
  const items = useMemo(() => params.map(({ name, label }) => ({ key: name, label })), [params]);
  const element = () => area.current?.resizableTextArea?.textArea;

  const put = (text: string, caret: number) => {
    onChange?.(text);
    const field = element();
    // Once the new text stands there.
    requestAnimationFrame(() => {
      field?.focus();
      field?.setSelectionRange(caret, caret);
    });
  };
  const insert = (name: string) => {
    const field = element();
    const [start, end] = [field?.selectionStart ?? value.length, field?.selectionEnd ?? value.length];
    const written = `\${${name}}`;
    put(`${value.slice(0, start)}${written}${value.slice(end)}`, start + written.length);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // An input method has the keys while it composes.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && lines === 1) event.preventDefault();
    const { selectionStart: start, selectionEnd: end } = event.currentTarget;
    if (event.key !== 'Backspace' || start !== end) return;
    const [variable] = BEFORE.exec(value.slice(0, start)) ?? [];
    if (variable === undefined) return;
    event.preventDefault();
    put(`${value.slice(0, start - variable.length)}${value.slice(start)}`, start - variable.length);
  };

  return (
    <>
      <Input.TextArea
        ref={area}
        id={id}
        aria-label={props['aria-label']}
        value={value}
        maxLength={max}
        autoSize={{ minRows: lines, maxRows: Math.max(4, lines + 5) }}
        onChange={({ target }) => onChange?.(lines === 1 ? target.value.replaceAll(/[\r\n]+/g, ' ') : target.value)}
        onKeyDown={onKeyDown}
      />
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
          endings.map(({ label, text }) => (
            <Button
              key={label}
              type="text"
              size="small"
              icon={<PlusOutlined aria-hidden />}
              onClick={() => put(`${value}${text}`, value.length + text.length)}
            >
              {label}
            </Button>
          ))}
      </Tools>
    </>
  );
};
