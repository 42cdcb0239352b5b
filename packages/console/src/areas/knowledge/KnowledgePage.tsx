import { useUploadDocument } from '@console/api/hooks/documents';
import { useQueryState } from '../../navigation/useQueryState.js';
import { useUploadQueue } from '../../files/useUploadQueue.js';
import { useCurrentNode } from '../../navigation/useCurrentNode.js';
import { BaseFaq } from './faq/BaseFaq.js';
import { KnowledgeBases } from './KnowledgeBases.js';
import { KnowledgeBaseDocuments } from './KnowledgeBaseDocuments.js';

/** All knowledge bases, or the documents of one. What is uploaded goes on while another base is looked at. */
export default function KnowledgePage() {
  const base = useCurrentNode('base');
  const [get] = useQueryState();
  const { run } = useUploadDocument();
  const queue = useUploadQueue((file, knowledgeBaseId, options) => run({ knowledgeBaseId, file }, options));
  if (base !== undefined && get('tab') === 'faq') return <BaseFaq key={base} baseId={base} />;
  return base === undefined ? <KnowledgeBases /> : <KnowledgeBaseDocuments key={base} baseId={base} queue={queue} />;
}
