import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Created, Done, Id, IdList, note, pageOf, paging, text, Time } from './fields.js';

/** A question about data that somebody wants to ask again. */
const SavedQuestion = z.looseObject({
  id: Id,
  question: z.string(),
  sources: z.array(z.looseObject({ id: Id, name: z.string() })),
  /** True: everyone who may ask sees it; false: only who saved it. */
  shared: z.boolean(),
  /** Own ones may be changed. */
  own: z.boolean(),
  createdBy: z.string(),
  updateTime: Time,
});
export interface SavedQuestion extends z.infer<typeof SavedQuestion> {}

const settings = {
  question: text(1000),
  sourceIds: z.optional(z.array(Id).check(z.maxLength(10))),
  shared: z.optional(z.boolean()),
};

/** Own questions to data that were saved. */
export const pageSavedQuestions = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiTool/text2sql/savedQuestions/queryPage',
  body: z.strictObject({ ...paging, keyword: z.optional(note(100)) }),
  reply: pageOf<SavedQuestion>(SavedQuestion),
  needs: 'dataQuery',
  origin: 'ours',
});

/** Saves a question to data. */
export const addSavedQuestion = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiTool/text2sql/savedQuestions/add',
  body: z.strictObject(settings),
  reply: Created,
  needs: 'dataQuery',
  fails: { data_source_not_found: 404 },
  origin: 'ours',
});

/** Changes a saved question. */
export const modifySavedQuestion = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiTool/text2sql/savedQuestions/modify',
  body: z.strictObject({ ...settings, id: Id, question: z.optional(settings.question) }),
  reply: Done,
  needs: 'dataQuery',
  fails: { saved_question_not_found: 404, data_source_not_found: 404 },
  origin: 'ours',
});

/** Deletes saved questions. */
export const removeSavedQuestions = endpoint({
  kind: 'write',
  method: 'DELETE',
  path: '/aiTool/text2sql/savedQuestions/removeByIds',
  query: z.strictObject({ idList: IdList }),
  reply: Done,
  needs: 'dataQuery',
  origin: 'ours',
});
