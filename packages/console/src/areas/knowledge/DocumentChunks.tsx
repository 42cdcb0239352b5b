import {
  BorderOuterOutlined,
  CheckSquareOutlined,
  PlusOutlined,
  ReloadOutlined,
  SearchOutlined,
} from '@ant-design/icons';
import { ApiError, useClient } from '@console/api';
import {
  addChunk,
  checkChunk,
  type DocumentDetail,
  listKeptChunks,
  parseDocument,
  readPageWords,
  saveChunkReview,
  testRetrieval,
} from '@console/api/contract';
import { useListKeptChunks, useReadChunkReview, useSaveChunkReview } from '@console/api/hooks/chunkDesk';
import { useOffered } from '@console/api/hooks/useOffered';
import { useParseDocument } from '@console/api/hooks/documents';
import { lookUp, type Position } from '@console/base';
import { ChunkList, type ChunkListHandle } from '@console/ui/chunk-list';
import { ChunkWorkbench } from '@console/ui/chunk-workbench';
import { CoverageStrip } from '@console/ui/coverage-strip';
import { useConfirm } from '@console/ui/dialog';
import { lazyPart } from '@console/ui/on-demand';
import { PageFrame } from '@console/ui/page-frame';
import { PagePreview } from '@console/ui/page-preview';
import { useMessage } from '@console/ui/provider';
import { EmptyState, FailedNotice, Notice } from '@console/ui/states';
import { Button } from 'antd';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { attempt } from '../../actions/attempt.js';
import { Offered } from '../../session/Offered.js';
import { useIsMobile } from '../../state/device.js';
import { usePageHead } from '../../shell/ShellContext.js';
import { useDictionary } from '../../locale/useDictionary.js';
import { useKnowledgeWords } from './knowledgeWords.js';
import { linkTo } from '../../navigation/address.js';
import { useAddress } from '../../navigation/useAddress.js';
import { ALL_NODES } from '../../navigation/useCurrentNode.js';
import { ChunkHistory } from './desk/ChunkHistory.js';
import { useDeskWords } from './desk/deskWords.js';
import { ParseAgain } from './desk/ParseAgain.js';
import { useDesk } from './desk/useDesk.js';
import { DocumentAbout } from './DocumentAbout.js';
import { DocumentStatus } from './DocumentStatus.js';
import { HeadButton } from '../../actions/HeadButton.js';
import { isParsing } from './parsing.js';
import { RetrievalTestDrawer } from './retrieval/RetrievalTestDrawer.js';
import { useRetrievalTest } from './retrieval/useRetrievalTest.js';
import { useRetrievalWords } from './retrieval/retrievalWords.js';
import { useChunkDrafts } from './useChunkDrafts.js';
import { useChunks } from './useChunks.js';
import { WebPageFacts } from './WebPageFacts.js';
import { useDocumentPages } from './useDocumentPages.js';

const KeptChunks = lazyPart(() => import('./desk/KeptChunks.js'));

