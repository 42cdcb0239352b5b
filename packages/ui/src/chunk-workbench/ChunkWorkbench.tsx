import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { BottomSheet, type BottomSheetProps } from '../bottom-sheet/index.js';
import { below } from '../theme/layout.js';
import { RoomContext } from '../room/RoomContext.js';
import { useRoom } from '../room/useRoom.js';
import { type RootProps, rootProps } from '../root/rootProps.js';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-height: 0;
  height: 100%;
  background: ${(p) => p.theme.sheet};

  /* The sheet with the pages stays inside. */
  &[data-boxed] {
    contain: layout;
    container-type: size;
  }
`;

const Panes = styled.div`
  display: grid;
  grid-template-columns: minmax(520px, 1fr) minmax(0, 544px);
  grid-template-rows: minmax(0, 1fr);
  flex: 1;
  min-height: 0;
  border-top: 1px solid ${(p) => p.theme.line};

  > * + * {
    border-left: 1px solid ${(p) => p.theme.line};
  }

  /* Lines that are no longer than they are read well. */
  &[data-alone] {
    grid-template-columns: minmax(0, 960px);
    justify-content: center;
  }

  ${below.mobile} {
    &,
    &[data-alone] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const Pane = styled.div`
  min-width: 0;
  min-height: 0;
`;

/** Room for the last row above the sheet that covers the lower part of a narrow screen. */
const Clearance = styled.div`
  flex: none;
  height: 46dvh;

  [data-boxed] > & {
    height: 46cqh;
  }
`;

export interface ChunkWorkbenchProps extends RootProps<HTMLDivElement> {
  /** Over both panes: `CoverageStrip`. */
  strip?: ReactNode;
  /** Left: `ChunkList`. */
  list: ReactNode;
  /**
   * Right: `PagePreview`. On a narrow screen it is mounted only while its sheet is open. Null: the document has no pages,
   * and the list has all the room.
   */
  preview: ReactNode;
  /** The sheet that holds the preview on a narrow screen. */
  sheet: Pick<BottomSheetProps, 'open' | 'title' | 'subtitle' | 'onClose' | 'full' | 'onFullChange'>;
}

/** Chunks beside the pages they stand on, under the coverage of the whole document. Each pane scrolls by itself. */
export const ChunkWorkbench = ({ strip, list, preview, sheet, ...root }: ChunkWorkbenchProps) => {
  const { attributes, narrow: mobile } = useRoom(root.ref, { least: 768 });
  const isAlone = preview === null;
  return (
    <RoomContext value={mobile}>
      <Root {...rootProps(root)} {...attributes}>
        {strip}
        <Panes data-alone={isAlone || undefined}>
          <Pane>{list}</Pane>
          {!mobile && !isAlone && <Pane>{preview}</Pane>}
        </Panes>
        {mobile && !isAlone && sheet.open && <Clearance />}
        {mobile && !isAlone && <BottomSheet {...sheet}>{preview}</BottomSheet>}
      </Root>
    </RoomContext>
  );
};
