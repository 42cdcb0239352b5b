import { Button } from 'antd';
import { type KeyboardEvent, type ReactNode, type Ref, useRef, useState } from 'react';
import { useWords } from '../locale/useWords.js';
import { chatWords } from './locale.js';
import { AttachButton } from './AttachButton.js';
import { AttachmentRow } from './AttachmentRow.js';
import { type ComposerContext, ContextRow } from './ContextRow.js';
import { type ComposerAttachments, isBusy, pastedFiles, type RefusedAttachment, sortFiles } from './attachments.js';
import { Box, DropCover, Foot, Grow, Hint, StopSign, Tools } from './Composer.styles.js';
import { isComposing } from './composing.js';
import { EmojiButton } from './EmojiButton.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { MAX_QUESTION } from './types.js';
import { useFileDrop } from './useFileDrop.js';
import { type ComposerHandle, useQuestionField } from './useQuestionField.js';
import { useRecall } from './useRecall.js';
import { useWaitingQuestion } from './useWaitingQuestion.js';

/** From this share of the length on, the count is shown. */
const COUNT_FROM = 0.9;

export type { ComposerHandle };

export interface ComposerProps extends Omit<RootProps<HTMLDivElement>, 'ref'> {
  /** The draft. It is the owner's, so that nothing typed is lost when the composer goes away. */
  value: string;
  /** Each change of the text. */
  onChange: (value: string) => void;
  /** Asked with the draft, trimmed, once no attachment is on its way and no answer is being written. The owner empties it. */
  onSend: (text: string) => void;
  /** An answer is being written: 停止 stands in the place of 发送. Default false. */
  running?: boolean;
  /** Ends the answer that is being written. Leave out where none can be stopped. */
  onStop?: () => void;
  /** Why nothing can be asked now. Left out, it can. */
  disabledReason?: string;
  /** Earlier questions, oldest first, reached by the up arrow from an empty field. Default none. */
  history?: readonly string[];
  /** Files that go with the question: by button, paste or drop. Left out, there are none. */
  attachments?: ComposerAttachments;
  /** What the page around shows and goes with the question, as long as the reader lets it. Left out: nothing. */
  context?: ComposerContext;
  /** What the answer draws on: a chip or a select. */
  scope?: ReactNode;
  /** Offers the emoji panel. Default true. */
  emoji?: boolean;
  /** Whether the emoji panel is open. Left out, the composer keeps it itself. */
  emojiOpen?: boolean;
  /** The panel of signs is to open or to close. */
  onEmojiOpenChange?: (open: boolean) => void;
  /** Default 输入问题，或粘贴原文. */
  placeholder?: string;
  /** Characters at most. Default 4000. Longer drafts are kept, and not sent. */
  maxLength?: number;
  /** To put the caret into the field. */
  ref?: Ref<ComposerHandle>;
}

const noHistory: readonly string[] = [];

/**
 * The field for a question: grows to eight lines, Enter sends, Shift + Enter begins a line. What is sent while an answer is being
 * written waits until that has ended.
 */
export const Composer = ({
  value,
  onChange,
  onSend,
  running = false,
  onStop,
  disabledReason,
  history = noHistory,
  attachments,
  context,
  scope,
  emoji = true,
  emojiOpen,
  onEmojiOpenChange,
  placeholder,
  maxLength = MAX_QUESTION,
  ref,
  ...rest
}: ComposerProps) => {
  const words = useWords(chatWords);
  const root = useRef<HTMLDivElement>(null);
  const [refused, setRefused] = useState<readonly RefusedAttachment[]>([]);
  const [ownEmojiOpen, setOwnEmojiOpen] = useState(false);
  const disabled = disabledReason !== undefined;
  const tooLong = value.length > maxLength;
  const busy = attachments !== undefined && isBusy(attachments.items);
  const possible = !disabled && !tooLong && value.trim() !== '';
  const sendable = possible && !running && !busy;
  const { field, insert, focus } = useQuestionField(value, root, ref);
  const { onArrow, forget } = useRecall(history, value, onChange);

  const send = () => {
    if (!sendable) return;
    forget();
    setRefused([]);
    onSend(value.trim());
  };
  const { waits, wait, callBack } = useWaitingQuestion({ value, running, sendable, possible, send });
  const setEmojiOpen = (open: boolean) => {
    setOwnEmojiOpen(open);
    onEmojiOpenChange?.(open);
  };
  const addFiles = (files: readonly File[]) => {
    if (!attachments || files.length === 0) return;
    callBack();
    const sorted = sortFiles(files, attachments.limits, attachments.items.length);
    setRefused(sorted.refused);
    if (sorted.taken.length > 0) attachments.onAdd(sorted.taken);
  };
  const drop = useFileDrop(attachments && !disabled ? addFiles : undefined);

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      if (running && possible && !busy) wait();
      else send();
    }
    if (event.key === 'Escape' && waits) {
      event.preventDefault();
      callBack();
    }
    onArrow(event);
  };

  const count = (number: number): string => number.toLocaleString('en-US');
  const hint = () => {
    if (disabled) return <Hint role="status">{disabledReason}</Hint>;
    if (tooLong) return <Hint role="alert">{words.tooLong(value.length, maxLength)}</Hint>;
    if (busy) return <Hint role="status">{words.attachmentsBusy}</Hint>;
    if (waits) return <Hint role="status">{words.waits}</Hint>;
    if (value.length > maxLength * COUNT_FROM) return <Hint>{words.count(count(value.length), count(maxLength))}</Hint>;
    return <Hint data-keys="">{words.keys}</Hint>;
  };

  return (
    <Foot {...rootProps(rest)} ref={root}>
      <Box data-disabled={disabled || undefined} {...drop.handlers}>
        {context && <ContextRow {...context} onLeave={focus} />}
        {attachments && (
          <AttachmentRow
            {...attachments}
            refused={refused}
            onForget={(gone) => setRefused((before) => before.filter((one) => one !== gone))}
          />
        )}
        <textarea
          ref={field}
          rows={1}
          enterKeyHint="send"
          aria-label={words.composer}
          placeholder={placeholder ?? words.placeholder}
          value={value}
          readOnly={disabled}
          aria-invalid={tooLong || undefined}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={(event) => {
            const files = attachments && !disabled ? pastedFiles(event.clipboardData) : [];
            if (files.length === 0) return;
            event.preventDefault();
            addFiles(files);
          }}
        />
        <Tools>
          {attachments && <AttachButton limits={attachments.limits} onFiles={addFiles} disabled={disabled} />}
          {emoji && (
            <EmojiButton
              open={emojiOpen ?? ownEmojiOpen}
              onOpenChange={setEmojiOpen}
              onPick={(sign) => onChange(insert(sign))}
              onLeave={focus}
              disabled={disabled}
            />
          )}
          {scope}
          <Grow />
          {hint()}
          {waits && (
            <Button type="text" onClick={callBack}>
              {words.callBack}
            </Button>
          )}
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
        {drop.over && <DropCover>{words.dropFiles}</DropCover>}
      </Box>
    </Foot>
  );
};
