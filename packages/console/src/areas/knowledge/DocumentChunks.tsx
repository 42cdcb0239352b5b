import type { DocumentDetail } from '@console/api/contract';
import { useParseDocument } from '@console/api/hooks/documents';
import { chunkNumber, lookUp, type Position } from '@console/base';
import { ChunkList, type ChunkListHandle } from '@console/ui/chunk-list';
import { ChunkWorkbench } from '@console/ui/chunk-workbench';
import { CoverageStrip } from '@console/ui/coverage-strip';
import { useConfirm } from '@console/ui/dialog';
import { PageFrame } from '@console/ui/page-frame';
import { PagePreview } from '@console/ui/page-preview';
import { EmptyState, FailedNotice, Notice } from '@console/ui/states';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { attempt } from '../../actions/attempt.js';
import { useDictionary } from '../../locale/useDictionary.js';
import { linkTo } from '../../navigation/address.js';
import { useAddress } from '../../navigation/useAddress.js';
import { ALL_NODES } from '../../navigation/useCurrentNode.js';
import { usePageHead } from '../../shell/ShellContext.js';
import { useIsMobile } from '../../state/device.js';
import { DeskActions } from './desk/DeskActions.js';
import { DeskPanels } from './desk/DeskPanels.js';
import { useDeskWords } from './desk/deskWords.js';
import { useDesk } from './desk/useDesk.js';
import { useDrawing } from './desk/useDrawing.js';
import { useKeptCount } from './desk/useKeptCount.js';
import { useReview } from './desk/useReview.js';
import { DocumentAbout } from './DocumentAbout.js';
import { DocumentLabels } from './DocumentLabels.js';
import { DocumentStatus } from './DocumentStatus.js';
import { useKnowledgeWords } from './knowledgeWords.js';
import { useChunkDrafts } from './useChunkDrafts.js';
import { useChunks } from './useChunks.js';
import { useDocumentPages } from './useDocumentPages.js';
import { WebPageFacts } from './WebPageFacts.js';

/** The workbench of one document: its chunks beside its pages. */
export const DocumentChunks = ({ document }: { document: DocumentDetail }) => {
  const { chunks: text, documents, knowledge } = useKnowledgeWords();
  const { form } = useDictionary();
  const { follow } = useAddress();
  const mobile = useIsMobile();
  const confirm = useConfirm();
  const parse = useParseDocument();
  const source = useDocumentPages(document);
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
        label: chunkNumber(index),
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

  const words = useDeskWords();
  const desk = useDesk();
  const review = useReview(document.documentId, chunks);
  const kept = useKeptCount(document.documentId, `${document.status} ${document.updateTime}`);
  const { drawing, setDrawing, onDraw } = useDrawing(
    document.documentId,
    useCallback((box: Position, found: string) => list.current?.addBox(box, found), []),
  );

  const reparse = async () => {
    if (chunks.counts?.edited !== 0) return desk.open('parse');
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
        <DeskActions
          document={document}
          hasPages={source !== null}
          drawing={drawing}
          onDrawingChange={setDrawing}
          onParse={() => void reparse().catch(() => undefined)}
          onAdd={() => list.current?.add(chunks.activeId)}
        />
      }
    >
      {restored.size > 0 && (
        <Notice flush tone="info" action={{ label: form.discard, onClick: () => list.current?.discard() }}>
          {form.restored}
        </Notice>
      )}
      {drawing && (
        <Notice flush tone="info" action={{ label: words.stopDrawing, onClick: () => setDrawing(false) }}>
          {words.drawing}
        </Notice>
      )}
      {kept > 0 && (
        <Notice flush tone="warning" action={{ label: words.keptLook, onClick: () => desk.open('kept') }}>
          {words.keptNotice(kept)}
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
              <DocumentLabels document={document} />
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
              onHistory={desk.openHistory}
              {...(review && { review })}
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
                {...(drawing && { onDraw })}
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
            ...(active && { subtitle: chunkNumber(active.index) }),
            onClose: () => chunks.select(undefined),
          }}
        />
      )}
      <DeskPanels
        document={document}
        activeId={chunks.activeId}
        activeNumber={active && chunkNumber(active.index)}
        onFound={chunks.find}
        onParse={async () => {
          if (await attempt(() => parse.run({ id: document.id }))) desk.close();
        }}
      />
    </PageFrame>
  );
};
