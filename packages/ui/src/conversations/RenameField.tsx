import { Input, type InputRef } from 'antd';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useWords } from '../locale/useWords.js';
import { conversationsWords } from './locale.js';
import { Problem, Rename } from './ConversationList.styles.js';

/** Characters of a title, at most. */
const MAX_TITLE = 100;

export interface RenameFieldProps {
  title: string;
  onSubmit: (title: string) => void;
  onCancel: () => void;
}

/** A conversation's name, edited in place. Enter or leaving saves, Escape gives up; an input method keeps its Enter. */
export const RenameField = ({ title, onSubmit, onCancel }: RenameFieldProps) => {
  const words = useWords(conversationsWords);
  const [draft, setDraft] = useState(title);
  const field = useRef<InputRef>(null);
  const done = useRef(false);
  const help = useId();
  const name = draft.trim();
  const problem = name === '' ? words.titleRequired : name.length > MAX_TITLE ? words.titleTooLong(MAX_TITLE) : null;

  useEffect(() => field.current?.focus({ cursor: 'all' }), []);

  const finish = (save: boolean) => {
    if (done.current) return;
    done.current = true;
    if (save && problem === null && name !== title) onSubmit(name);
    else onCancel();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'Enter' && problem === null) finish(true);
    if (event.key === 'Escape') {
      event.stopPropagation();
      finish(false);
    }
  };
  return (
    <Rename>
      <Input
        ref={field}
        aria-label={words.title}
        aria-describedby={help}
        value={draft}
        status={problem === null ? '' : 'error'}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => finish(true)}
      />
      <Problem id={help} role="alert">
        {problem}
      </Problem>
    </Rename>
  );
};
