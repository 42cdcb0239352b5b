import {
  BorderOuterOutlined,
  CheckSquareOutlined,
  FundProjectionScreenOutlined,
  PlusOutlined,
  ReloadOutlined,
  SearchOutlined,
} from '@ant-design/icons';
import {
  addChunk,
  checkChunk,
  type DocumentDetail,
  parseDocument,
  readPageWords,
  saveChunkReview,
  testRetrieval,
} from '@console/api/contract';
import { Button } from 'antd';
import { HeadButton } from '../../../actions/HeadButton.js';
import { useSlidesEntry } from '../../../actions/useSlidesEntry.js';
import { Offered } from '../../../session/Offered.js';
import { useIsMobile } from '../../../state/device.js';
import { useKnowledgeWords } from '../knowledgeWords.js';
import { isParsing } from '../parsing.js';
import { useRetrievalTest } from '../retrieval/useRetrievalTest.js';
import { useRetrievalWords } from '../retrieval/retrievalWords.js';
import { useDeskWords } from './deskWords.js';
import { useDesk } from './useDesk.js';

export interface DeskActionsProps {
  document: DocumentDetail;
  /** It has pages to draw on. */
  hasPages: boolean;
  drawing: boolean;
  onDrawingChange: (drawing: boolean) => void;
  onParse: () => void;
  onAdd: () => void;
}

/** What can be done with the chunks of a document as a whole. */
export const DeskActions = ({ document, hasPages, drawing, onDrawingChange, onParse, onAdd }: DeskActionsProps) => {
  const { chunks, documents } = useKnowledgeWords();
  const retrieval = useRetrievalWords();
  const words = useDeskWords();
  const test = useRetrievalTest();
  const slides = useSlidesEntry();
  const { reviewing, review } = useDesk();
  const mobile = useIsMobile();
  return (
    <>
      <Offered calls={[testRetrieval]}>
        <HeadButton label={retrieval.title} icon={<SearchOutlined />} onClick={test.open} />
      </Offered>
      <Offered calls={[parseDocument]}>
        <HeadButton
          label={documents.reparse}
          icon={<ReloadOutlined />}
          disabled={isParsing(document)}
          onClick={onParse}
        />
      </Offered>
      <Offered calls={[checkChunk, saveChunkReview]}>
        <HeadButton label={words.review} icon={<CheckSquareOutlined />} onClick={() => review(!reviewing)} />
      </Offered>
      {slides && document.status === 'ready' && (
        <HeadButton
          label={slides.label}
          icon={<FundProjectionScreenOutlined />}
          onClick={() => slides.open({ documentId: document.id })}
        />
      )}
      {hasPages && !mobile && (
        <Offered calls={[addChunk, readPageWords]}>
          <HeadButton
            label={drawing ? words.stopDrawing : words.draw}
            icon={<BorderOuterOutlined />}
            onClick={() => onDrawingChange(!drawing)}
          />
        </Offered>
      )}
      <Offered calls={[addChunk]}>
        <Button type="primary" icon={<PlusOutlined />} disabled={document.status !== 'ready'} onClick={onAdd}>
          {chunks.add}
        </Button>
      </Offered>
    </>
  );
};
