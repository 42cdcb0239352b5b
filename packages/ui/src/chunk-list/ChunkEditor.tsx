import { Button, Input } from 'antd';
import { type ComponentRef, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useWords } from '../locale/useWords.js';
import { chunkWords } from './locale.js';
import { Caution, EditorFoot, Trouble } from './ChunkList.styles.js';
import { CHUNK_LIMIT, messageOf } from './chunk.js';

export interface ChunkEditorProps {
  label: string;
  /** The verb on the primary button. */
  verb: string;
  value: string;
  onChange: (value: string) => void;
  /** Resolved when it is saved; when it rejects, the words stay and the error's message is shown. */
  onSubmit: (value: string) => Promise<unknown>;
  onCancel: () => void;
  /** Said above the buttons. */
  caution?: string;
}

/** The words of a chunk, edited in place. Keeps everything until it is saved. */
export const ChunkEditor = ({ label, verb, value, onChange, onSubmit, onCancel, caution }: ChunkEditorProps) => {
  const words = useWords(chunkWords);
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<ComponentRef<typeof Input.TextArea>>(null);
  const length = Array.from(value).length;

  useEffect(() => field.current?.focus({ cursor: 'end' }), []);

  const save = async () => {
    if (saving) return;
    if (value.trim() === '') return setProblem(words.needed);
    if (length > CHUNK_LIMIT) return setProblem(words.tooLong(CHUNK_LIMIT));
    setProblem(null);
    setSaving(true);
    try {
      await onSubmit(value);
    } catch (error) {
      setProblem(messageOf(error, words.notSaved));
    } finally {
      setSaving(false);
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void save();
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      onCancel();
    }
  };

  return (
    <div>
      <Input.TextArea
        aria-label={label}
        ref={field}
        autoSize={{ minRows: 3, maxRows: 16 }}
        value={value}
        readOnly={saving}
        status={problem === null ? '' : 'error'}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={onKeyDown}
      />
      {problem !== null && <Trouble role="alert">{problem}</Trouble>}
      {caution !== undefined && <Caution aria-live="polite">{caution}</Caution>}
      <EditorFoot>
        <span className="hint">{words.saveHint}</span>
        <span>{words.length(length, CHUNK_LIMIT)}</span>
        <Button size="small" onClick={onCancel} disabled={saving}>
          {words.cancel}
        </Button>
        <Button size="small" type="primary" loading={saving} onClick={() => void save()}>
          {verb}
        </Button>
      </EditorFoot>
    </div>
  );
};
