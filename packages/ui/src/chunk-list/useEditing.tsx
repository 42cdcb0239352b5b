import { type ReactNode, useState } from 'react';
import { useConfirm } from '../dialog/index.js';
import { useWords } from '../locale/useWords.js';
import { type ChunkItem, sameHints } from './chunk.js';
import { ChunkConflict } from './ChunkConflict.js';
import { draftOf, isDirty, isOutdated, NEW, versionOf } from './chunkDraft.js';
import { ChunkEditor } from './ChunkEditor.js';
import { Compare } from './ChunkList.styles.js';
import type { ChunkListProps } from './chunkListProps.js';
import { chunkWords } from './locale.js';
import type { useDrafts } from './useDrafts.js';

export interface EditingOptions extends Pick<ReturnType<typeof useDrafts>, 'drafts' | 'write' | 'end'> {
  find: (id: string) => ChunkItem | undefined;
  /** Puts the focus on a row. */
  focusRow: (id: string) => void;
}

/** What is being written in the rows: its editors, and both sides where two people wrote. */
export const useEditing = (props: ChunkListProps, { drafts, write, end, find, focusRow }: EditingOptions) => {
  const words = useWords(chunkWords);
  const confirm = useConfirm();
  const [comparing, setComparing] = useState<string | null>(null);
  const { after, box } = drafts.get(NEW) ?? {};

  const close = (id: string) => {
    end(id);
    requestAnimationFrame(() => focusRow(id === NEW ? (after ?? '') : id));
  };
  const cancel = async (id: string) => {
    const draft = drafts.get(id);
    const question = { title: words.discardTitle, text: words.discardText, verb: words.discardVerb, danger: true };
    if (!draft || !isDirty(draft) || (await confirm(question))) close(id);
  };
  const add = async (content: string) => {
    await props.onAdd?.({ content, ...(after !== undefined && { after }), ...(box && { box }) });
    close(NEW);
  };
  const modify = async (id: string, content: string) => {
    const { baseHints, hints, version } = drafts.get(id) ?? {};
    try {
      await props.onModify?.({
        id,
        content,
        ...(version !== undefined && { version }),
        ...(hints && baseHints && !sameHints(hints, baseHints) && hints),
      });
    } catch (error) {
      setComparing(id);
      throw error;
    }
    close(id);
  };
  const split = async (id: string, at: number) => {
    await props.onSplit?.({ id, at, ...versionOf(find(id)) });
    close(id);
  };

  const editorOf = (id: string): ReactNode => {
    const draft = drafts.get(id);
    if (!draft) return null;
    const chunk = find(id);
    const isNew = id === NEW;
    return (
      <ChunkEditor
        label={isNew ? words.newContent : words.content}
        verb={isNew ? words.add : words.save}
        value={draft.text}
        hints={draft.hints}
        onHintsChange={(hints) => write(id, { hints })}
        dirty={isDirty(draft)}
        onSplit={isNew || props.onSplit === undefined ? undefined : (at) => split(id, at)}
        onChange={(text) => write(id, { text })}
        onSubmit={(text) => (isNew ? add(text) : modify(id, text))}
        onCancel={() => void cancel(id)}
        {...(chunk !== undefined &&
          isOutdated(draft, chunk) && {
            caution: (
              <>
                {words.newerVersion} <Compare onClick={() => setComparing(id)}>{words.compare}</Compare>
              </>
            ),
          })}
      />
    );
  };

  const compared = comparing === null ? undefined : find(comparing);
  const draft = comparing === null ? undefined : drafts.get(comparing);
  const conflict = compared && draft && isOutdated(draft, compared) && (
    <ChunkConflict
      open
      chunk={compared}
      draft={draft}
      onKeepMine={() => {
        write(compared.id, draftOf(compared));
        setComparing(null);
      }}
      onTakeTheirs={() => {
        setComparing(null);
        close(compared.id);
      }}
      onClose={() => setComparing(null)}
    />
  );
  return { editorOf, conflict };
};
