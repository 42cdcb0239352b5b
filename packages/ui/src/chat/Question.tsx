import { EditOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { IconButton } from '../button/IconButton.js';
import { useWords } from '../locale/useWords.js';
import { chatWords } from './locale.js';
import { useHoldTurn } from './holdTurn.js';
import { AskBlock, AskEditor, AskRow } from './chat.styles.js';
import { isComposing } from './composing.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { AskedAbout } from './AskedAbout.js';
import { AskedWith } from './AskedWith.js';
import { type ChatAbout, type ChatContext, MAX_QUESTION } from './types.js';

export interface QuestionProps extends RootProps<HTMLDivElement> {
  /** What was asked, as it was typed. */
  text: string;
  /** What the reader was looking at. Left out: nothing went along. */
  context?: ChatContext;
  /** The files that it is about, or a box on a page of one. Left out: all that its conversation has. */
  about?: ChatAbout;
  /** Questions after this one, which go when it is asked anew: the reader is told. Default 0. */
  following?: number;
  /** Left out, the question can't be changed. */
  onModify?: (question: string) => void;
  /** It is asked in a conversation of its own instead. Offered while it is changed. */
  onBranch?: (question: string) => void;
}

interface EditorProps {
  root: RootProps<HTMLDivElement>;
  text: string;
  following: number;
  onSubmit: (question: string) => void;
  onBranch: ((question: string) => void) | undefined;
  onCancel: () => void;
}

const Editor = ({ root, text, following, onSubmit, onBranch, onCancel }: EditorProps) => {
  const words = useWords(chatWords);
  useHoldTurn();
  const [draft, setDraft] = useState(text);
  const usable = draft.trim() !== '' && draft.length <= MAX_QUESTION;
  return (
    <AskEditor {...rootProps(root)}>
      <Input.TextArea
        autoFocus
        value={draft}
        autoSize={{ minRows: 2, maxRows: 8 }}
        aria-label={words.edit}
        status={draft.length > MAX_QUESTION ? 'error' : ''}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event) => {
          if (isComposing(event)) return;
          if (event.key === 'Escape') {
            event.preventDefault();
            onCancel();
          }
          if (event.key === 'Enter' && !event.shiftKey) {
            event.preventDefault();
            if (usable) onSubmit(draft.trim());
          }
        }}
      />
      <div>
        {draft.length > MAX_QUESTION && <span role="alert">{words.tooLong(draft.length, MAX_QUESTION)}</span>}
        {draft.length <= MAX_QUESTION && following > 0 && <span>{words.editReplaces(following)}</span>}
        <Button onClick={onCancel}>{words.cancel}</Button>
        {onBranch && (
          <Button disabled={!usable} onClick={() => onBranch(draft.trim())}>
            {words.branch}
          </Button>
        )}
        <Button type="primary" disabled={!usable} onClick={() => onSubmit(draft.trim())}>
          {words.saveEdit}
        </Button>
      </div>
    </AskEditor>
  );
};

/** What the reader asked: a tinted block at the right. */
export const Question = ({ text, context, about, following = 0, onModify, onBranch, ...root }: QuestionProps) => {
  const words = useWords(chatWords);
  const [editing, setEditing] = useState(false);
  if (editing && onModify) {
    const close = () => setEditing(false);
    const thenClose = (submit: (question: string) => void) => (question: string) => {
      close();
      submit(question);
    };
    return (
      <Editor
        root={root}
        text={text}
        following={following}
        onSubmit={thenClose(onModify)}
        onBranch={onBranch && thenClose(onBranch)}
        onCancel={close}
      />
    );
  }
  return (
    <AskRow {...rootProps(root)} role="group" aria-label={words.question} data-context={(context ?? about) && ''}>
      {onModify && <IconButton label={words.edit} icon={<EditOutlined />} onClick={() => setEditing(true)} />}
      <AskBlock>{text}</AskBlock>
      {context && <AskedWith context={context} />}
      {about && <AskedAbout about={about} />}
    </AskRow>
  );
};
