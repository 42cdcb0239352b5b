import {
  addUserFeedback,
  type AnswerFeedback,
  handleAnswerFeedback,
  handleUserFeedback,
  pageAnswerFeedback,
  pageUserFeedback,
  removeUserFeedback,
  submitUserFeedback,
} from '@console/api/contract';
import type { Database } from '../../db/database.js';
import { fail } from '../../http/failure.js';
import { type Actor, type Route, serve } from '../../http/serve.js';
import { readWithin } from '../../text/span.js';
import { uploadIdOf, type Uploads } from '../../uploads/index.js';
import { readableTo, readerOf } from '../../visibility/index.js';
import { type CaseDeps, caseRoutes } from './cases/case.routes.js';
import { answerFeedbackStore } from './answerFeedback.store.js';
import { userFeedbackStore } from './userFeedback.store.js';

export interface FeedbackDeps extends CaseDeps {
  readonly db: Database;
  readonly uploads: Pick<Uploads, 'find'>;
  /** Tells writers what became of their feedback. */
  readonly notify: (message: {
    readonly kind: 'feedback_done' | 'feedback_ignored';
    readonly userIds: readonly string[];
    readonly note: string;
  }) => Promise<void>;
}

/** As one who handles feedback may read what people said. */
const readableFeedback = async <Page extends { readonly list: readonly AnswerFeedback[] }>(
  found: Promise<Page>,
  actor: Actor,
) => {
  const readable = readableTo(actor);
  const { list, ...page } = await found;
  return {
    ...page,
    list: list.map((one) => ({
      ...one,
      question: readable(one.question),
      answer: readable(one.answer),
      feedback: readable(one.feedback),
    })),
  };
};

/** What users think of the product and of answers, and what was done about it. */
export const feedbackRoutes = (deps: FeedbackDeps): Route[] => {
  const { db, uploads, notify } = deps;
  const feedback = userFeedbackStore(db);
  const judged = answerFeedbackStore(db);

  /** The picture at an address that was handed out to this user; null: none. Throws `file_not_found`. */
  const imageOf = async (imageUrl: string | undefined, userId: string): Promise<string | null> => {
    if (imageUrl === undefined || imageUrl === '') return null;
    const id = uploadIdOf(imageUrl);
    const image = id === null ? null : await uploads.find(id);
    if (image === null || image.ownerId !== userId || !image.type.startsWith('image/')) throw fail('file_not_found');
    return image.id;
  };

  return [
    serve(addUserFeedback, async ({ body }, { userId }) => ({
      id: await feedback.add(userId, {
        feedbackInfo: body.feedbackInfo.trim(),
        imageId: await imageOf(body.imageUrl, userId),
      }),
    })),

    serve(submitUserFeedback, async ({ body }, { userId }) => ({
      id: await feedback.add(userId, {
        feedbackInfo: body.feedbackInfo.trim(),
        imageId: await imageOf(body.imageUrl, userId),
        sessionId: body.sessionId,
      }),
    })),

    serve(pageUserFeedback, ({ body }) => feedback.page({ ...body, ...readWithin(body) })),

    serve(removeUserFeedback, async ({ query }) => {
      await feedback.remove(query.idList);
      return null;
    }),

    serve(handleUserFeedback, async ({ body: { idList, status, handleNote } }, { userId }) => {
      const writers = await feedback.handle(idList, { status, handleNote: handleNote?.trim(), handledBy: userId });
      if (status === 'done' || status === 'ignored') {
        await notify({ kind: `feedback_${status}`, userIds: writers, note: handleNote ?? '' });
      }
      return null;
    }),

    serve(pageAnswerFeedback, ({ body, request }, actor) =>
      readableFeedback(
        judged.page(
          { ...body, ...readWithin(body) },
          { reader: readerOf(actor), userId: actor.userId, language: request.language },
        ),
        actor,
      ),
    ),

    serve(handleAnswerFeedback, async ({ body: { idList, status, handleNote, faqId } }, { userId }) => {
      await judged.handle(idList, { status, handleNote: handleNote?.trim(), handledBy: userId, faqId });
      return null;
    }),

    ...caseRoutes(deps),
  ];
};
