import { slideDesignOf } from '@console/base/slides';
import type { Queryable } from '../../db/database.js';
import { FileMissing, type Storage } from '../../files/index.js';
import { fail } from '../../http/failure.js';
import type { FileReply } from '../../http/serve.js';
import type { Language } from '../../http/messages.js';
import type { Reader } from '../../visibility/index.js';
import { isAtWork, type WholeDeckRow } from './decks/deckRow.js';
import { pictureFiles } from './decks/pictures.store.js';
import { hiddenDocuments, withheldSlides } from './decks/shownSlides.js';
import { writePptx } from './pptx/writePptx.js';

const PPTX_TYPE = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

/** A deck as a pptx file, without what is not open to its owner any more. Throws `slide_deck_not_ready`. */
export const deckFile = async (
  { db, storage }: { readonly db: Queryable; readonly storage: Storage },
  deck: WholeDeckRow,
  { reader, language, signal }: { readonly reader: Reader; readonly language: Language; readonly signal: AbortSignal },
): Promise<FileReply> => {
  if (isAtWork(deck) || deck.slides.length === 0) throw fail('slide_deck_not_ready');
  const pages = withheldSlides(deck.slides, await hiddenDocuments(db, reader, deck.slides));
  const shown = new Set(pages.flatMap(({ layout, picture }) => (layout === 'picture' ? (picture?.fileId ?? []) : [])));
  const pictures = new Map<string, Uint8Array>();
  for (const { id, fileKey } of await pictureFiles(db, deck.id)) {
    if (!shown.has(id)) continue;
    try {
      pictures.set(id, await storage.get(fileKey));
    } catch (error) {
      // One that is gone is drawn as its words.
      if (!(error instanceof FileMissing)) throw error;
    }
  }
  const { title, format, templateId } = deck;
  const body = await writePptx({ title, design: slideDesignOf(templateId), format, pages, language }, pictures, signal);
  return { body, type: PPTX_TYPE, name: `${title.replace(/[\\/:*?"<>|]+/g, ' ').trim() || 'slides'}.pptx` };
};
