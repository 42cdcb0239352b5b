import { EllipsisOutlined, FilterOutlined } from '@ant-design/icons';
import { pageLikelySame, type GraphKinds, routes } from '@console/api/contract';
import type { exportGraph, Input } from '@console/api/contract';
import { useOffered } from '@console/api/hooks/useOffered';
import { IconButton } from '@console/ui/button';
import { MenuOnDemand } from '@console/ui/on-demand';
import { Segments } from '@console/ui/segments';
import { useTabNavigate } from '../../../navigation/useTabNavigate.js';
import { isGranted } from '../../../session/menus.js';
import { useUser } from '../../../session/UserContext.js';
import { useIsMobile } from '../../../state/device.js';
import { Tools } from './explore.styles.js';
import { useExploreWords } from './exploreWords.js';
import type { Piece } from './exploration.js';
import { GraphExport } from './GraphExport.js';
import type { GraphPageView } from './useGraphView.js';

export interface GraphToolsProps {
  view: GraphPageView;
  /** What is shown; undefined while it is on its way. */
  piece: Piece | undefined;
  kinds: GraphKinds | undefined;
  wanted: Omit<Input<typeof exportGraph>, 'format' | 'fileName'>;
  /** What files are called. */
  name: string;
  picture?: (() => Promise<Blob>) | undefined;
  onAdd: () => void;
  onFilter: () => void;
}

/** In the head of the page: how much is shown, in which way, and what else can be done. */
export const GraphTools = (props: GraphToolsProps) => {
  const { view, piece, kinds, wanted, name, picture, onAdd, onFilter } = props;
  const words = useExploreWords();
  const mobile = useIsMobile();
  const open = useTabNavigate();
  const { menus } = useUser();
  const merges = useOffered(pageLikelySame);
  const extracts = isGranted(routes.tripleTasks.path, menus);
  const items = [
    { key: 'add', label: words.addRelation, onClick: onAdd },
    ...(merges ? [{ key: 'same', label: words.same, onClick: () => view.turn('same') }] : []),
    ...(extracts ? [{ key: 'tasks', label: words.extraction, onClick: () => open('tripleTasks') }] : []),
  ];
  const shown = view.view === 'table' ? 'table' : 'graph';
  return (
    <Tools>
      {!mobile && piece !== undefined && kinds !== undefined && (
        <span data-counts="">{words.counts(piece.nodes.length, kinds.entityCount)}</span>
      )}
      <Segments
        label={words.view}
        value={shown}
        options={[
          { value: 'graph', label: words.graph },
          { value: 'table', label: piece === undefined || mobile ? words.table : words.tableCount(piece.edges.length) },
        ]}
        onChange={view.turn}
      />
      {mobile && <IconButton label={words.filter} icon={<FilterOutlined />} onClick={onFilter} />}
      <GraphExport wanted={wanted} name={name} picture={shown === 'graph' ? picture : undefined} />
      <MenuOnDemand menu={{ items }} placement="bottomRight">
        {(opener) => <IconButton label={words.more} icon={<EllipsisOutlined aria-hidden />} {...opener} />}
      </MenuOnDemand>
    </Tools>
  );
};
