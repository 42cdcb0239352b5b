import { LeftOutlined } from '@ant-design/icons';
import type { LikelySame } from '@console/api/contract';
import { usePageLikelySame, usePageTripleRelationships, useReadTripleEntity } from '@console/api/hooks/graph';
import { useKeepEntitiesApart, useMergeTripleEntities } from '@console/api/hooks/graphEdits';
import { type Async, bothAsync, mapAsync, ready } from '@console/base';
import { MergeBench, type MergeSide } from '@console/ui/graph-view';
import { PageFrame } from '@console/ui/page-frame';
import { EmptyState } from '@console/ui/states';
import { useState } from 'react';
import { HeadButton } from '../../../actions/HeadButton.js';
import { useAddress } from '../../../navigation/useAddress.js';
import { useGraphChange } from '../edits/useGraphChange.js';
import { useSourceWords } from '../source/sourceWords.js';
import { toSentence } from '../source/toSentence.js';
import { BaseScope } from './BaseScope.js';
import { Finder } from './explore.styles.js';
import { useExploreWords } from './exploreWords.js';
import { sentenceHref } from './hrefs.js';
import { toNodeDetail } from './toNodeDetail.js';
import { useKindLooks } from './useKindLooks.js';
import type { GraphPageView } from './useGraphView.js';

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
    sentences: list
      .flatMap(({ id: edge, evidence }) =>
        evidence === null
          ? []
          : [toSentence(evidence, words, (one) => sentenceHref({ baseId: undefined, entityId: node.id }, edge, one))],
      )
      .slice(0, MOST_SENTENCES),
  }));
};

const whyOf = ({ why }: LikelySame) =>
  (['name', 'alias', 'neighbours'] as const).filter((one) => why.some((reason) => reason === one));

/** Pairs of entities that are likely the same, one after the other. */
export default function SamePage({ view }: { view: GraphPageView }) {
  const words = useExploreWords();
  const { follow } = useAddress();
  const { baseId } = view;
  // Those that were looked at and left as they are.
  const [skipped, setSkipped] = useState(0);
  // No pair under the number of another one, not even while it comes: what is decided is what is numbered.
  const page = usePageLikelySame(
    { current: skipped + 1, size: 1, ...(baseId !== undefined && { knowBaseId: baseId }) },
    { keepPrevious: false },
  );
  const looks = useKindLooks(baseId);
  const changes = useGraphChange(() => Promise.resolve());
  const merge = useMergeTripleEntities();
  const apart = useKeepEntitiesApart();
  const total = page.data?.total ?? 0;
  // The last one is decided: what was skipped comes again.
  if (page.state.state === 'ready' && skipped > 0 && skipped >= total) setSkipped(0);
  const found = page.data?.list[0];
  const [one, other] = [useSide(found?.one.id), useSide(found?.other.id)];
  const pair =
    page.state.state !== 'ready' || found !== undefined
      ? mapAsync(
          bothAsync(page.state, bothAsync(one, other)),
          ([
            {
              list: [same],
            },
            [first, second],
          ]) =>
            same === undefined
              ? null
              : { one: first, other: second, likeness: same.likeness, why: whyOf(same), shared: same.shared },
        )
      : ready(null);
  // After the last one come those that were skipped.
  const skip = () => setSkipped((before) => (before + 1 >= total ? 0 : before + 1));
  return (
    <PageFrame
      title={words.same}
      count={page.data && words.pairsCount(total)}
      tags={
        <Finder>
          <BaseScope
            baseId={baseId}
            onChoose={(id) => {
              setSkipped(0);
              view.chooseBase(id);
            }}
          />
        </Finder>
      }
      actions={<HeadButton label={words.back} icon={<LeftOutlined />} onClick={() => view.turn('graph')} />}
    >
      <MergeBench
        pair={pair}
        place={total === 0 ? undefined : { at: skipped + 1, of: total }}
        looks={looks}
        busy={merge.running || apart.running}
        empty={<EmptyState title={words.pairs.none} description={words.pairs.noneHint} />}
        onMerge={(ids) => {
          const kept = [found?.one, found?.other].find((entity) => entity?.id === ids.id);
          void changes.change({ run: () => merge.run(ids), done: words.pairs.merged(kept?.name ?? '') });
        }}
        onApart={(ids) => void changes.change({ run: () => apart.run(ids), done: words.pairs.apart })}
        onSkip={skip}
        onNavigate={follow}
      />
    </PageFrame>
  );
}
