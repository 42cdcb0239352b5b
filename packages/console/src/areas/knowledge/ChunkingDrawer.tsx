import type { Chunking } from '@console/api/contract';
import { useApplyChunking, useModifyChunking, useReadChunking } from '@console/api/hooks/chunking';
import { useMessage } from '@console/ui/provider';
import { Notice } from '@console/ui/states';
import { useAction } from '../../actions/useAction.js';
import { FormDrawer } from '../../forms/FormDrawer.js';
import { useEdit } from '../../forms/useEdit.js';
import { useDictionary } from '../../locale/useDictionary.js';
import { ChunkingFields, type ChunkingValues, chunkingValues } from './ChunkingFields.js';
import { ChunkingPreview } from './ChunkingPreview.js';
import { useChunkingWords } from './chunkingWords.js';

interface OutdatedProps {
  knowledgeBaseId: string;
  chunking: Chunking;
}

/** Documents that were cut by other settings, and the way to cut them again. */
const Outdated = ({ knowledgeBaseId, chunking: { outdated, editedChunks } }: OutdatedProps) => {
  const words = useChunkingWords();
  const act = useAction();
  const message = useMessage();
  const apply = useApplyChunking();
  if (outdated === 0) return null;
  const cutAgain = () =>
    act({
      ask: {
        title: words.applyTitle(outdated),
        text: words.applyText(editedChunks),
        verb: words.apply,
      },
      run: async () => {
        const { count } = await apply.run({ id: knowledgeBaseId });
        message.success(words.applied(count));
      },
    });
  return <Notice action={{ label: words.apply, onClick: () => void cutAgain() }}>{words.outdated(outdated)}</Notice>;
};

export interface ChunkingDrawerProps {
  knowledgeBaseId: string;
  open: boolean;
  onClose: () => void;
}

/** How the documents of a base are cut into chunks, tried on one of them before it is saved. */
export const ChunkingDrawer = ({ knowledgeBaseId, open, onClose }: ChunkingDrawerProps) => {
  const words = useChunkingWords();
  const { form } = useDictionary();
  const message = useMessage();
  const edit = useEdit(`chunking:${knowledgeBaseId}`);
  const { state, data } = useReadChunking(open ? { id: knowledgeBaseId } : null);
  const modify = useModifyChunking();
  const save = async (values: ChunkingValues) => {
    await modify.run({ id: knowledgeBaseId, ...values }, { quiet: true });
    message.success(words.saved);
  };
  return (
    <FormDrawer<ChunkingValues>
      recordKey={open ? knowledgeBaseId : undefined}
      title={words.title}
      what={words.title}
      record={state}
      initial={chunkingValues(data)}
      verb={form.save}
      edit={edit}
      onSubmit={save}
      staysOpen
      onClose={onClose}
      facts={data && <Outdated knowledgeBaseId={knowledgeBaseId} chunking={data} />}
    >
      <ChunkingFields />
      <ChunkingPreview knowledgeBaseId={knowledgeBaseId} />
    </FormDrawer>
  );
};
