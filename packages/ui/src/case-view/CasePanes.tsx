import type { ReactNode } from 'react';
import { useWords } from '../locale/useWords.js';
import { RoomContext } from '../room/RoomContext.js';
import { useRoom } from '../room/useRoom.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { Foot, Grid, Pane, Root, Scroll } from './CasePanes.styles.js';
import { caseWords } from './locale.js';

export interface CasePanesProps extends RootProps<HTMLDivElement> {
  /** At the left: what happened, and why. `CaseSection`s. */
  replay: ReactNode;
  /** At the right: what is done about it. `CaseSection`s. */
  work: ReactNode;
  /**
   * A row that stays under the right pane, on a phone at the foot of the page: the verbs, the primary last. What goes
   * along with them stands before them in an element with `data-along`. Left out, there is none.
   */
  foot?: ReactNode;
}

/** Pixels of its own width under which there is one column. */
const LEAST = 880;

/** Both sides of a case, each of which scrolls alone, and the verbs under the right one. On a phone one column. */
export const CasePanes = ({ replay, work, foot, ...root }: CasePanesProps) => {
  const words = useWords(caseWords);
  const { attributes, narrow } = useRoom(root.ref, { least: LEAST });
  // A pane can be scrolled by the keyboard, whatever is in it.
  const stop = narrow ? undefined : 0;
  return (
    <RoomContext value={narrow}>
      <Root {...rootProps(root)} {...attributes}>
        <Grid>
          <Scroll tabIndex={narrow ? 0 : undefined}>
            <Pane role="group" aria-label={words.replay} tabIndex={stop}>
              {replay}
            </Pane>
            <Pane role="group" aria-label={words.work} tabIndex={stop}>
              {work}
            </Pane>
          </Scroll>
          {foot !== undefined && <Foot>{foot}</Foot>}
        </Grid>
      </Root>
    </RoomContext>
  );
};
