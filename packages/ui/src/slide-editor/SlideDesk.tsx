import type { ReactNode } from 'react';
import { RoomContext } from '../room/RoomContext.js';
import { useRoom } from '../room/useRoom.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { Foot, Left, Middle, Right, Root } from './SlideDesk.styles.js';

export interface SlideDeskProps extends RootProps<HTMLDivElement> {
  /** The outline, a SlideTree. Not drawn in a narrow room. */
  tree: ReactNode;
  /** The page with its head, a SlideStage. */
  stage: ReactNode;
  /** All pages side by side, a SlideStrip. Drawn in a narrow room alone, in the place of the outline. */
  strip: ReactNode;
  /** The form of the page, a SlideForm, above the notes. Left out: the page is looked at. */
  form?: ReactNode;
  /** What is said to the page, a SlideNotes. */
  notes: ReactNode;
  /** What would look wrong, a SlideChecks, and under it an ExportNote. */
  side: ReactNode;
  /** Buttons at the lower edge of a narrow room. Left out: there is no such bar. */
  foot?: ReactNode;
}

/**
 * Editor of a deck: the outline at the left, the page with form and notes in the middle, checks at the right. Each scrolls
 * alone. In a narrow room one below the other: page, thumbnails, form, notes, checks. Fills a flex column.
 */
export const SlideDesk = ({ tree, stage, strip, form, notes, side, foot, ...root }: SlideDeskProps) => {
  const { attributes, narrow } = useRoom(root.ref, { least: 800 });
  return (
    <RoomContext value={narrow}>
      <Root {...rootProps(root)} {...attributes}>
        {!narrow && <Left>{tree}</Left>}
        <Middle>
          {stage}
          {narrow && strip}
          <div>
            {form}
            {notes}
          </div>
        </Middle>
        <Right>{side}</Right>
        {narrow && foot !== undefined && <Foot>{foot}</Foot>}
      </Root>
    </RoomContext>
  );
};
