import type { SlidePage } from '@console/base/slides';
import type { Database } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import type { ChatModel } from '../../../models/index.js';
import { ModelError } from '../../../models/index.js';
import type { Reader } from '../../../visibility/index.js';
import type { MakingRow } from '../decks/deckRow.js';
import { shownSlides } from '../decks/shownSlides.js';
import { notesByModel } from './byModel/notesByModel.js';
import { numberedParts } from './byModel/numberedParts.js';
import { pageByModel } from './byModel/pageByModel.js';
import { openMaterial } from './makeSlides.job.js';
import { makingStore } from './makingStore.js';

export interface Rewriting {
  readonly deck: MakingRow;
  readonly pageId: string;
  readonly wish: string;
  /** Only what is said to it. */
  readonly notesOnly: boolean;
  readonly reader: Reader;
  /** Aborted when whoever asked has gone. */
  readonly signal: AbortSignal;
}

/** One page as a model would write it, for its owner to look at. Throws what the call may fail with. */
export const rewritePage = async (
  db: Database,
  asked: ChatModel | null,
  { deck, pageId, wish, notesOnly, reader, signal }: Rewriting,
): Promise<SlidePage> => {
  const page = deck.slides.find(({ id }) => id === pageId);
  if (page === undefined) throw fail('slide_not_found');
  if (page.locked) throw fail('slide_locked');
  if (asked === null) throw fail('model_not_configured');
  const { title: deckTitle, prompt, language } = deck;
  try {
    if (notesOnly) {
      // Nothing is told of a source that is not open any more.
      const [shown] = await shownSlides(db, reader, [page]);
      const quotes = new Map(shown?.sources.map(({ n, quote }) => [n, quote]));
      const sources = page.sources.map((source) => ({ ...source, quote: quotes.get(source.n) ?? '' }));
      const notes = await notesByModel(asked, { ...page, sources }, { deckTitle, wish, language }, signal);
      if (notes !== null) return { ...page, notes };
      throw fail('model_failed');
    }
    const kept = (await makingStore(db).material(deck.id)) ?? { title: '', sources: [], blocks: [] };
    const material = await openMaterial(db, kept, reader);
    const parts = numberedParts(material);
    const written = await pageByModel(asked, page, { material, parts }, { deckTitle, prompt, wish, language }, signal);
    if (written !== null) return written;
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof ModelError)) throw error;
  }
  throw fail('model_failed');
};
