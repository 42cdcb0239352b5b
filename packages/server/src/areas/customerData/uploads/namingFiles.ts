import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { FileMissing, type Storage } from '../../../files/storage.js';

/** Signs of what came before that are looked at again with the next part: nothing that is searched for is longer. */
const OVERLAP = 1024;

interface Kept {
  readonly id: string;
  readonly fileKey: string;
  readonly encoding: string;
  readonly hasMemberColumn: boolean;
}

/** How somebody is told in a part of a csv, which may or may not have a column of member numbers. */
export type Naming = (hasMemberColumn: boolean) => (text: string) => boolean;

const names = async (
  storage: Storage,
  { fileKey, encoding, hasMemberColumn }: Kept,
  naming: Naming,
): Promise<boolean> => {
  const isNaming = naming(hasMemberColumn);
  const decoder = new TextDecoder(encoding);
  let tail = '';
  try {
    for await (const part of await storage.stream(fileKey)) {
      const text = tail + decoder.decode(part, { stream: true });
      // A part may end within an address that goes on: then a file too many is found, never one too few.
      if (isNaming(text)) return true;
      tail = text.slice(-OVERLAP);
    }
  } catch (error) {
    if (error instanceof FileMissing) return false;
    throw error;
  }
  return isNaming(tail + decoder.decode());
};

/** Which uploads have been looked at, and which of their files name somebody. */
export interface NamingFiles {
  readonly looked: readonly string[];
  readonly naming: readonly string[];
}

/**
 * Looks through the files of all uploads that are still to be taken in, wherever in a file somebody may stand: of what is in
 * nobody needs the file any more.
 */
export const findNamingFiles = async (db: Queryable, storage: Storage, naming: Naming): Promise<NamingFiles> => {
  const uploads = await db.query<Kept>(sql`
    select id, file_key as "fileKey", format ->> 'encoding' as encoding,
      columns @> '[{"target": "memberNumber"}]'::jsonb as "hasMemberColumn"
    from data_uploads where file_key is not null and status not in ('done', 'takenBack') order by id`);
  const found: string[] = [];
  for (const upload of uploads) if (await names(storage, upload, naming)) found.push(upload.id);
  return { looked: uploads.map(({ id }) => id), naming: found };
};
