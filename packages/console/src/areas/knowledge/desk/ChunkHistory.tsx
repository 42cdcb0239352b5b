import type { ChunkVersion } from '@console/api/contract';
import { useListChunkVersions, useRestoreChunk } from '@console/api/hooks/chunkDesk';
import { type Async, lookUp, mapAsync } from '@console/base';
import { SideDrawer } from '@console/ui/dialog';
import { useMessage } from '@console/ui/provider';
import { VersionHistory } from '@console/ui/version-history';
import { useMemo } from 'react';
import { useShownVersion } from '../../../details/useShownVersion.js';
import { useSubmission } from '../../../forms/useSubmission.js';
import { useDeskWords } from './deskWords.js';

/** What a version says, field by field; those that say nothing in any version are left out by the comparison. */
const fieldsOf = (version: ChunkVersion | undefined, words: ReturnType<typeof useDeskWords>) =>
  version === undefined
    ? []
    : [
        { key: 'content', label: words.fields.content, value: version.content },
        { key: 'tags', label: words.fields.tags, value: version.tags.join('\n') },
        { key: 'questions', label: words.fields.questions, value: version.questions.join('\n') },
        { key: 'keywords', label: words.fields.keywords, value: version.keywords.join('\n') },
      ];

/** What one of them says; nothing where it is none of them. */
const textOf = (versions: Async<ChunkVersion[]>, wanted: string | undefined, words: ReturnType<typeof useDeskWords>) =>
  mapAsync(versions, (list) =>
    fieldsOf(
      list.find(({ version }) => String(version) === wanted),
      words,
    ),
  );

export interface ChunkHistoryProps {
  /** Null: none is shown. */
  chunkId: string | null;
  /** Its number, where it is known. */
  number: string | undefined;
  onClose: () => void;
}

/** What a chunk was: who changed it, what differs between any two, and the way back to one. */
export const ChunkHistory = ({ chunkId, number, onClose }: ChunkHistoryProps) => {
  const words = useDeskWords();
  const message = useMessage();
  const { state } = useListChunkVersions(chunkId === null ? null : { id: chunkId });
  const restore = useRestoreChunk();
  const { problem, submit } = useSubmission();
  const all = state.state === 'ready' ? state.data : undefined;
  const { id, compared, shown, onShownChange } = useShownVersion({
    versions: all?.map(({ version }) => version),
    compares: true,
  });
  const text = useMemo(() => textOf(state, id, words), [state, id, words]);
  const comparedText = useMemo(() => textOf(state, compared, words), [state, compared, words]);
  const current = all?.[0]?.version;
  return (
    <SideDrawer
      open={chunkId !== null}
      title={number === undefined ? words.historyOfChunk : words.history(number)}
      width={1080}
      onClose={onClose}
    >
      <VersionHistory
        versions={mapAsync(state, (list) => ({
          total: list.length,
          list: list.map(({ version, kind, madeBy, madeTime }) => ({
            id: String(version),
            number: version,
            at: madeTime,
            by: madeBy,
            note: lookUp(words.kinds, kind, kind),
          })),
        }))}
        {...(current !== undefined && { currentId: String(current) })}
        shown={shown}
        onShownChange={onShownChange}
        text={text}
        comparedText={comparedText}
        onRestore={async (restored) => {
          if (chunkId === null) return;
          await submit(async () => {
            const version = current === undefined ? {} : { version: current };
            await restore.run({ id: chunkId, restored: Number(restored), ...version }, { quiet: true });
            message.success(words.restored);
          });
        }}
        restoreText={words.restoreText}
        {...(problem && { problem })}
      />
    </SideDrawer>
  );
};
