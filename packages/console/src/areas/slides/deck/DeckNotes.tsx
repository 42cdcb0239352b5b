import type { SlidePage } from '@console/base/slides';
import { SlideNotes } from '@console/ui/slide-editor';
import type { useSourcePlace } from './DeckSource.js';
import { useDeckWords } from './deckWords.js';
import { rewriteOf } from './rewriteOf.js';
import type { PageEdits } from './usePageEdits.js';
import type { Rewrite } from './useRewrite.js';

interface DeckNotesProps {
  page: SlidePage;
  edits: Pick<PageEdits, 'setNotes'>;
  rewrite: Rewrite;
  /** Where sources are looked at. */
  place: ReturnType<typeof useSourcePlace>;
  /** Numbers of sources that are not open any more. */
  withheld: ReadonlySet<number>;
  modelConfigured: boolean;
}

/** The notes of the page that is shown, which a model may word anew. */
export const DeckNotes = ({ page, edits, rewrite, place, withheld, modelConfigured }: DeckNotesProps) => {
  const words = useDeckWords();
  const { isWriting } = rewriteOf(rewrite, page.id);
  return (
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
  );
};
