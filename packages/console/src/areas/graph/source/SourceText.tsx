import type { TripleEvidence } from '@console/api/contract';
import { useReadTripleSource } from '@console/api/hooks/graphEvidence';
import { ApiError } from '@console/api';
import { type Async, failed } from '@console/base';
import { PagePreview } from '@console/ui/page-preview';
import { AsyncView, Notice, Skeletons } from '@console/ui/states';
import { TextPreview } from '@console/ui/text-preview';
import { useMemo } from 'react';
import { useSourcePages } from './useSourcePages.js';
import { useSourceWords } from './sourceWords.js';

/** What is lit of a document. */
export type LitSentence = Pick<TripleEvidence, 'id' | 'chunkId' | 'content' | 'positions'>;

type Source = NonNullable<ReturnType<typeof useReadTripleSource>['data']>;

const Read = ({ source, lit }: { source: Source; lit: LitSentence }) => {
  const words = useSourceWords();
  const pages = useSourcePages(source.documentId, source.heights);
  const regions = useMemo(() => [{ id: lit.id, positions: lit.positions }], [lit]);
  const marks = useMemo(
    () => (lit.chunkId === null ? [] : [{ id: lit.id, chunkId: lit.chunkId, quote: lit.content }]),
    [lit],
  );
  if (pages === null)
    return <TextPreview passages={source.passages} marks={marks} activeId={lit.id} label={source.name} />;
  return (
    <>
      {lit.positions.length === 0 && <Notice flush>{words.placeUnknown}</Notice>}
      <PagePreview source={pages} regions={regions} activeId={lit.id} width="fit" steps="none" />
    </>
  );
};

export interface SourceTextProps {
  documentId: string;
  documentName: string;
  lit: LitSentence;
}

/** The document that a sentence stands in, opened where it stands: its pages, or its text where it has none. Fills its parent. */
export const SourceText = ({ documentId, documentName, lit }: SourceTextProps) => {
  const words = useSourceWords();
  const { chunkId } = lit;
  const { state } = useReadTripleSource({ documentId, ...(chunkId !== null && { chunkIds: [chunkId] }) });
  const gone =
    state.state === 'error' && state.error instanceof ApiError && state.error.reason === 'document_not_found';
  const shown: Async<Source> = gone ? failed({ code: 404, message: words.goneDocument }) : state;
  return (
    <AsyncView value={shown} what={documentName} skeleton={<Skeletons shape="text" count={10} />}>
      {(source) => <Read source={source} lit={lit} />}
    </AsyncView>
  );
};
