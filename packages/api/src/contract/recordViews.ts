import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Created, Done, Id, IdList, name, note } from './fields.js';

/** Views of conversation records that one person may keep. */
export const MOST_RECORD_VIEWS = 50;

/** A way to look at conversation records that somebody has kept for themselves. */
const RecordView = z.looseObject({
  id: Id,
  name: z.string(),
  /** What stands in the address of the page: `view=disliked&recent=week`. */
  query: z.string(),
});
export interface RecordView extends z.infer<typeof RecordView> {}

/** The caller's own views, as they were added. */
export const listRecordViews = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/recordView/list',
  body: z.strictObject({}),
  reply: z.array(RecordView),
  needs: 'chat.records',
  origin: 'ours',
});

/** Keeps a view for the caller. */
export const addRecordView = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/recordView/add',
  body: z.strictObject({ name: name(50), query: note(1000) }),
  reply: Created,
  needs: 'chat.records',
  fails: { name_taken: 409, too_many_record_views: 409 },
  origin: 'ours',
});

/** Forgets own views. Those that are gone are passed over. */
export const removeRecordViews = endpoint({
  kind: 'write',
  method: 'DELETE',
  path: '/aiapi/qa/recordView/removeByIds',
  query: z.strictObject({ idList: IdList }),
  reply: Done,
  needs: 'chat.records',
  origin: 'ours',
});
