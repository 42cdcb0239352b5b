import { EnterOutlined } from '@ant-design/icons';
import { type ReactNode, use } from 'react';
import { useWords } from '../locale/useWords.js';
import { markdownWords } from './locale.js';
import { AnswerContext } from './context.js';

// Found by what they carry, within their own answer: an id could stand in the way of something else on the page.
const reach = (from: HTMLElement, name: string, label: string): void => {
  const target = from.closest('[data-answer]')?.querySelector<HTMLElement>(`[data-${name}="${CSS.escape(label)}"]`);
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: 'nearest' });
};

/** The raised mark of a footnote. Without a text, it is what was written. */
export const FootnoteMark = ({ label }: { label: string }) => {
  const words = useWords(markdownWords);
  const { footnotes, running } = use(AnswerContext);
  if (footnotes.has(label)) {
    return (
      <sup className="answer-note">
        <button
          type="button"
          data-note-mark={label}
          aria-label={words.footnote(label)}
          onClick={(event) => reach(event.currentTarget, 'note-text', label)}
        >
          {label}
        </button>
      </sup>
    );
  }
  return running ? <sup className="answer-note">{label}</sup> : `[^${label}]`;
};

/** A footnote's text, where it was written. */
export const FootnoteText = ({ label, children }: { label: string; children: ReactNode }) => {
  const words = useWords(markdownWords);
  return (
    <div
      className="answer-note-text"
      role="note"
      aria-label={words.footnote(label)}
      data-note-text={label}
      tabIndex={-1}
    >
      <span className="answer-note-label">{label}</span>
      <div>{children}</div>
      <button
        type="button"
        aria-label={words.backToText}
        title={words.backToText}
        onClick={(event) => reach(event.currentTarget, 'note-mark', label)}
      >
        <EnterOutlined aria-hidden />
      </button>
    </div>
  );
};
