import type { TripleCandidate } from '@console/api/contract';
import { useReadTripleSource } from '@console/api/hooks/graphEvidence';
import { chunkNumber } from '@console/base';
import { PagePreview } from '@console/ui/page-preview';
import { AsyncView, EmptyState, Notice, Skeletons } from '@console/ui/states';
import { TextPreview } from '@console/ui/text-preview';
import { useMemo } from 'react';
import { useSourcePages } from '../source/useSourcePages.js';
import { Quote } from './review.styles.js';
import { useReviewWords } from './reviewWords.js';

type Source = NonNullable<ReturnType<typeof useReadTripleSource>['data']>;

const Read = ({ source, candidate }: { source: Source; candidate: TripleCandidate }) => {
  const pages = useSourcePages(source.documentId, source.heights);
  const { id, source: from, sentence, positions } = candidate;
  const number = from === null ? '' : chunkNumber(from.chunkIndex);
  const regions = useMemo(
    () => [
      ...(from === null || from.positions.length === 0
        ? []
        : [{ id: 'chunk', label: number, positions: from.positions }]),
      ...(positions.length === 0 ? [] : [{ id, positions }]),
    ],
    [id, from, number, positions],
  );
  const chunkId = from?.chunkId ?? null;
  const marks = useMemo(() => (chunkId === null ? [] : [{ id, chunkId, quote: sentence }]), [id, chunkId, sentence]);
  if (pages === null) return <TextPreview passages={source.passages} marks={marks} activeId={id} label={source.name} />;
  return (
    <PagePreview
      source={pages}
      regions={regions}
      activeId={positions.length > 0 ? id : 'chunk'}
      width="fit"
      steps="none"
    />
  );
};

/** The document that a triple was read from, where it stands, with its sentence lit; what an import gave, as a quote. */
export const CandidateSource = ({ candidate }: { candidate: TripleCandidate | undefined }) => {
  const words = useReviewWords();
  const source = candidate?.source ?? null;
  const chunkId = source?.chunkId ?? null;
  const { state } = useReadTripleSource(
    source === null ? null : { documentId: source.documentId, ...(chunkId !== null && { chunkIds: [chunkId] }) },
    { keepPrevious: true },
  );
  if (candidate === undefined) return <EmptyState picture="search" title={words.choose} />;
  if (source === null || chunkId === null) {
    const why = source !== null ? words.moved : candidate.sentence === '' ? words.givenNone : words.given;
    return (
      <Quote>
        <Notice tone={source === null ? 'plain' : 'warning'}>{why}</Notice>
        {candidate.sentence !== '' && <blockquote>{candidate.sentence}</blockquote>}
      </Quote>
    );
  }
  return (
    <AsyncView value={state} what={source.documentName} skeleton={<Skeletons shape="text" count={8} />}>
      {(read) => <Read source={read} candidate={candidate} />}
    </AsyncView>
  );
};
