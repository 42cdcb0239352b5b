import { Button } from 'antd';
import { type KeyboardEvent, type ReactNode, type Ref, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '../locale/useWords.js';
import { Box, Foot, Grow, Hint, StopSign, Tools } from './Composer.styles.js';
import { isComposing } from './composing.js';
import { MAX_QUESTION } from './types.js';

/** From this share of the length on, the count is shown. */
const COUNT_FROM = 0.9;

export interface ComposerProps {
  /** The draft. It is the owner's, so that nothing typed is lost when the composer goes away. */
  value: string;
  onChange: (event: { value: string }) => void;
  /** Asked with the draft, trimmed. The owner empties it. */
  onSend: (event: { value: string }) => void;
  /** An answer is being written: 停止 stands in the place of 发送. Default false. */
  running?: boolean;
  onStop?: () => void;
  /** Why nothing can be asked now. Left out, it can. */
  disabledReason?: string;
  /** Earlier questions, oldest first, reached by the up arrow from an empty field. Default none. */
  history?: readonly string[];
  /** What the answer draws on: a chip, a select, an attachment button. */
  scope?: ReactNode;
  /** Default 输入问题，或粘贴原文. */
  placeholder?: string;
  /** Characters at most. Default 4000. Longer drafts are kept, and not sent. */
  maxLength?: number;
  ref?: Ref<HTMLTextAreaElement>;
}

const noHistory: readonly string[] = [];

/** The field for a question: grows to eight lines, Enter sends, Shift + Enter begins a line. */
export const Composer = ({
  value,
  onChange,
  onSend,
  running = false,
  onStop,
  disabledReason,
  history = noHistory,
  scope,
  placeholder,
  maxLength = MAX_QUESTION,
  ref,
}: ComposerProps) => {
  const words = useWords('chat');
  const field = useRef<HTMLTextAreaElement>(null);
  const [recalled, setRecalled] = useState<number | null>(null);
  const disabled = disabledReason !== undefined;
  const tooLong = value.length > maxLength;
  const sendable = !disabled && !running && !tooLong && value.trim() !== '';

  useLayoutEffect(() => {
    const area = field.current;
    if (!area) return;
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight}px`;
  }, [value]);

  const send = () => {
    if (!sendable) return;
    setRecalled(null);
    onSend({ value: value.trim() });
  };

  const recall = (event: KeyboardEvent, step: -1 | 1) => {
    const showing = recalled !== null && history[recalled] === value;
    if (!showing && (value !== '' || step === 1)) return;
    const next = (showing ? recalled : history.length) + step;
    if (next < 0) return;
    event.preventDefault();
    setRecalled(next < history.length ? next : null);
    onChange({ value: history[next] ?? '' });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      send();
    }
    if (event.key === 'ArrowUp') recall(event, -1);
    if (event.key === 'ArrowDown') recall(event, 1);
  };

  const count = (number: number): string => number.toLocaleString('en-US');
  const hint = () => {
    if (disabled) return <Hint role="status">{disabledReason}</Hint>;
    if (tooLong) return <Hint role="alert">{words.tooLong(value.length, maxLength)}</Hint>;
    if (value.length > maxLength * COUNT_FROM) return <Hint>{words.count(count(value.length), count(maxLength))}</Hint>;
    return <Hint data-keys="">{words.keys}</Hint>;
  };

  return (
    <Foot>
      <Box data-disabled={disabled || undefined}>
        <textarea
          ref={(element) => {
            field.current = element;
            if (typeof ref === 'function') ref(element);
            else if (ref) ref.current = element;
          }}
          rows={1}
          aria-label={words.composer}
          placeholder={placeholder ?? words.placeholder}
          value={value}
          readOnly={disabled}
          aria-invalid={tooLong || undefined}
          onChange={(event) => onChange({ value: event.target.value })}
          onKeyDown={onKeyDown}
        />
        <Tools>
          {scope}
          <Grow />
          {hint()}
          {running && onStop ? (
            <Button icon={<StopSign />} onClick={onStop}>
              {words.stop}
            </Button>
          ) : (
            <Button type="primary" disabled={!sendable} onClick={send}>
              {words.send}
            </Button>
          )}
        </Tools>
      </Box>
    </Foot>
  );
};
