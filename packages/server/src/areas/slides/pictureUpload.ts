import { IMAGE_MAX_BYTES } from '@console/api/contract';
import { imageSize } from 'image-size';
import type { Database } from '../../db/database.js';
import { fail } from '../../http/failure.js';
import { openPicture } from '../../parsing/pictureFile.js';
import { ParseError } from '../../parsing/types.js';
import { imageType, type Uploads, uploadPath } from '../../uploads/index.js';
import { addPicture } from './decks/pictures.store.js';
import { deckStore } from './decks/decks.store.js';

/** Stores a picture for an own deck. Throws what the call says. */
export const storePicture = async (
  { db, uploads }: { readonly db: Database; readonly uploads: Uploads },
  { deckId, file, userId }: { readonly deckId: string; readonly file: File; readonly userId: string },
) => {
  await deckStore(db, userId).find(deckId);
  if (file.size === 0) throw fail('empty_file');
  if (file.size > IMAGE_MAX_BYTES) throw fail('file_too_large', { values: { limit: '3 MB' } });
  const data = new Uint8Array(await file.arrayBuffer());
  const type = imageType(data);
  if (type === null) throw fail('unsupported_type');
  try {
    await openPicture(data);
  } catch (error) {
    throw error instanceof ParseError ? fail('unsupported_type') : error;
  }
  const { width, height } = imageSize(data);
  const { id } = await uploads.add({ name: type.replace('/', '.'), type, data }, 'image', userId);
  await db.transaction(async (tx) => {
    await deckStore(tx, userId).hold(deckId);
    await addPicture(tx, deckId, { id, width, height });
  });
  return { fileId: id, width, height, url: uploadPath(id) };
};
