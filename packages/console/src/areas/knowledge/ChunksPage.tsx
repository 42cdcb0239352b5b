import { ApiError } from '@console/api';
import { readDocument } from '@console/api/contract';
import { useReadDocument } from '@console/api/hooks/documents';
import { useOffered } from '@console/api/hooks/useOffered';
import { AsyncView, EmptyState } from '@console/ui/states';
import { PageFrame } from '@console/ui/page-frame';
import { useDictionary } from '../../locale/useDictionary.js';
import { useKnowledgeWords } from './knowledgeWords.js';
import { idIn } from '../../navigation/addressValues.js';
import { ALL_NODES } from '../../navigation/useCurrentNode.js';
import { useQueryState } from '../../navigation/useQueryState.js';
import { useTabNavigate } from '../../navigation/useTabNavigate.js';
import { ArchiveFiles } from './ArchiveFiles.js';
import { DocumentChunks } from './DocumentChunks.js';
import { whileParsing } from './parsing.js';

export default function ChunksPage() {
  const { chunks, knowledge } = useKnowledgeWords();
  const { app } = useDictionary();
  const offered = useOffered(readDocument);
  const open = useTabNavigate();
  const [query] = useQueryState();
  const id = idIn(query('id'));
  const { state } = useReadDocument(id === undefined ? null : { id }, { refreshEvery: whileParsing });
  const gone =
    state.state === 'error' && state.error instanceof ApiError && state.error.reason === 'document_not_found';
  if (id === undefined || gone || !offered) {
    const title = gone ? chunks.goneDocument : chunks.noDocument;
    return (
      <PageFrame title={knowledge.title}>
        <EmptyState
          picture="search"
          title={offered ? title : app.absent}
          action={{ label: knowledge.back, onClick: () => open('knowledgeBase', { base: ALL_NODES }) }}
        />
      </PageFrame>
    );
  }
  return (
    <AsyncView value={state}>
      {(data) =>
        data.type === 'zip' ? (
          <ArchiveFiles key={data.id} document={data} />
        ) : (
          <DocumentChunks key={data.id} document={data} />
        )
      }
    </AsyncView>
  );
}
