import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Done, Id, IdList, known, note, pageOf, paging, Time, within } from './fields.js';
import { CaseCauseSchema, caseCauses } from './feedbackCases.js';
import { feedbackStatuses, FeedbackStatusSchema } from './userFeedback.js';

/** An answer that its reader has judged. `id` is that of the question and answer. */
const AnswerFeedback = z.looseObject({
  id: Id,
  topicId: Id,
  question: z.string(),
  answer: z.string(),
  isLike: z.boolean(),
  feedback: z.string(),
  assistantId: z.nullable(Id),
  assistantName: z.string(),
  /** The bases that the answer rests on. */
  knowledgeBases: z.array(z.looseObject({ id: Id, name: z.string() })),
  /** The documents that it cites, with the chunks. */
  references: z.array(
    z.looseObject({
      documentId: Id,
      documentName: z.string(),
      chunkId: Id,
      content: z.string(),
      /** The FAQ that this is; left out: a passage of a document. */
      faqId: z.optional(Id),
    }),
  ),
  username: z.string(),
  feedbackTime: Time,
  status: known(feedbackStatuses),
  handleNote: z.string(),
  handledBy: z.string(),
  handleTime: z.nullable(Time),
  /** The FAQ that now answers the question; null: none. */
  faqId: z.nullable(Id),
  /** Of the case that a disliked answer is; null: it was liked, and is none. */
  number: z.nullable(z.int()),
  /** Null: nobody's yet. */
  assigneeId: z.nullable(Id),
  assigneeName: z.string(),
  dueTime: z.nullable(Time),
  /** It is open and past its time. */
  overdue: z.boolean(),
  cause: z.nullable(known(caseCauses)),
  /** How often it came back after it was closed. */
  reopened: z.int(),
});
export interface AnswerFeedback extends z.infer<typeof AnswerFeedback> {}

/** Answers that were judged, the latest judgement first. */
export const pageAnswerFeedback = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/aiSession/feedbackQuery',
  body: z.strictObject({
    ...paging,
    ...within,
    keyword: z.optional(note(100)),
    isLike: z.optional(z.boolean()),
    status: z.optional(FeedbackStatusSchema),
    assistantId: z.optional(Id),
    knowledgeBaseId: z.optional(Id),
    id: z.optional(Id),
    /** Whose cases. */
    assigneeId: z.optional(Id),
    /** Null: cases of which no cause is known. */
    cause: z.optional(z.nullable(CaseCauseSchema)),
    /** Only those past their time. */
    overdue: z.optional(z.literal(true)),
    /** Neither done nor ignored. */
    open: z.optional(z.literal(true)),
  }),
  reply: z.looseObject({
    ...pageOf<AnswerFeedback>(AnswerFeedback)._zod.def.shape,
    /** Under the same conditions, whatever `isLike`, `status`, `assigneeId`, `overdue` and `open`. */
    counts: z.looseObject({
      like: z.int(),
      dislike: z.int(),
      pending: z.int(),
      /** Cases that are open, the caller's among them, and those past their time. */
      open: z.int(),
      mine: z.int(),
      overdue: z.int(),
    }),
  }),
  needs: 'feedback.answers',
  origin: 'spec',
});

/** Sets how far several have come, and which FAQ now answers them. */
export const handleAnswerFeedback = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/aiSession/feedbackHandle',
  body: z.strictObject({
    idList: IdList,
    status: FeedbackStatusSchema,
    handleNote: z.optional(note(500)),
    faqId: z.optional(Id),
  }),
  reply: Done,
  needs: 'feedback.answers',
  fails: { session_not_found: 404, faq_not_found: 404 },
  origin: 'ours',
});
