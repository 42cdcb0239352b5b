import { Button, Input } from 'antd';
import { type ComponentRef, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useWords } from '../locale/useWords.js';
import { HintFields } from './HintFields.js';
import { chunkWords } from './locale.js';
import { Caution, EditorFoot, Trouble } from './ChunkList.styles.js';
import { messageOf } from '../states/messageOf.js';
import { CHUNK_LIMIT, type ChunkHints } from './chunk.js';

export interface ChunkEditorProps {
  label: string;
  /** The verb on the primary button. */
  verb: string;
  value: string;
  /** Tags, questions and keywords beside it. Left out, there are none. */
  hints?: ChunkHints | undefined;
  onHintsChange?: (hints: ChunkHints) => void;
  /** Makes two of it at a character. Left out, it can't be split. */
  onSplit?: ((at: number) => Promise<unknown>) | undefined;
  /** Something is written that is not saved. */
  dirty: boolean;
  onChange: (value: string) => void;
  /** Resolved when it is saved; when it rejects, the words stay and the error's message is shown. */
  onSubmit: (value: string) => Promise<unknown>;
  onCancel: () => void;
  /** Said above the buttons. */
  caution?: ReactNode;
}

/** The words of a chunk, edited in place. Keeps everything until it is saved. */
export const ChunkEditor = ({
  label,
  verb,
  value,
  hints,
  onHintsChange,
  onSplit,
  dirty,
  onChange,
  onSubmit,
  onCancel,
  caution,
}: ChunkEditorProps) => {
  const words = useWords(chunkWords);
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<ComponentRef<typeof Input.TextArea>>(null);
  const length = Array.from(value).length;

  useEffect(() => field.current?.focus({ cursor: 'end' }), []);

  const run = async (work: () => Promise<unknown>) => {
    setProblem(null);
    setSaving(true);
    try {
      await work();
    } catch (error) {
      setProblem(messageOf(error, words.notSaved));
    } finally {
      setSaving(false);
    }
  };
  const save = async () => {
    if (saving) return;
    if (value.trim() === '') return setProblem(words.needed);
    if (length > CHUNK_LIMIT) return setProblem(words.tooLong(CHUNK_LIMIT));
    await run(() => onSubmit(value));
  };
  const split = async () => {
    const at = field.current?.resizableTextArea?.textArea.selectionStart ?? 0;
    if (value.slice(0, at).trim() === '' || value.slice(at).trim() === '') return setProblem(words.splitWhere);
    await run(async () => onSplit?.(at));
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
      {hints && onHintsChange && <HintFields value={hints} onChange={onHintsChange} disabled={saving} />}
      {problem !== null && <Trouble role="alert">{problem}</Trouble>}
      {caution !== undefined && <Caution aria-live="polite">{caution}</Caution>}
      <EditorFoot>
        <span className="hint">{words.saveHint}</span>
        <span>{words.length(length, CHUNK_LIMIT)}</span>
        {onSplit && (
          <Button
            size="small"
            disabled={saving || dirty}
            title={dirty ? words.splitSaved : words.splitWhere}
            onClick={() => void split()}
          >
            {words.split}
          </Button>
        )}
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
