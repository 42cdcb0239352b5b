import type { DocumentDetail } from '@console/api/contract';
import { lazyPart } from '@console/ui/on-demand';
import { RetrievalTestDrawer } from '../retrieval/RetrievalTestDrawer.js';
import { ChunkHistory } from './ChunkHistory.js';
import { ParseAgain } from './ParseAgain.js';
import { useDesk } from './useDesk.js';

const KeptChunks = lazyPart(() => import('./KeptChunks.js'));

export interface DeskPanelsProps {
  document: DocumentDetail;
  /** The chunk being read. */
  activeId: string | undefined;
  /** Its number, where it is known. */
  activeNumber: string | undefined;
  /** A chunk was chosen among those found. */
  onFound: (id: string) => void;
  onParse: () => Promise<void>;
}

/** What opens beside the chunks of a document. */
export const DeskPanels = ({ document, activeId, activeNumber, onFound, onParse }: DeskPanelsProps) => {
  const { documentId } = document;
  const { panel, close } = useDesk();
  return (
    <>
      <RetrievalTestDrawer
        knowledgeBaseId={document.knowledgeBaseId}
        document={{ id: documentId, name: document.name }}
        onFound={onFound}
      />
      <ChunkHistory
        chunkId={panel === 'history' && activeId !== undefined ? activeId : null}
        number={activeNumber}
        onClose={close}
      />
      <ParseAgain open={panel === 'parse'} documentId={documentId} onParse={onParse} onClose={close} />
      {panel === 'kept' && <KeptChunks open documentId={documentId} onClose={close} />}
    </>
  );
};
