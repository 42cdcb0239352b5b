import type { ReactNode } from 'react';
import { RoomContext } from '../room/RoomContext.js';
import { useRoom } from '../room/useRoom.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { Frame, Pane, Under } from './GraphFrame.styles.js';

export interface GraphFrameProps extends RootProps<HTMLDivElement> {
  /** At the left: `GraphLegend`. Where there is no room for it, it is left out: put it behind a button then. */
  legend: ReactNode;
  /** In the middle: `GraphPathBar`, and `GraphView` or `GraphTable`. */
  children: ReactNode;
  /** At the right, or under the drawing where there is no room: `GraphNodePanel`. Default none. */
  panel?: ReactNode;
}

/** Pixels of its own width under which it has one column, and from which the panes are roomy. */
const LEAST = 880;
const ROOMY: readonly number[] = [1240];

/** A graph between its legend and what is told of the node that is looked at. Fills a flex column. */
export const GraphFrame = ({ legend, children, panel, ...root }: GraphFrameProps) => {
  const { attributes, narrow, reached } = useRoom(root.ref, { least: LEAST, widths: ROOMY });
  const isOpen = panel !== undefined && panel !== null && panel !== false;
  return (
    <RoomContext value={narrow}>
      <Frame
        {...rootProps(root)}
        {...attributes}
        data-roomy={reached > 0 ? '' : undefined}
        data-open={isOpen ? '' : undefined}
      >
        {!narrow && <Pane>{legend}</Pane>}
        <Pane>{children}</Pane>
        {isOpen && <Under>{panel}</Under>}
      </Frame>
    </RoomContext>
  );
};
