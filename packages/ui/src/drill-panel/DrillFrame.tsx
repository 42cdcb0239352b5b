import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { RoomContext } from '../room/RoomContext.js';
import { useRoom } from '../room/useRoom.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { Clearance, Dock, Frame, Page } from './DrillFrame.styles.js';

export interface DrillFrameProps extends RootProps<HTMLDivElement> {
  /** A `DrillPanel` beside the page; null: none is open. */
  panel: ReactNode;
  /** The page: a flex column that scrolls by itself. Where a sheet covers its foot, its selected row stays in sight. */
  children: ReactNode;
}

/** Pixels of its own width under which the panel is a sheet at the foot, and from which it has room beside the page. */
const LEAST = 768;
const BESIDE: readonly number[] = [1100];

/** A page, and beside it what stands behind one of its numbers. Fills a flex column. */
export const DrillFrame = ({ panel, children, ...root }: DrillFrameProps) => {
  const { attributes, narrow, reached } = useRoom(root.ref, { least: LEAST, widths: BESIDE });
  const page = useRef<HTMLDivElement>(null);
  const open = panel !== null && panel !== undefined && panel !== false;
  const covered = open && narrow;

  useLayoutEffect(() => {
    if (covered) page.current?.querySelector('[data-selected]')?.scrollIntoView({ block: 'nearest' });
  }, [covered]);

  return (
    <RoomContext value={narrow}>
      <Frame {...rootProps(root)} {...attributes}>
        <Page ref={page}>
          {children}
          {covered && <Clearance />}
        </Page>
        {open && <Dock data-over={reached === 0 ? '' : undefined}>{panel}</Dock>}
      </Frame>
    </RoomContext>
  );
};
