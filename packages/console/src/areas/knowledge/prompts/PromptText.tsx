import { lintPrompt, type PromptProblem, promptRules } from '@console/base';
import { FormField } from '@console/ui/forms';
import { tokens } from '@console/ui/theme';
import { Button, Form, Input } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea.js';
import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { usePromptWords } from './promptWords.js';
import type { TextField } from './settings.js';

const Problems = styled.ul`
  display: grid;
  gap: 2px;
  margin: 4px 0 0;
  padding: 0;
  color: ${tokens.error};
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
    align-items: baseline;
    overflow-wrap: anywhere;
  }

  button {
    height: auto;
    padding: 0;
    font-size: inherit;
  }
`;

export interface PromptTextProps {
  name: TextField;
  /** Under the field, above what is wrong. */
  help: ReactNode;
  /** What counts where it is empty. */
  placeholder?: string;
  rows?: number;
}

/** A text with variables: what is wrong with it is told while it is written, each with its place, and the way there. */
export const PromptText = ({ name, help, placeholder, rows = 4 }: PromptTextProps) => {
  const words = usePromptWords();
  const form = Form.useFormInstance();
  const area = useRef<TextAreaRef>(null);
  const rules = promptRules[name];
  const text = Form.useWatch<string | undefined>(name, form) ?? '';
  const problems = lintPrompt(text, rules);

  const show = ({ start, end }: PromptProblem) => {
    const field = area.current?.resizableTextArea?.textArea;
    field?.focus();
    field?.setSelectionRange(start, end);
  };
  const mend = ({ start, end, meant }: PromptProblem) => {
    form.setFieldValue(name, `${text.slice(0, start)}{${meant ?? ''}}${text.slice(end)}`);
    // What is written by the program is not told as typed.
    form.getFieldInstance(name)?.focus?.();
  };
  const check = (_rule: unknown, value: unknown) => {
    const count = lintPrompt(typeof value === 'string' ? value : '', rules).length;
    return count === 0 ? Promise.resolve() : Promise.reject(new Error(words.problemCount(count)));
  };
  return (
    <FormField
      name={name}
      label={words.fields[name]}
      rules={[{ validator: check }]}
      extra={
        <>
          {help} {text !== '' && words.lengthOf(text.length, rules.max)}
          {problems.length > 0 && (
            <Problems aria-label={words.problemCount(problems.length)} aria-live="polite">
              {problems.map((problem) => (
                <li key={`${problem.kind} ${problem.start} ${problem.word}`}>
                  <Button type="link" danger onClick={() => show(problem)}>
                    {words.place(problem.line, problem.column)}
                  </Button>
                  <span>{words.problems[problem.kind](problem.word, problem.meant)}</span>
                  {problem.meant !== null && problem.kind !== 'missing' && (
                    <Button type="link" onClick={() => mend(problem)}>
                      {words.mend} {`{${problem.meant}}`}
                    </Button>
                  )}
                </li>
              ))}
            </Problems>
          )}
        </>
      }
    >
      <Input.TextArea
        ref={area}
        autoSize={{ minRows: rows, maxRows: 18 }}
        {...(placeholder !== undefined && { placeholder })}
      />
    </FormField>
  );
};
