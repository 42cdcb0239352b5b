import { useQueryState } from '../../navigation/useQueryState.js';
import { KnowledgeBases } from './KnowledgeBases.js';
import { KnowledgeBaseDocuments } from './KnowledgeBaseDocuments.js';

/** All knowledge bases, or the documents of the one in the address. */
export default function KnowledgePage() {
  const [query] = useQueryState();
  const base = query('base');
  return base === undefined ? <KnowledgeBases /> : <KnowledgeBaseDocuments key={base} baseId={base} />;
}
