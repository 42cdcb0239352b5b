import { Button, Input, type InputRef } from 'antd';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useWords } from '../locale/useWords.js';
import { messageOf } from '../states/messageOf.js';
import { metricWords } from './locale.js';
import { Change, Note, NoteForm, Wrong } from './MetricTrend.styles.js';

const MOST_SIGNS = 200;

export interface AnomalyNoteFieldProps {
  /** Of the period that it explains. */
  name: string;
  note: string;
  /** Left out: it can't be explained by this reader, or here. */
  onSave: ((note: string) => Promise<unknown>) | undefined;
}

/** What explains an unusual value, and a field in its place to say it. Escape closes the field, Enter saves. */
export const AnomalyNoteField = ({ name, note, onSave }: AnomalyNoteFieldProps) => {
  const words = useWords(metricWords);
  const field = useRef<InputRef>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [text, setText] = useState<string>();
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const open = text !== undefined;
  // Only where the field was open before: nothing takes the focus when the list comes.
  const wasOpen = useRef(false);

  useEffect(() => {
    if (open) field.current?.focus();
    else if (wasOpen.current) opener.current?.focus();
    wasOpen.current = open;
  }, [open]);

  const close = () => {
    setText(undefined);
    setProblem(undefined);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (saving || !open || !onSave) return;
    setSaving(true);
    setProblem(undefined);
    try {
      await onSave(text.trim());
      close();
    } catch (error) {
      setProblem(messageOf(error, words.notSaved));
    } finally {
      setSaving(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) {
      // Enter takes a word over then, and sends nothing.
      if (event.key === 'Enter') event.preventDefault();
      return;
    }
    if (event.key !== 'Escape' || saving) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };

  if (!open) {
    return (
      <Note data-missing={note === '' ? '' : undefined}>
        {note === '' ? words.unexplained : note}
        {onSave && (
          <Change
            ref={opener}
            type="button"
            aria-label={note === '' ? words.explainNamed(name) : words.changeNamed(name)}
            onClick={() => setText(note)}
          >
            {note === '' ? words.explain : words.change}
          </Change>
        )}
      </Note>
    );
  }
  return (
    <NoteForm onSubmit={submit} noValidate>
      <Input
        ref={field}
        aria-label={words.noteOf(name)}
        placeholder={words.notePlaceholder}
        maxLength={MOST_SIGNS}
        value={text}
        status={problem === undefined ? '' : 'error'}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
      />
      <Button type="primary" htmlType="submit" loading={saving}>
        {words.save}
      </Button>
      <Button type="text" disabled={saving} onClick={close}>
        {words.cancel}
      </Button>
      {problem !== undefined && <Wrong role="alert">{problem}</Wrong>}
    </NoteForm>
  );
};
