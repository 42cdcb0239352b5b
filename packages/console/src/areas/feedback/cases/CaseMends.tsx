import { EditOutlined } from '@ant-design/icons';
import { addFaq, type FeedbackCase, noteMend, updateChunk } from '@console/api/contract';
import { useOffered } from '@console/api/hooks/useOffered';
import { lookUp } from '@console/base';
import { CaseSection } from '@console/ui/case-view';
import { Tag } from '@console/ui/states';
import { Button } from 'antd';
import { usePermitted } from '../../../session/usePermitted.js';
import { AssistantMend } from './AssistantMend.js';
import { Row } from './case.styles.js';
import type { CaseEditor } from './CaseEditors.js';
import { useCaseWords } from './caseWords.js';
import { ChunkMend } from './ChunkMend.js';
import { DocumentMend } from './DocumentMend.js';
import { useNotedMend } from './useNotedMend.js';

/** Passages of documents that the answer cites, each once, that the reader may look at. */
const passagesOf = ({ references }: FeedbackCase) => {
  const seen = new Set<string>();
  return references.filter(({ withheld, faqId, call, chunkId }) => {
    if (withheld || faqId !== undefined || call !== undefined || seen.has(chunkId)) return false;
    seen.add(chunkId);
    return true;
  });
};

/** Documents of these passages, each once. */
const documentsOf = (passages: ReturnType<typeof passagesOf>) => [
  ...new Map(passages.map(({ documentId, documentName }) => [documentId, documentName])),
];

export interface CaseMendsProps {
  found: FeedbackCase;
  fixed: boolean;
  /** Something was mended, and the question is to be asked again. Left out: it can't be. */
  onAsk?: () => void;
  /** Something is to be put right in a drawer. */
  onEdit: (editor: CaseEditor) => void;
}

/** What was wrong, put right where it stands: chunks, an FAQ, the document, the prompt. */
export const CaseMends = ({ found, fixed, onAsk, onEdit }: CaseMendsProps) => {
  const words = useCaseWords();
  const noted = useNotedMend(found.id);
  const may = useOffered(noteMend);
  const [chunks, faq] = [usePermitted(updateChunk), usePermitted(addFaq)];
  const { id, mends, assistantId, assistantName } = found;
  const passages = passagesOf(found);

  const mayMend = may && !fixed;
  return (
    <CaseSection
      step={3}
      state={mends.length > 0 ? 'done' : 'open'}
      title={words.mend}
      action={
        mayMend && faq ? (
          <Button size="small" icon={<EditOutlined aria-hidden />} onClick={() => onEdit('faq')}>
            {words.writeFaq}
          </Button>
        ) : undefined
      }
    >
      {mends.length > 0 && (
        <Row role="group" aria-label={words.mends}>
          {mends.map((mend, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- The same may be mended twice, and none of them moves.
            <Tag key={at} tone="ok">
              {lookUp(words.mendKinds, mend.kind, mend.kind)} {mend.name || words.withheld}
            </Tag>
          ))}
        </Row>
      )}
      {mends.length === 0 && fixed && <p>{words.nothingMended}</p>}
      {mayMend &&
        chunks &&
        passages.map(({ chunkId, documentId, documentName }) => (
          <ChunkMend
            key={chunkId}
            caseId={id}
            chunkId={chunkId}
            documentId={documentId}
            documentName={documentName}
            onMended={(target) => noted('chunk', target, words.chunkSaved)}
            {...(onAsk && { onAsk })}
          />
        ))}
      {mayMend &&
        documentsOf(passages).map(([documentId, documentName]) => (
          <DocumentMend
            key={documentId}
            documentId={documentId}
            documentName={documentName}
            onMended={() => noted('document', documentId)}
          />
        ))}
      {mayMend && assistantId !== null && (
        <AssistantMend
          assistantId={assistantId}
          assistantName={assistantName}
          onEdit={() => onEdit('assistant')}
          onMended={() => noted('prompt', assistantId)}
        />
      )}
    </CaseSection>
  );
};
