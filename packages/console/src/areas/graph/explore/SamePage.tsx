import { LeftOutlined } from '@ant-design/icons';
import { useKeepEntitiesApart, useMergeTripleEntities } from '@console/api/hooks/graphEdits';
import { MergeBench } from '@console/ui/graph-view';
import { PageFrame } from '@console/ui/page-frame';
import { EmptyState } from '@console/ui/states';
import { HeadButton } from '../../../actions/HeadButton.js';
import { useAddress } from '../../../navigation/useAddress.js';
import { useGraphChange } from '../edits/useGraphChange.js';
import { BaseScope } from './BaseScope.js';
import { Finder } from './explore.styles.js';
import { useExploreWords } from './exploreWords.js';
import type { GraphPageView } from './useGraphView.js';
import { useKindLooks } from './useKindLooks.js';
import { useSamePairs } from './useSamePairs.js';

/** Where somebody says of each pair of likely the same entity whether it is. */
export default function SamePage({ view }: { view: GraphPageView }) {
  const words = useExploreWords();
  const { follow } = useAddress();
  const { baseId } = view;
  const pairs = useSamePairs(baseId);
  const looks = useKindLooks(baseId);
  const changes = useGraphChange(() => Promise.resolve());
  const merge = useMergeTripleEntities();
  const apart = useKeepEntitiesApart();
  return (
    <PageFrame
      title={words.same}
      count={pairs.total !== undefined && words.pairsCount(pairs.total)}
      tags={
        <Finder>
          <BaseScope
            baseId={baseId}
            onChoose={(id) => {
              pairs.restart();
              view.chooseBase(id);
            }}
          />
        </Finder>
      }
      actions={<HeadButton label={words.back} icon={<LeftOutlined />} onClick={() => view.turn('graph')} />}
    >
      <MergeBench
        pair={pairs.pair}
        place={pairs.place}
        looks={looks}
        busy={merge.running || apart.running}
        empty={<EmptyState title={words.pairs.none} description={words.pairs.noneHint} />}
        onMerge={(ids) =>
          void changes.change({ run: () => merge.run(ids), done: words.pairs.merged(pairs.nameOf(ids.id)) })
        }
        onApart={(ids) => void changes.change({ run: () => apart.run(ids), done: words.pairs.apart })}
        onSkip={pairs.skip}
        onNavigate={follow}
      />
    </PageFrame>
  );
}
