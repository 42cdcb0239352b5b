import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Created, Done, Id, IdList, known, note, pageOf, paging, text, Time, within } from './fields.js';

/** How far the handling of a feedback has come. */
export const feedbackStatuses = ['pending', 'processing', 'done', 'ignored'] as const;
export type FeedbackStatus = (typeof feedbackStatuses)[number];

export const FeedbackStatusSchema = z.enum(feedbackStatuses);

/** What a user wrote about the product, or about one answer. */
const UserFeedback = z.looseObject({
  id: Id,
  feedbackInfo: z.string(),
  /** Path of the picture; empty: none. */
  imageUrl: z.string(),
  /** The answer it is about; null: the product. */
  sessionId: z.nullable(Id),
  /** What had been asked there. */
  question: z.string(),
  userId: Id,
  username: z.string(),
  createTime: Time,
  status: known(feedbackStatuses),
  /** What was done about it. */
  handleNote: z.string(),
  handledBy: z.string(),
  handleTime: z.nullable(Time),
});
export interface UserFeedback extends z.infer<typeof UserFeedback> {}

const written = {
  feedbackInfo: text(1000),
  /** As `uploadImage` answered it. */
  imageUrl: z.optional(note(500)),
};

/** Stores what the signed-in user thinks of the product. */
export const addUserFeedback = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/userFeedback/add',
  body: z.strictObject(written),
  reply: Created,
  needs: 'signedIn',
  fails: { file_not_found: 404 },
  origin: 'spec',
});

/** Stores what the signed-in user has to say about one of their own answers. */
export const submitUserFeedback = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/userFeedback/submit',
  body: z.strictObject({ ...written, sessionId: Id }),
  reply: Created,
  needs: 'signedIn',
  fails: { session_not_found: 404, file_not_found: 404 },
  origin: 'reading',
});

/** Opinions that readers sent. */
export const pageUserFeedback = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/userFeedback/queryPage',
  body: z.strictObject({
    ...paging,
    ...within,
    keyword: z.optional(note(100)),
    status: z.optional(FeedbackStatusSchema),
  }),
  reply: pageOf<UserFeedback>(UserFeedback),
  needs: 'feedback',
  origin: 'spec',
});

/** Deletes opinions. */
export const removeUserFeedback = endpoint({
  kind: 'write',
  method: 'DELETE',
  path: '/aiapi/qa/userFeedback/removeByIds',
  query: z.strictObject({ idList: IdList }),
  reply: Done,
  needs: 'feedback',
  origin: 'spec',
});

/** Sets how far several have come. The writers of those that are done or ignored are notified with the note. */
export const handleUserFeedback = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/userFeedback/handle',
  body: z.strictObject({ idList: IdList, status: FeedbackStatusSchema, handleNote: z.optional(note(500)) }),
  reply: Done,
  needs: 'feedback',
  fails: { feedback_not_found: 404 },
  origin: 'ours',
});
