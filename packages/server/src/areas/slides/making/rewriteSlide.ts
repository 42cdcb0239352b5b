import type { SlidePage } from '@console/base/slides';
import type { Database } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import type { ChatModel } from '../../../models/index.js';
import { ModelError } from '../../../models/index.js';
import type { Reader } from '../../../visibility/index.js';
import type { MakingRow } from '../decks/deckRow.js';
import { numberedParts } from './byModel/numberedParts.js';
import { pageByModel } from './byModel/pageByModel.js';
import { openMaterial } from './makeSlides.job.js';
import { makingStore } from './makingStore.js';

export interface Rewriting {
  readonly deck: MakingRow;
  readonly pageId: string;
  readonly wish: string;
  readonly reader: Reader;
  /** Aborted when whoever asked has gone. */
  readonly signal: AbortSignal;
}

/** One page as a model would write it, for its owner to look at. Throws what the call may fail with. */
export const rewritePage = async (
  db: Database,
  asked: ChatModel | null,
  { deck, pageId, wish, reader, signal }: Rewriting,
): Promise<SlidePage> => {
  const page = deck.slides.find(({ id }) => id === pageId);
  if (page === undefined) throw fail('slide_not_found');
  if (page.locked) throw fail('slide_locked');
  if (asked === null) throw fail('model_not_configured');
  const kept = (await makingStore(db).material(deck.id)) ?? { title: '', sources: [], blocks: [] };
  const material = await openMaterial(db, kept, reader);
  const parts = numberedParts(material);
  try {
    const wished = { deckTitle: deck.title, prompt: deck.prompt, wish, language: deck.language };
    const written = await pageByModel(asked, page, { material, parts }, wished, signal);
    if (written !== null) return written;
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof ModelError)) throw error;
  }
  throw fail('model_failed');
};
