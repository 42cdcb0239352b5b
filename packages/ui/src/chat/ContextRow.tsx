import { CloseOutlined } from '@ant-design/icons';
import { type KeyboardEvent, useRef } from 'react';
import { useWords } from '../locale/useWords.js';
import { Chip, ChipButton, Chips, ChipsNote } from './Attachments.styles.js';
import { contextParts } from './contextParts.js';
import { chatWords } from './locale.js';
import type { ChatContext, ContextKind } from './types.js';

/** What goes with the question, as long as the reader lets it. */
export interface ComposerContext {
  value: ChatContext;
  /** The reader does not want this to go along. */
  onDrop: (kind: ContextKind) => void;
}

export interface ContextRowProps extends ComposerContext {
  /** The last part was put away by the keyboard or the pointer: the focus goes on from here. */
  onLeave: () => void;
}

/** What the page around shows and would go with the question, each part with a button that puts it away. */
export const ContextRow = ({ value, onDrop, onLeave }: ContextRowProps) => {
  const words = useWords(chatWords);
  const list = useRef<HTMLUListElement>(null);
  const parts = contextParts(value);
  if (parts.length === 0) return null;
  const drop = (kind: ContextKind, at: number) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const next = buttons[at + 1] ?? buttons[at - 1];
    if (next === undefined) onLeave();
    else next.focus();
    onDrop(kind);
  };
  return (
    <Chips ref={list} aria-label={words.contextGoes}>
      <ChipsNote aria-hidden>{words.contextGoes}</ChipsNote>
      {parts.map(({ kind, icon, title }, at) => (
        <Chip key={kind}>
          {icon}
          <small>{words.contextKinds[kind]}</small>
          <b title={title}>{title}</b>
          <ChipButton
            type="button"
            aria-label={words.dropContext(words.contextKinds[kind])}
            onClick={() => drop(kind, at)}
            onKeyDown={(event: KeyboardEvent) => {
              if (event.key !== 'Delete' && event.key !== 'Backspace') return;
              event.preventDefault();
              drop(kind, at);
            }}
          >
            <CloseOutlined aria-hidden />
          </ChipButton>
        </Chip>
      ))}
    </Chips>
  );
};
