import type { SlidePage } from '@console/base/slides';
import { SlideDifference, SlideStage } from '@console/ui/slide-editor';
import type { SlidePart } from '@console/ui/slide-view';
import { FailedNotice } from '@console/ui/states';
import { useDeckWords } from './deckWords.js';
import { rewriteOf } from './rewriteOf.js';
import type { MeasuredDeck } from './useMeasuredDeck.js';
import type { Rewrite } from './useRewrite.js';

interface DeckStageProps {
  page: SlidePage;
  /** As it is laid out. */
  slide: MeasuredDeck['slides'][number];
  /** Counted from 1, of so many. */
  number: number;
  count: number;
  measured: Pick<MeasuredDeck, 'pictures' | 'layOut'>;
  rewrite: Rewrite;
  editing: boolean;
  onEdit: (change: { open: boolean; part?: SlidePart }) => void;
  onChange: (page: SlidePage) => void;
  modelConfigured: boolean;
}

/** The page that is shown; beside what was written in its place, until that is taken or left. */
export const DeckStage = (props: DeckStageProps) => {
  const { page, slide, number, count, measured, rewrite, editing, onEdit, onChange, modelConfigured } = props;
  const words = useDeckWords();
  const { pictures, layOut } = measured;
  const { written, proposed, isWriting } = rewriteOf(rewrite, page.id);
  if (proposed !== undefined)
    return (
      <SlideDifference
        number={number}
        before={{ page, slide }}
        after={{ page: proposed, slide: layOut(proposed, number, count) }}
        pictures={pictures}
        onTake={() => rewrite.take(proposed)}
        onLeave={rewrite.stop}
      />
    );
  return (
    <>
      {written && <FailedNotice value={written} what={rewrite.notesOnly ? words.reworded : words.rewritten} />}
      <SlideStage
        page={page}
        slide={slide}
        number={number}
        count={count}
        pictures={pictures}
        onChange={onChange}
        editing={editing}
        onEdit={onEdit}
        onRewrite={(wish) => void rewrite.start(page, { wish })}
        {...(!modelConfigured && { rewriteOff: words.noModel })}
        writing={isWriting && !rewrite.notesOnly}
        onStopWriting={rewrite.stop}
      />
    </>
  );
};
