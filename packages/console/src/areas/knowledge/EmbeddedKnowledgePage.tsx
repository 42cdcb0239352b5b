import { idIn } from '../../navigation/addressValues.js';
import { useQueryState } from '../../navigation/useQueryState.js';
import { useHost } from '../../session/useHost.js';
import { EmbeddedBases } from './EmbeddedBases.js';
import { EmbeddedDocument } from './EmbeddedDocument.js';
import { EmbeddedDocuments } from './EmbeddedDocuments.js';

/** The knowledge bases to be read, without the shell, also for other portals to frame. */
export default function EmbeddedKnowledgePage() {
  const [query] = useQueryState();
  useHost(true, { title: '' });
  const base = idIn(query('base'));
  const document = idIn(query('document'));
  if (document !== undefined) return <EmbeddedDocument key={document} id={document} />;
  return base === undefined ? <EmbeddedBases /> : <EmbeddedDocuments key={base} baseId={base} />;
}
