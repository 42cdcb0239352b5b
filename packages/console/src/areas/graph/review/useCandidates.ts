import type { TripleCandidate } from '@console/api/contract';
import { usePageTripleCandidates } from '@console/api/hooks/tripleReview';
import { mapAsync } from '@console/base';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { isOpen, type Reviewed, whileGoing } from './reviewed.js';
import type { ReviewView } from './useReviewView.js';
import { useFirstWaiting } from './useFirstWaiting.js';

/** Triples of one page of the calls. */
const SIZE = 100;
const pageOf = (index: number): number => Math.floor(index / SIZE) + 1;

interface Place {
  readonly within: string;
  readonly index: number;
  readonly candidate: TripleCandidate;
}

/**
 * The triples of a task or an import: those near what is in sight are loaded, however many there are. The one that is
 * looked at keeps its place while the reader scrolls away from it. `beside`: one is always looked at.
 */
export const useCandidates = (reviewed: Reviewed, view: ReviewView, beside: boolean) => {
  const { of } = reviewed;
  const { filter, openId, open } = view;
  const within = JSON.stringify([of, filter]);
  const [seen, setSeen] = useState({ within, first: 0, last: 0 });
  const range = seen.within === within ? seen : { within, first: 0, last: 0 };
  const [from, to] = [pageOf(range.first), pageOf(range.last)];
  const asked = { ...of, ...filter, size: SIZE };
  const refreshEvery = isOpen(reviewed) ? whileGoing(reviewed) : 0;
  const upper = usePageTripleCandidates({ ...asked, current: from }, { refreshEvery });
  const lower = usePageTripleCandidates(to === from ? null : { ...asked, current: to }, { keepPrevious: false });

  const loaded = useMemo(() => {
    const rows = new Map<number, TripleCandidate>();
    for (const page of [upper.data, lower.data])
      for (const [at, candidate] of (page?.list ?? []).entries())
        rows.set(((page?.current ?? 1) - 1) * SIZE + at, candidate);
    return rows;
  }, [upper.data, lower.data]);
  const total = upper.data?.total ?? 0;

  const found = useMemo(() => {
    for (const [index, candidate] of loaded) if (candidate.id === openId) return { within, index, candidate };
    return undefined;
  }, [loaded, openId, within]);
  const [kept, setKept] = useState<Place>();
  if (found !== undefined && (kept?.candidate !== found.candidate || kept.within !== within)) setKept(found);
  const known = found ?? (kept?.within === within && kept.candidate.id === openId ? kept : undefined);
  const lost = openId !== undefined && known === undefined && upper.data !== undefined;
  const located = usePageTripleCandidates(lost ? { ...asked, current: 1, at: openId } : null, { keepPrevious: false });
  const at = located.data?.list.findIndex(({ id }) => id === openId) ?? -1;
  const away = located.data?.list[at];
  const place: Place | undefined =
    known ??
    (away && located.data ? { within, index: (located.data.current - 1) * SIZE + at, candidate: away } : undefined);

  const isNowhere = openId === undefined || (lost && located.data !== undefined && away === undefined);
  useFirstWaiting(beside && isNowhere && total > 0, { ...asked, current: 1, size: 1 }, view.begin);

  // A step to one that is not loaded yet ends when it is.
  const [wanted, setWanted] = useState<{ index: number; after: string | undefined }>();
  const arrived = wanted === undefined || wanted.after !== openId ? undefined : loaded.get(wanted.index)?.id;
  const arrive = useEffectEvent(open);
  useEffect(() => {
    if (arrived !== undefined) arrive(arrived);
  }, [arrived]);

  const goTo = (index: number): void => {
    if (index < 0 || index >= total) return;
    const next = loaded.get(index);
    if (next !== undefined) return open(next.id);
    setWanted({ index, after: openId });
    setSeen({ within, first: index, last: index });
  };
  return {
    rows: useMemo(
      () => mapAsync(upper.state, (page) => ({ total: page.total, at: (index: number) => loaded.get(index) })),
      [upper.state, loaded],
    ),
    summary: upper.data?.summary,
    current: place?.index ?? -1,
    candidate: place?.candidate,
    onRangeChange: ({ first, last }: { first: number; last: number }) => setSeen({ within, first, last }),
    step: (by: 1 | -1) => goTo(place === undefined ? range.first : place.index + by),
    refresh: upper.refresh,
  };
};

export type Candidates = ReturnType<typeof useCandidates>;
