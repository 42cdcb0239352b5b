import {
  addWebPage,
  type Document,
  documentTypes,
  readBaseWords,
  readChunking,
  readDocument,
  testRetrieval,
} from '@console/api/contract';
import { useCancelParsing, useParseDocument, usePageDocuments } from '@console/api/hooks/documents';
import { usePageKnowledgeBases } from '@console/api/hooks/knowledgeBases';
import { useOffered } from '@console/api/hooks/useOffered';
import { LinkOutlined, ScissorOutlined, SearchOutlined, TranslationOutlined } from '@ant-design/icons';
import { PageFrame } from '@console/ui/page-frame';
import { FailedNotice } from '@console/ui/states';
import { UploadDropzone, UploadList } from '@console/ui/upload-list';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { usePageHead } from '../../shell/ShellContext.js';
import { useUploadLimit } from '../../files/useUploadLimit.js';
import type { UploadQueue } from '../../files/useUploadQueue.js';
import { useDictionary } from '../../locale/useDictionary.js';
import { useKnowledgeWords } from './knowledgeWords.js';
import { OverList } from '../../lists/OverList.js';
import { linkTo } from '../../navigation/address.js';
import { useAddress } from '../../navigation/useAddress.js';
import { ALL_NODES } from '../../navigation/useCurrentNode.js';
import { useTabNavigate } from '../../navigation/useTabNavigate.js';
import { Offered } from '../../session/Offered.js';
import { useQueryState } from '../../navigation/useQueryState.js';
import { AddWebPageDialog } from './AddWebPageDialog.js';
import { BaseGone } from './BaseGone.js';
import { BaseSwitch } from './tree/BaseSwitch.js';
import { BaseWordsDrawer } from './BaseWordsDrawer.js';
import { useBaseWordsWords } from './baseWordsWords.js';
import { ChunkingDrawer } from './ChunkingDrawer.js';
import { useChunkingWords } from './chunkingWords.js';
import { HeadButton } from '../../actions/HeadButton.js';
import { RetrievalTestDrawer } from './retrieval/RetrievalTestDrawer.js';
import { useRetrievalTest } from './retrieval/useRetrievalTest.js';
import { useRetrievalWords } from './retrieval/retrievalWords.js';
import { DocumentList } from './DocumentList.js';
import { documentUploadItem } from './documentUploadItem.js';
import { whileAnyParsing } from './parsing.js';
import { useWebPageWords } from './webPageWords.js';

/** The newest documents: where those just uploaded are found, whatever the list below is filtered by. */
const NEWEST = 100;

/** In the address while it is set how documents are cut, or what their words stand for. */
const CHUNKING = 'chunking';
const WORDS = 'words';
/** In the address while a page of the web is added. */
const PAGE = 'page';

const Uploads = styled.div`
  flex: none;
  padding: 0 24px 16px;

  @media (max-width: 991.98px) {
    padding: 16px;
  }
`;

export interface KnowledgeBaseDocumentsProps {
  baseId: string;
  /** What is uploaded to this base and to others. */
  queue: UploadQueue<Document>;
}

/** One knowledge base: what is being uploaded, and its documents. */
export const KnowledgeBaseDocuments = ({ baseId, queue }: KnowledgeBaseDocumentsProps) => {
  const { knowledge, documents } = useKnowledgeWords();
  const { form } = useDictionary();
  const chunking = useChunkingWords();
  const ownWords = useBaseWordsWords();
  const retrieval = useRetrievalWords();
  const test = useRetrievalTest();
  const webPage = useWebPageWords();
  const [query, setQuery] = useQueryState();
  const { follow } = useAddress();
  const open = useTabNavigate();
  const size = useUploadLimit();
  const found = usePageKnowledgeBases({ current: 1, size: 1, idList: [baseId] });
  const { add, remove, again } = queue;
  const uploads = queue.uploads.filter(({ to }) => to === baseId);
  const newest = usePageDocuments(
    uploads.some(({ stored }) => stored !== undefined) ? { knowledgeBaseId: baseId, current: 1, size: NEWEST } : null,
    { refreshEvery: whileAnyParsing },
  );
  const cancelParsing = useCancelParsing();
  const parse = useParseDocument();
  const viewable = useOffered(readDocument);
  const base = found.data?.list[0];
  const name = base?.name ?? knowledge.title;
  usePageHead(name);

  const limits = useMemo(() => ({ types: documentTypes, size }), [size]);
  const documentOf = (key: string) => uploads.find((one) => one.key === key)?.stored;

  const onView = (id: string) => {
    const document = documentOf(id);
    if (document !== undefined) open('chunks', { id: document.id });
  };

  if (found.data !== undefined && base === undefined) return <BaseGone />;
  return (
    <PageFrame
      title={name}
      crumbs={[{ label: knowledge.title, href: linkTo('knowledgeBase', { base: ALL_NODES }) }]}
      onNavigate={follow}
      count={base?.documentCount}
      actions={
        <>
          <Offered calls={[addWebPage]}>
            <HeadButton
              label={webPage.add}
              icon={<LinkOutlined />}
              onClick={() => setQuery({ open: PAGE }, { push: true })}
            />
          </Offered>
          <Offered calls={[testRetrieval]}>
            <HeadButton label={retrieval.title} icon={<SearchOutlined />} onClick={test.open} />
          </Offered>
          <Offered calls={[readBaseWords]}>
            <HeadButton
              label={ownWords.title}
              icon={<TranslationOutlined />}
              onClick={() => setQuery({ open: WORDS }, { push: true })}
            />
          </Offered>
          <Offered calls={[readChunking]}>
            <HeadButton
              label={chunking.title}
              icon={<ScissorOutlined />}
              onClick={() => setQuery({ open: CHUNKING }, { push: true })}
            />
          </Offered>
        </>
      }
    >
      <BaseSwitch baseId={baseId} node="documents" {...(base && { base })} />
      <OverList>
        <FailedNotice flush value={found.state} what={form.kinds.base} />
      </OverList>
      <Uploads>
        <UploadDropzone limits={limits} onAdd={({ accepted, refused }) => add(baseId, accepted, refused)} />
        <FailedNotice value={newest.state} what={documents.progress} />
        {uploads.length > 0 && (
          <UploadList
            items={uploads.map((one) => documentUploadItem(one, newest.data?.list ?? []))}
            limits={limits}
            onCancel={(id) => {
              const document = documentOf(id);
              if (document === undefined) remove(id);
              else void cancelParsing.run({ id: document.id }).catch(() => undefined);
            }}
            {...(viewable && { onView })}
            onRetry={(id) => {
              const document = documentOf(id);
              if (document === undefined) again(id);
              else void parse.run({ id: document.id }).catch(() => undefined);
            }}
            onRemove={remove}
          />
        )}
      </Uploads>
      <DocumentList knowledgeBaseId={baseId} />
      <AddWebPageDialog
        knowledgeBaseId={baseId}
        open={query('open') === PAGE}
        onClose={() => setQuery({ open: undefined })}
      />
      <RetrievalTestDrawer key={`test ${baseId}`} knowledgeBaseId={baseId} />
      <BaseWordsDrawer
        key={`words ${baseId}`}
        knowledgeBaseId={baseId}
        open={query('open') === WORDS}
        onClose={() => setQuery({ open: undefined })}
      />
      <ChunkingDrawer
        key={baseId}
        knowledgeBaseId={baseId}
        open={query('open') === CHUNKING}
        onClose={() => setQuery({ open: undefined })}
      />
    </PageFrame>
  );
};
