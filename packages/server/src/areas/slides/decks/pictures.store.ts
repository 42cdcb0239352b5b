import sql from 'sql-template-tag';
import type { SlidePage } from '@console/base/slides';
import type { Queryable } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';

/** Days after which a picture that no page shows any more, nor any former state, is not kept for its deck. */
const UNUSED = 7;

/** Where the files of a deck's pictures are. */
export interface PictureFile {
  readonly id: string;
  readonly fileKey: string;
  readonly type: string;
}

/** Throws `slide_picture_not_found` where a page shows what was not stored for this deck. */
export const checkPictures = async (tx: Queryable, deckId: string, slides: readonly SlidePage[]): Promise<void> => {
  const shown = [...new Set(slides.flatMap(({ picture }) => picture?.fileId ?? []))];
  if (shown.length === 0) return;
  const found = await tx.query(sql`
    select 1 from slide_deck_pictures where deck_id = ${deckId} and upload_id = any(${shown}::text[])`);
  if (found.length < shown.length) throw fail('slide_picture_not_found');
};

/** Pages whose pictures have the size of their files, whatever was sent. */
export const withTrueSizes = async (
  tx: Queryable,
  deckId: string,
  slides: readonly SlidePage[],
): Promise<SlidePage[]> => {
  const rows = await tx.query<{ id: string; width: number; height: number }>(sql`
    select upload_id as id, width, height from slide_deck_pictures where deck_id = ${deckId}`);
  const sizes = new Map(rows.map(({ id, ...size }) => [id, size]));
  return slides.map((page) => {
    const size = page.picture === null ? undefined : sizes.get(page.picture.fileId);
    return page.picture === null || size === undefined ? page : { ...page, picture: { ...page.picture, ...size } };
  });
};

export const addPicture = async (
  tx: Queryable,
  deckId: string,
  { id, width, height }: { readonly id: string; readonly width: number; readonly height: number },
): Promise<void> => {
  await tx.query(sql`
    insert into slide_deck_pictures (deck_id, upload_id, width, height) values (${deckId}, ${id}, ${width}, ${height})`);
};

export const pictureFiles = (db: Queryable, deckId: string): Promise<PictureFile[]> =>
  db.query<PictureFile>(sql`
    select u.id, u.file_key as "fileKey", u.type
    from slide_deck_pictures p join uploads u on u.id = p.upload_id where p.deck_id = ${deckId}`);

/** Lets go of pictures that nothing of their deck shows any more; their files go once no deck has them. */
export const releasePictures = async (db: Queryable): Promise<void> => {
  const shows = sql`jsonb_build_array(jsonb_build_object('picture', jsonb_build_object('fileId', p.upload_id)))`;
  await db.query(sql`
    delete from slide_deck_pictures p where p.created_at < now() - make_interval(days => ${UNUSED}::int)
      and not exists (select 1 from slide_decks d where d.id = p.deck_id and d.slides @> ${shows})
      and not exists (select 1 from slide_deck_versions v where v.deck_id = p.deck_id and v.slides @> ${shows})`);
};
