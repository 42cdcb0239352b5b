import type { WrittenSlide } from '@console/api/contract';
import { SlideDesk, SlideForm, SlideTree } from '@console/ui/slide-editor';
import { SlideStrip, type SlidePart } from '@console/ui/slide-view';
import { type ReactNode, useState } from 'react';
import { DeckChecks } from './DeckChecks.js';
import { DeckNotes } from './DeckNotes.js';
import { DeckSource, useSourcePlace } from './DeckSource.js';
import { DeckStage } from './DeckStage.js';
import { rewriteOf } from './rewriteOf.js';
import type { MeasuredDeck } from './useMeasuredDeck.js';
import type { PageEdits } from './usePageEdits.js';
import type { Rewrite } from './useRewrite.js';
import { usePicture } from './usePicture.js';
import type { SavedDeck } from './useSavedDeck.js';

export interface DeckDeskProps {
  id: string;
  deck: SavedDeck;
  measured: MeasuredDeck;
  edits: PageEdits;
  rewrite: Rewrite;
  /** Id of the page that is shown. */
  current: string;
  onSelect: (id: string) => void;
  /** As they were read: which sources are not open any more stands there. */
  written: readonly WrittenSlide[];
  modelConfigured: boolean;
  embedded: boolean;
  /** At the lower edge of a phone. */
  foot: ReactNode;
}

/** The pages of a deck, the one that is shown with its form and notes, and what would look wrong in the file. */
export const DeckDesk = (props: DeckDeskProps) => {
  const { id, deck, measured, edits, rewrite, current, onSelect, written, modelConfigured, embedded, foot } = props;
  const [target, setTarget] = useState<{ part: SlidePart }>();
  const [editing, setEditing] = useState(false);
  const place = useSourcePlace(current);
  const picture = usePicture(id, (page) => edits.setPage(page));
  const pages = deck.content.slides;
  const { slides, faults, pictures } = measured;
  const at = Math.max(
    0,
    pages.findIndex((page) => page.id === current),
  );
  const [page, slide] = [pages[at], slides[at]];
  if (page === undefined || slide === undefined) return null;
  const withheld = new Set(
    written.find((one) => one.id === page.id)?.sources.flatMap((one) => (one.withheld === true ? [one.n] : [])),
  );
  const { proposed } = rewriteOf(rewrite, page.id);
  const shown = { page, rewrite, modelConfigured };
  const shared = { pages, slides, faults, current: page.id, pictures };
  return (
    <>
      <SlideDesk
        tree={
          <SlideTree
            {...shared}
            onSelect={onSelect}
            onChange={edits.setPages}
            onAdd={edits.add}
            onRemove={edits.remove}
          />
        }
        strip={<SlideStrip {...shared} onSelect={onSelect} />}
        stage={
          <DeckStage
            {...shown}
            slide={slide}
            number={at + 1}
            count={pages.length}
            measured={measured}
            editing={editing}
            onEdit={({ open, part }) => {
              setEditing(open);
              if (part !== undefined) setTarget({ part });
            }}
            onChange={edits.setPage}
          />
        }
        {...(editing &&
          !proposed && {
            form: (
              <SlideForm
                key={page.id}
                page={page}
                onChange={edits.setPage}
                {...(target && { target })}
                onPicture={(file) => void picture.upload(page, file)}
                uploading={picture.uploading}
                {...(picture.problem !== undefined && { pictureProblem: picture.problem })}
              />
            ),
          })}
        notes={<DeckNotes {...shown} edits={edits} place={place} withheld={withheld} />}
        side={<DeckChecks pages={pages} measured={measured} edits={edits} onPage={onSelect} />}
        foot={foot}
      />
      <DeckSource id={id} page={page} withheld={withheld} embedded={embedded} />
    </>
  );
};
