import type { ReactNode } from 'react';
import { RoomContext } from '../room/RoomContext.js';
import { useRoom } from '../room/useRoom.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { Beside, Frame, List, Views } from './InboxFrame.styles.js';

export interface InboxFrameProps extends RootProps<HTMLDivElement> {
  /** The page's name. */
  title: string;
  /** Beside the title: buttons of icons alone. */
  tools?: ReactNode;
  /** The ways to look at what waits: `InboxViews`, and what else finds. */
  views: ReactNode;
  /** Over the list: what narrows it. */
  head?: ReactNode;
  /** `InboxList`. */
  list: ReactNode;
  /** What is looked at: `InboxDetail`, or a word on how to begin. */
  detail: ReactNode;
  /** Floats over the foot of the list, or of what lies over it: `UndoBar`. Default nothing. */
  notice?: ReactNode;
  /** Something is looked at: where there is no room beside the list, it lies over it. */
  open: boolean;
}

/** Pixels of its own width under which it has one pane at a time, and from which the panes are roomy. */
const LEAST = 880;
const ROOMY: readonly number[] = [1280];

/** Things that wait to be looked at: the views, the list, and the one looked at beside it. Fills a flex column. */
export const InboxFrame = (props: InboxFrameProps) => {
  const { title, tools, views, head, list, detail, notice, open, ...root } = props;
  const { attributes, narrow, reached } = useRoom(root.ref, { least: LEAST, widths: ROOMY });
  const covered = narrow && open;
  return (
    <RoomContext value={narrow}>
      <Frame {...rootProps(root)} {...attributes} data-roomy={reached > 0 ? '' : undefined}>
        <Views inert={covered}>
          <header>
            <h1>{title}</h1>
            {tools}
          </header>
          {views}
        </Views>
        <List inert={covered}>
          {head !== undefined && <div data-head="">{head}</div>}
          {list}
          {!narrow && notice}
        </List>
        <Beside data-closed={open ? undefined : ''}>{detail}</Beside>
        {narrow && notice}
      </Frame>
    </RoomContext>
  );
};
