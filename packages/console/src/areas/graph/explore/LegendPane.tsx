import type { GraphKinds } from '@console/api/contract';
import type { Async } from '@console/base';
import type { KindLooks } from '@console/ui/graph-kinds';
import { GraphLegend } from '@console/ui/graph-view';
import { AsyncView, Skeletons } from '@console/ui/states';
import { useExploreWords } from './exploreWords.js';
import type { GraphPageView } from './useGraphView.js';

export interface LegendPaneProps {
  view: GraphPageView;
  kinds: Async<GraphKinds>;
  looks: KindLooks;
}

/** Which kinds and relations there are in what is looked at, and which of them are shown. */
export const LegendPane = ({ view, kinds, looks }: LegendPaneProps) => {
  const words = useExploreWords();
  // It fills its pane, which a frame around it would not.
  if (kinds.state === 'ready')
    return (
      <GraphLegend
        entityTypes={kinds.data.entityTypes}
        predicates={kinds.data.predicates}
        looks={looks}
        hidden={{ entityTypes: view.withoutKinds, predicates: view.withoutRelations }}
        onChange={(hidden) => view.leaveOut(hidden.entityTypes, hidden.predicates)}
      />
    );
  return (
    <AsyncView value={kinds} what={words.filter} skeleton={<Skeletons shape="rows" count={8} />}>
      {() => null}
    </AsyncView>
  );
};
