import { useUploadDocument } from '@console/api/hooks/documents';
import { styled } from 'styled-components';
import { useUploadQueue } from '../../files/useUploadQueue.js';
import { useIsMobile } from '../../state/device.js';
import { BaseFaq } from './faq/BaseFaq.js';
import { KnowledgeBases } from './KnowledgeBases.js';
import { KnowledgeBaseDocuments } from './KnowledgeBaseDocuments.js';
import { Aside, BaseTreePane } from './tree/BaseTreePane.js';
import { useOpenNode } from './tree/useOpenNode.js';

const Panes = styled.div`
  display: flex;
  flex: 1;
  min-height: 0;
`;

const Main = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`;

/**
 * The tree of bases, and beside it all of them, or the documents or the FAQ of one. What is uploaded goes on while another
 * base is looked at. On a phone the list of all bases is the first step.
 */
export default function KnowledgePage() {
  const [node, open] = useOpenNode();
  const { run } = useUploadDocument();
  const queue = useUploadQueue((file, knowledgeBaseId, options) => run({ knowledgeBaseId, file }, options));
  const isMobile = useIsMobile();
  const { kind, base } = node;
  return (
    <Panes>
      {!isMobile && (
        <Aside>
          <BaseTreePane current={node} onOpen={open} />
        </Aside>
      )}
      <Main>
        {base === undefined ? (
          <KnowledgeBases />
        ) : kind === 'faq' ? (
          <BaseFaq key={base} baseId={base} />
        ) : (
          <KnowledgeBaseDocuments key={base} baseId={base} queue={queue} />
        )}
      </Main>
    </Panes>
  );
}
