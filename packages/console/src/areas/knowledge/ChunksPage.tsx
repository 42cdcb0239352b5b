import { useReadDocument } from '@console/api/hooks/documents';
import { AsyncView, EmptyState } from '@console/ui/states';
import { PageFrame } from '@console/ui/page-frame';
import { useDictionary } from '../../locale/useDictionary.js';
import { useQueryState } from '../../navigation/useQueryState.js';
import { DocumentChunks } from './DocumentChunks.js';
import { whileParsing } from './parsing.js';

export default function ChunksPage() {
  const { chunks, knowledge } = useDictionary();
  const [query] = useQueryState();
  const id = query('id');
  const document = useReadDocument(id === undefined ? null : { id }, { refreshEvery: whileParsing });
  if (id === undefined) {
    return (
      <PageFrame title={knowledge.title}>
        <EmptyState title={chunks.noDocument} />
      </PageFrame>
    );
  }
  return <AsyncView value={document.state}>{(data) => <DocumentChunks key={data.id} document={data} />}</AsyncView>;
}
