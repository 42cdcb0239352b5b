import type { KeptAbout, QuestionAbout } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import { hasPages } from '../../../parsing/fileKind.js';
import { isCurrent } from '../ask/place.store.js';
import { refersBack } from '../ask/refersBack.js';
import { isOfTopic } from './isOfTopic.js';

interface AskedIn {
  readonly userId: string;
  readonly topicId: string;
  /** The conversation has only just begun: the files that wait for one are its own. */
  readonly isNew: boolean;
}

/**
 * What a question is about, with the names of its files. Throws `file_not_found` where one is none of the conversation's,
 * `file_not_ready`, and `page_not_found` where a box lies on no page.
 */
const checked = async (
  tx: Queryable,
  { fileIds = [], region }: QuestionAbout,
  { userId, topicId, isNew }: AskedIn,
): Promise<KeptAbout | null> => {
  const asked = [...new Set(fileIds.length > 0 || region === undefined ? fileIds : [region.fileId])];
  const ids = [...new Set([...asked, ...(region === undefined ? [] : [region.fileId])])];
  if (ids.length === 0) return null;
  const waiting = isNew ? sql`or (topic_id is null and not attached)` : sql``;
  const rows = await tx.query<{ id: string; name: string; type: string; status: string; pageCount: number }>(sql`
    select id, name, type, status, page_count as "pageCount" from dialogue_files
    where id = any(${ids}::text[]) and user_id = ${userId} and (${isOfTopic(topicId)} ${waiting})`);
  const files = new Map(rows.map((row) => [row.id, row]));
  for (const id of ids) {
    const file = files.get(id);
    if (file === undefined) throw fail('file_not_found');
    if (file.status !== 'ready') throw fail('file_not_ready', { values: { name: file.name } });
    if (region?.fileId === id && (!hasPages(file.type) || region.position[0] > file.pageCount))
      throw fail('page_not_found');
  }
  return {
    files: ids.flatMap((id) => {
      const file = files.get(id);
      return file === undefined ? [] : [{ id, name: file.name }];
    }),
    ...(region !== undefined && { region }),
  };
};

/** What a question was about that is asked again; null where it was nothing in particular. */
export const formerAbout = async (tx: Queryable, id: string, userId: string): Promise<KeptAbout | null> => {
  const [asked] = await tx.query<{ about: KeptAbout | null }>(sql`
    select s.about from sessions s join topics t on t.id = s.topic_id where s.id = ${id} and t.user_id = ${userId}`);
  return asked?.about ?? null;
};

/** What the last question before a place was about. */
const ofQuestionBefore = async (tx: Queryable, topicId: string, place: number): Promise<KeptAbout | null> => {
  const [before] = await tx.query<{ about: KeptAbout | null }>(sql`
    select s.about from sessions s where s.topic_id = ${topicId} and s.place < ${place} and ${isCurrent}
    order by s.place desc limit 1`);
  return before?.about ?? null;
};

export interface AboutWanted {
  readonly userId: string;
  readonly question: string;
  /** Left out: the person has chosen nothing. */
  readonly about?: QuestionAbout;
}

/**
 * What a question is about: what it says; else, where it only says “it”, what the one before was about. Throws what
 * `checked` throws.
 */
export const questionAbout = async (
  tx: Queryable,
  { userId, question, about }: AboutWanted,
  { topicId, place, isNew }: { readonly topicId: string; readonly place: number; readonly isNew: boolean },
): Promise<KeptAbout | null> => {
  if (about !== undefined) return checked(tx, about, { userId, topicId, isNew });
  return isNew || !refersBack(question) ? null : ofQuestionBefore(tx, topicId, place);
};
