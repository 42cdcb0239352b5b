import { Button, Input } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { useWords } from '../locale/useWords.js';
import { slideEditorWords } from './locale.js';
import { Bar } from './SlideStage.styles.js';

export type RewriteBarProps =
  | {
      writing: true;
      /** Undefined: it cannot be stopped. */
      onStop: (() => void) | undefined;
    }
  | { writing: false; onStop: () => void; onWrite: (wish: string) => void };

/** Asks what is wished of a page that is written again; while it is written, the way to stop that. */
export const RewriteBar = (props: RewriteBarProps) => {
  const words = useWords(slideEditorWords);
  const [wish, setWish] = useState('');
  if (props.writing) {
    return (
      <Bar>
        <span role="status">{words.writing}</span>
        {props.onStop && (
          <Button size="small" onClick={props.onStop}>
            {words.stop}
          </Button>
        )}
      </Bar>
    );
  }
  const { onStop, onWrite } = props;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') onWrite(wish.trim());
    if (event.key === 'Escape') onStop();
  };
  return (
    <Bar>
      <label>
        <span>{words.wish}</span>
        <Input
          size="small"
          autoFocus
          value={wish}
          maxLength={1000}
          placeholder={words.wishHint}
          onChange={({ target }) => setWish(target.value)}
          onKeyDown={onKeyDown}
        />
      </label>
      <Button size="small" type="primary" data-end="" onClick={() => onWrite(wish.trim())}>
        {words.write}
      </Button>
      <Button size="small" data-end="" onClick={onStop}>
        {words.cancel}
      </Button>
    </Bar>
  );
};
