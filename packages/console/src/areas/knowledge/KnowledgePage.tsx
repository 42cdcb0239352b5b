import { useCurrentNode } from '../../navigation/useCurrentNode.js';
import { KnowledgeBases } from './KnowledgeBases.js';
import { KnowledgeBaseDocuments } from './KnowledgeBaseDocuments.js';

/** All knowledge bases, or the documents of one. */
export default function KnowledgePage() {
  const base = useCurrentNode('base');
  return base === undefined ? <KnowledgeBases /> : <KnowledgeBaseDocuments key={base} baseId={base} />;
}
