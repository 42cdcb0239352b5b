import type { LikelySame } from '@console/api/contract';
import { usePageLikelySame, usePageTripleRelationships, useReadTripleEntity } from '@console/api/hooks/graph';
import { type Async, bothAsync, mapAsync } from '@console/base';
import type { MergePair, MergeSide } from '@console/ui/graph-view';
import { useState } from 'react';
import { useSourceWords } from '../source/sourceWords.js';
import { eachOnce } from '../source/eachOnce.js';
import { toSentence } from '../source/toSentence.js';
import { sentenceHref } from './hrefs.js';
import { toNodeDetail } from './toNodeDetail.js';

/** Sentences of each that are shown. */
const MOST_SENTENCES = 3;

/** One of a pair with its neighbours and what its relations rest on. */
const useSide = (id: string | undefined): Async<MergeSide> => {
  const words = useSourceWords();
  const detail = useReadTripleEntity(id === undefined ? null : { id });
  const relations = usePageTripleRelationships(id === undefined ? null : { current: 1, size: 20, entityId: id }, {
    keepPrevious: false,
  });
  return mapAsync(bothAsync(detail.state, relations.state), ([node, { list }]) => ({
    node: toNodeDetail(node),
    sentences: eachOnce(
      list.flatMap(({ id: edge, evidence }) =>
        evidence === null
          ? []
          : [toSentence(evidence, words, (one) => sentenceHref({ baseId: undefined, entityId: node.id }, edge, one))],
      ),
    ).slice(0, MOST_SENTENCES),
  }));
};

const whyOf = ({ why }: LikelySame) =>
  (['name', 'alias', 'neighbours'] as const).filter((one) => why.some((reason) => reason === one));

/** Pairs of entities that are likely the same, one after the other. Those that are skipped come again after the last one. */
export const useSamePairs = (baseId: string | undefined) => {
  const [skipped, setSkipped] = useState(0);
  // No pair under the number of another one, not even while it comes: what is decided is what is numbered.
  const page = usePageLikelySame(
    { current: skipped + 1, size: 1, ...(baseId !== undefined && { knowBaseId: baseId }) },
    { keepPrevious: false },
  );
  const total = page.data?.total ?? 0;
  // The last one is decided.
  if (page.state.state === 'ready' && skipped > 0 && skipped >= total) setSkipped(0);
  const same = page.data?.list[0];
  const [one, other] = [useSide(same?.one.id), useSide(same?.other.id)];
  const pair: Async<MergePair | null> =
    same === undefined
      ? mapAsync(page.state, () => null)
      : mapAsync(bothAsync(page.state, bothAsync(one, other)), ([, [first, second]]) => ({
          one: first,
          other: second,
          likeness: same.likeness,
          why: whyOf(same),
          shared: same.shared,
        }));
  return {
    pair,
    place: total === 0 ? undefined : { at: skipped + 1, of: total },
    total: page.data?.total,
    nameOf: (id: string) => [same?.one, same?.other].find((entity) => entity?.id === id)?.name ?? '',
    skip: () => setSkipped((before) => (before + 1 >= total ? 0 : before + 1)),
    restart: () => setSkipped(0),
  };
};
