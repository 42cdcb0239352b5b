import sql from 'sql-template-tag';
import type { Queryable } from '../db/database.js';
import type { Storage } from '../files/index.js';

/** Hours that a file waits for whatever it was stored for. */
const WAITING = 24;

/** Removes files that were stored a day ago and belong to nothing. */
export const removeUnusedUploads = async ({
  db,
  storage,
}: {
  readonly db: Queryable;
  readonly storage: Storage;
}): Promise<void> => {
  const removed = await db.query<{ key: string }>(sql`
    delete from uploads u where created_at < now() - make_interval(hours => ${WAITING}::int)
      and not exists (select 1 from faq_files where upload_id = u.id)
      and not exists (select 1 from message_files where upload_id = u.id)
      and not exists (select 1 from user_avatars where upload_id = u.id)
      and not exists (select 1 from user_feedback where image_id = u.id)
      and not exists (select 1 from slide_deck_pictures where upload_id = u.id)
      and not exists (select 1 from message_template_versions where sign_file_id = u.id)
    returning file_key as key`);
  for (const { key } of removed) await storage.delete(key);
};