/** The workbench of one document: its chunks beside its pages. */
export const DocumentChunks = ({ document }: { document: DocumentDetail }) => {
  const { chunks: text, documents, knowledge } = useKnowledgeWords();
  const { form } = useDictionary();
  const { follow } = useAddress();
  const mobile = useIsMobile();
  const confirm = useConfirm();
  const parse = useParseDocument();
  const source = useDocumentPages(document);
  const retrieval = useRetrievalWords();
  const test = useRetrievalTest();
  const chunks = useChunks(document.documentId);
  const list = useRef<ChunkListHandle>(null);
  const { restored, onDraftsChange } = useChunkDrafts(document.documentId);
  // What comes back is to be seen, wherever in the document it stands.
  const showRestored = useEffectEvent(() => {
    const [first] = [...restored].map(([id, { after }]) => (id === '' ? after : id));
    if (first !== undefined && chunks.activeId === undefined) chunks.find(first);
  });
  useEffect(() => showRestored(), []);
  const [hoveredId, setHoveredId] = useState<string | null>(null);
  const [page, setPage] = useState(1);
  usePageHead(document.name);

  const regions = useMemo(
    () =>
      chunks.regions.map(({ id, index, enabled, positions }) => ({
        id,
        label: String(index).padStart(3, '0'),
        positions,
        tone: enabled ? ('idle' as const) : ('disabled' as const),
      })),
    [chunks.regions],
  );
  const active = chunks.regions.find(({ id }) => id === chunks.activeId);
  const activePage = active?.positions[0]?.[0];

  // Nothing came of it; chunks written by hand would still be worth showing.
  const barren = document.status === 'failed' && document.pages.length === 0 && chunks.counts?.all === 0;
  const failure = barren
    ? lookUp(documents.failures, document.failure ?? 'internal', document.failure ?? '')
    : undefined;

  const desk = useDeskWords();
  const panels = useDesk();
  const client = useClient();
  const message = useMessage();
  const [drawing, setDrawing] = useState(false);
  const reviewing = panels.reviewing;
  const progress = useReadChunkReview(reviewing ? { documentId: document.documentId } : null);
  const keep = useSaveChunkReview();
  const keptOffered = useOffered(listKeptChunks);
  const kept = useListKeptChunks(keptOffered ? { documentId: document.documentId } : null);
  // Where this person was is kept as they go, and gone to when they come back.
  const { activeId } = chunks;
  const keepPlace = useEffectEvent((id: string) => void keep.run({ id }, { quiet: true }).catch(() => undefined));
  useEffect(() => {
    if (reviewing && activeId !== undefined) keepPlace(activeId);
  }, [reviewing, activeId]);
  const left = progress.data?.chunkId ?? undefined;
  const goOn = useEffectEvent(() => {
    if (activeId === undefined && left !== undefined) chunks.find(left);
  });
  useEffect(() => {
    if (reviewing && left !== undefined) goOn();
  }, [reviewing, left]);
  // Another parsing has come to stand: all of what hangs on the former one is read again.
  const refreshKept = useEffectEvent(() => kept.refresh());
  useEffect(() => {
    if (document.status === 'ready') refreshKept();
  }, [document.status, document.updateTime]);

  const onDraw = useCallback(
    async (box: Position) => {
      setDrawing(false);
      let words = '';
      try {
        const found = await client.call(
          readPageWords,
          { documentId: document.documentId, box: [...box] },
          { quiet: true },
        );
        words = found.text;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
      }
      if (words === '') message.info(desk.noWords);
      list.current?.addBox(box, words);
    },
    [client, desk, document.documentId, message],
  );

  const reparse = async () => {
    if (chunks.counts?.edited !== 0) return panels.open('parse');
    const sure = await confirm({
      title: documents.reparseTitle(document.name),
      text: documents.reparseText,
      verb: documents.reparse,
      danger: true,
    });
    if (sure) await parse.run({ id: document.id });
  };

  return (
    <PageFrame
      title={document.name}
      crumbs={[
        { label: knowledge.title, href: linkTo('knowledgeBase', { base: ALL_NODES }) },
        { label: document.knowledgeBaseName, href: linkTo('knowledgeBase', { base: document.knowledgeBaseId }) },
      ]}
      onNavigate={follow}
      tags={<DocumentStatus document={document} />}
      actions={
        <>
          <Offered calls={[testRetrieval]}>
            <HeadButton label={retrieval.title} icon={<SearchOutlined />} onClick={test.open} />
          </Offered>
          <Offered calls={[parseDocument]}>
            <HeadButton
              label={documents.reparse}
              icon={<ReloadOutlined />}
              disabled={isParsing(document)}
              onClick={() => void reparse().catch(() => undefined)}
            />
          </Offered>
          <Offered calls={[checkChunk, saveChunkReview]}>
            <HeadButton
              label={desk.review}
              icon={<CheckSquareOutlined />}
              onClick={() => panels.review(!panels.reviewing)}
            />
          </Offered>
          {source !== null && !mobile && (
            <Offered calls={[addChunk, readPageWords]}>
              <HeadButton
                label={drawing ? desk.stopDrawing : desk.draw}
                icon={<BorderOuterOutlined />}
                onClick={() => setDrawing(!drawing)}
              />
            </Offered>
          )}
          <Offered calls={[addChunk]}>
            <Button
              type="primary"
              icon={<PlusOutlined />}
              disabled={document.status !== 'ready'}
              onClick={() => list.current?.add(chunks.activeId)}
            >
              {text.add}
            </Button>
          </Offered>
        </>
      }
    >
      {restored.size > 0 && (
        <Notice flush tone="info" action={{ label: form.discard, onClick: () => list.current?.discard() }}>
          {form.restored}
        </Notice>
      )}
      {drawing && (
        <Notice flush tone="info" action={{ label: desk.stopDrawing, onClick: () => setDrawing(false) }}>
          {desk.drawing}
        </Notice>
      )}
      {kept.data !== undefined && kept.data.length > 0 && (
        <Notice flush tone="warning" action={{ label: desk.keptLook, onClick: () => panels.open('kept') }}>
          {desk.keptNotice(kept.data.length)}
        </Notice>
      )}
      <FailedNotice flush value={chunks.regionsState} what={text.regions} />
      {failure !== undefined ? (
        <EmptyState
          picture="failed"
          title={documents.statuses.failed}
          description={failure}
          action={{ label: documents.reparse, onClick: () => void reparse().catch(() => undefined) }}
        />
      ) : (
        <ChunkWorkbench
          strip={
            <>
              {document.web && <WebPageFacts document={document} web={document.web} />}
              <DocumentAbout document={document} />
              {document.pages.length > 0 && (
                <CoverageStrip
                  pages={document.pages}
                  page={activePage !== undefined && mobile ? activePage : page}
                  onPageChange={setPage}
                  {...(chunks.counts && {
                    chunks: { all: chunks.counts.all, enabled: chunks.counts.all - chunks.counts.disabled },
                  })}
                  onRetry={() => void reparse().catch(() => undefined)}
                />
              )}
            </>
          }
          list={
            <ChunkList
              ref={list}
              defaultDrafts={restored}
              onDraftsChange={onDraftsChange}
              chunks={chunks.state}
              filter={chunks.filter}
              onFilterChange={chunks.setFilter}
              keyword={chunks.keyword}
              onKeywordChange={chunks.search}
              current={chunks.current}
              size={chunks.size}
              onCurrentChange={chunks.turn}
              activeId={chunks.activeId ?? null}
              hoveredId={hoveredId}
              onSelect={chunks.select}
              onHoverChange={setHoveredId}
              onToggle={({ id, enabled }) => chunks.toggle(id, enabled)}
              onModify={chunks.save}
              onRemove={chunks.remove}
              onAdd={chunks.add}
              onSplit={chunks.split}
              onMerge={chunks.merge}
              onCheck={({ id, checked }) => chunks.check(id, checked)}
              onHistory={panels.openHistory}
              {...(reviewing && {
                review: {
                  checked: (chunks.counts?.all ?? 0) - (chunks.counts?.unchecked ?? 0),
                  all: chunks.counts?.all ?? 0,
                  onClose: () => panels.review(false),
                },
              })}
            />
          }
          preview={
            source === null ? null : (
              <PagePreview
                source={source}
                regions={regions}
                activeId={chunks.activeId ?? null}
                hoveredId={hoveredId}
                onSelect={(id) => chunks.find(id)}
                onHoverChange={setHoveredId}
                page={page}
                onPageChange={setPage}
                {...(drawing && { onDraw: (box: Position) => void onDraw(box) })}
                onReshape={({ id, box }) => void chunks.reshape(id, box)}
                width="fit"
                steps={mobile ? 'none' : 'page'}
                thumbnails="closed"
              />
            )
          }
          sheet={{
            open: chunks.activeId !== undefined && source !== null,
            title: text.page(activePage ?? page),
            ...(active && { subtitle: String(active.index).padStart(3, '0') }),
            onClose: () => chunks.select(undefined),
          }}
        />
      )}
      <RetrievalTestDrawer
        knowledgeBaseId={document.knowledgeBaseId}
        document={{ id: document.documentId, name: document.name }}
        onFound={chunks.find}
      />
      <ChunkHistory
        chunkId={panels.panel === 'history' && chunks.activeId !== undefined ? chunks.activeId : null}
        number={active && String(active.index).padStart(3, '0')}
        onClose={panels.close}
      />
      <ParseAgain
        open={panels.panel === 'parse'}
        documentId={document.documentId}
        onParse={async () => {
          if (await attempt(() => parse.run({ id: document.id }))) panels.close();
        }}
        onClose={panels.close}
      />
      {panels.panel === 'kept' && <KeptChunks open documentId={document.documentId} onClose={panels.close} />}
    </PageFrame>
  );
};
