import { useWords } from '../locale/useWords.js';
import { rootProps } from '../root/rootProps.js';
import { AsyncView, EmptyState, Skeletons } from '../states/index.js';
import { GraphCanvas } from './GraphCanvas.js';
import { Root } from './GraphCanvas.styles.js';
import { graphWords } from './locale.js';
import type { GraphViewProps } from './props.js';

/**
 * A graph to walk through: dragged, zoomed, unfolded from node to node, by pointer and by keys. A few nodes are drawn in
 * full with their names, thousands as a crowd by the graphics card, or in a worker where there is none. Fills a flex
 * column. `GraphTable` tells the same in rows.
 */
export const GraphView = ({ label, graph, empty, looks, selectedId, path, handle, ...rest }: GraphViewProps) => {
  const { onSelect, onExpand, onFold, onPin, onPathEnd, onOpenEdge, ...root } = rest;
  const words = useWords(graphWords);
  const nothing = empty ?? <EmptyState picture="search" title={words.nothing} description={words.nothingHint} />;
  return (
    <Root {...rootProps(root)}>
      <AsyncView
        value={graph}
        what={label}
        skeleton={<Skeletons shape="text" count={6} />}
        empty={({ nodes }) => (nodes.length === 0 ? nothing : null)}
      >
        {(data) => (
          <GraphCanvas
            label={label}
            data={data}
            looks={looks}
            selectedId={selectedId}
            path={path}
            handle={handle}
            onSelect={onSelect}
            onExpand={onExpand}
            onFold={onFold}
            onPin={onPin}
            onPathEnd={onPathEnd}
            onOpenEdge={onOpenEdge}
          />
        )}
      </AsyncView>
    </Root>
  );
};
