import type { WrittenSlide } from '@console/api/contract';
import {
  ExportNote,
  SlideChecks,
  SlideDesk,
  SlideDifference,
  SlideForm,
  SlideNotes,
  SlideStage,
  SlideTree,
} from '@console/ui/slide-editor';
import { SlideStrip, type SlidePart } from '@console/ui/slide-view';
import { FailedNotice } from '@console/ui/states';
import { type ReactNode, useState } from 'react';
import { DeckSource, useSourcePlace } from './DeckSource.js';
import { useDeckWords } from './deckWords.js';
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
  const words = useDeckWords();
  const [target, setTarget] = useState<{ part: SlidePart }>();
  const [editing, setEditing] = useState(false);
  const place = useSourcePlace(current);
  const picture = usePicture(id, (page) => edits.setPage(page));
  const pages = deck.content.slides;
  const { slides, faults, pictures, layOut, design, checking } = measured;
  const at = Math.max(
    0,
    pages.findIndex((page) => page.id === current),
  );
  const [page, slide] = [pages[at], slides[at]];
  if (page === undefined || slide === undefined) return null;
  const withheld = new Set(
    written.find((one) => one.id === page.id)?.sources.flatMap((one) => (one.withheld === true ? [one.n] : [])),
  );
  const isRewritten = rewrite.pageId === page.id;
  const proposed = isRewritten && rewrite.written?.state === 'ready' ? rewrite.written.data : undefined;
  const isWriting = isRewritten && rewrite.written?.state === 'loading';
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
          proposed ? (
            <SlideDifference
              number={at + 1}
              before={{ page, slide }}
              after={{ page: proposed, slide: layOut(proposed, at + 1, pages.length) }}
              pictures={pictures}
              onTake={() => rewrite.take(proposed)}
              onLeave={rewrite.stop}
            />
          ) : (
            <>
              {isRewritten && rewrite.written && (
                <FailedNotice value={rewrite.written} what={rewrite.notesOnly ? words.reworded : words.rewritten} />
              )}
              <SlideStage
                page={page}
                slide={slide}
                number={at + 1}
                count={pages.length}
                pictures={pictures}
                onChange={edits.setPage}
                editing={editing}
                onEdit={({ open, part }) => {
                  setEditing(open);
                  if (part !== undefined) setTarget({ part });
                }}
                onRewrite={(wish) => void rewrite.start(page, { wish })}
                {...(!modelConfigured && { rewriteOff: words.noModel })}
                writing={isWriting && !rewrite.notesOnly}
                onStopWriting={rewrite.stop}
              />
            </>
          )
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
        notes={
          <SlideNotes
            page={page}
            onChange={edits.setNotes}
            onReword={() => void rewrite.start(page, { notesOnly: true })}
            {...(!modelConfigured && { rewordOff: words.noModelForNotes })}
            rewording={isWriting && rewrite.notesOnly}
            onStopRewording={rewrite.stop}
            onSource={({ n }) => place.open(n)}
            sourceHref={({ n }) => place.hrefOf(n)}
            withheld={withheld}
          />
        }
        side={
          <>
            <SlideChecks
              pages={pages}
              faults={faults}
              checking={checking}
              onPage={onSelect}
              onRepair={edits.repair}
              {...(edits.repaired && { repaired: edits.repaired, onUndo: edits.undoRepair })}
            />
            <ExportNote pages={pages} faults={faults} design={design} />
          </>
        }
        foot={foot}
      />
      <DeckSource id={id} page={page} withheld={withheld} embedded={embedded} />
    </>
  );
};
