import { DeckPage } from './deck/DeckPage.js';
import { SlidesList } from './list/SlidesList.js';
import { NewDeck } from './making/NewDeck.js';
import { useSlidesPlace } from './slidesAddress.js';

export interface SlidesToolProps {
  /** Without the shell: nothing of the console around can be opened. */
  embedded: boolean;
}

/** Slides: all own decks, one that is made, or one that is open, as the address says. */
export default function SlidesTool({ embedded }: SlidesToolProps) {
  const { deckId, isNew, madeOf } = useSlidesPlace();
  if (deckId !== undefined) return <DeckPage key={deckId} id={deckId} embedded={embedded} />;
  return isNew ? <NewDeck key={madeOf} embedded={embedded} /> : <SlidesList />;
}
