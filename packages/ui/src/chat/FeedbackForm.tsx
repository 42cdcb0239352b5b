import { Button, Checkbox, Input } from 'antd';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useWords } from '../locale/useWords.js';
import { chatWords } from './locale.js';
import { useHoldTurn } from './holdTurn.js';
import { ReasonForm } from './chat.styles.js';

/** Characters of a reason, at most. */
const MAX_REASON = 1000;

export interface FeedbackFormProps {
  onSubmit: (feedback: string) => void;
  onCancel: () => void;
}

/** Why an answer was of no help. A reason is needed: it is what somebody acts on. The focus goes to the first. */
export const FeedbackForm = ({ onSubmit, onCancel }: FeedbackFormProps) => {
  const words = useWords(chatWords);
  useHoldTurn();
  const [reasons, setReasons] = useState<string[]>([]);
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const title = useId();
  const help = useId();
  const feedback = [...reasons, text.trim()].filter((part) => part !== '').join('；');
  const problem =
    feedback === '' ? words.reasonRequired : feedback.length > MAX_REASON ? words.reasonTooLong(MAX_REASON) : null;

  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem === null) onSubmit(feedback);
    else form.current?.querySelector('input')?.focus();
  };
  return (
    <ReasonForm
      ref={form}
      aria-labelledby={title}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onCancel();
      }}
    >
      <h2 id={title}>{words.reasonTitle}</h2>
      <Checkbox.Group options={[...words.reasons]} value={reasons} onChange={setReasons} />
      <Input.TextArea
        aria-label={words.reasonText}
        aria-describedby={help}
        placeholder={words.reasonPlaceholder}
        value={text}
        status={tried && problem !== null ? 'error' : ''}
        autoSize={{ minRows: 2, maxRows: 6 }}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="foot">
        <span id={help} role="alert">
          {tried ? problem : null}
        </span>
        <Button onClick={onCancel}>{words.cancel}</Button>
        <Button type="primary" htmlType="submit">
          {words.submit}
        </Button>
      </div>
    </ReasonForm>
  );
};
