import { addSession, modifySession } from '@console/api/contract';
import type { Database } from '../../../db/database.js';
import { languageCode } from '../../../http/messages.js';
import { type Route, serve } from '../../../http/serve.js';
import type { Liveness } from '../stream/answer.store.js';
import { readerOf } from '../../../visibility/index.js';
import { storedSessionStore } from './storedSession.store.js';
import { languageOfQuestion } from '../answer/words.js';

export const storedSessionRoutes = ({
  db,
  liveness,
}: {
  readonly db: Database;
  readonly liveness: Liveness;
}): Route[] => [
  serve(addSession, ({ body, request }, actor) => {
    const question = body.question.trim();
    const language = languageOfQuestion(question, languageCode(request.language));
    return storedSessionStore(db, actor.userId, liveness).add({ ...body, question, language }, readerOf(actor));
  }),
  serve(modifySession, async ({ body: { id, question, answer } }, { userId }) => {
    await storedSessionStore(db, userId, liveness).modify(id, { question: question?.trim(), answer });
    return null;
  }),
];
