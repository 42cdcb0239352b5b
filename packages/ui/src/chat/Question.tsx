import { EditOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { IconButton } from '../button/IconButton.js';
import { useWords } from '../locale/useWords.js';
import { chatWords } from './locale.js';
import { useHoldTurn } from './holdTurn.js';
import { AskBlock, AskEditor, AskRow } from './chat.styles.js';
import { isComposing } from './composing.js';
import { MAX_QUESTION } from './types.js';

export interface QuestionProps {
  text: string;
  /** Questions after this one, which go when it is asked anew: the reader is told. Default 0. */
  following?: number;
  /** Left out, the question can't be changed. */
  onEdit?: (event: { question: string }) => void;
}

interface EditorProps {
  text: string;
  following: number;
  onSave: (question: string) => void;
  onCancel: () => void;
}

const Editor = ({ text, following, onSave, onCancel }: EditorProps) => {
  const words = useWords(chatWords);
  useHoldTurn();
  const [draft, setDraft] = useState(text);
  const usable = draft.trim() !== '' && draft.length <= MAX_QUESTION;
  return (
    <AskEditor>
      <Input.TextArea
        autoFocus
        value={draft}
        autoSize={{ minRows: 2, maxRows: 8 }}
        aria-label={words.edit}
        status={draft.length > MAX_QUESTION ? 'error' : ''}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event) => {
          if (isComposing(event)) return;
          if (event.key === 'Escape') onCancel();
          if (event.key === 'Enter' && !event.shiftKey) {
            event.preventDefault();
            if (usable) onSave(draft.trim());
          }
        }}
      />
      <div>
        {draft.length > MAX_QUESTION && <span role="alert">{words.tooLong(draft.length, MAX_QUESTION)}</span>}
        {draft.length <= MAX_QUESTION && following > 0 && <span>{words.editReplaces(following)}</span>}
        <Button onClick={onCancel}>{words.cancel}</Button>
        <Button type="primary" disabled={!usable} onClick={() => onSave(draft.trim())}>
          {words.saveEdit}
        </Button>
      </div>
    </AskEditor>
  );
};

/** What the reader asked: a tinted block at the right. */
export const Question = ({ text, following = 0, onEdit }: QuestionProps) => {
  const words = useWords(chatWords);
  const [editing, setEditing] = useState(false);
  if (editing && onEdit) {
    const save = (question: string) => {
      setEditing(false);
      onEdit({ question });
    };
    return <Editor text={text} following={following} onSave={save} onCancel={() => setEditing(false)} />;
  }
  return (
    <AskRow role="group" aria-label={words.question}>
      {onEdit && <IconButton label={words.edit} icon={<EditOutlined />} onClick={() => setEditing(true)} />}
      <AskBlock>{text}</AskBlock>
    </AskRow>
  );
};
