import {
  ask,
  askAndStream,
  deleteSessions,
  giveLike,
  type Input,
  keepAnswer,
  pageSessions,
  readAnswer,
  readEvidence,
  readEvidencePage,
  type Reference,
  stopAnswer,
  streamAnswer,
} from '@console/api/contract';
import { citedDocument, citedPage } from '../../../citedDocuments/index.js';
import type { Database } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import { languageCode } from '../../../http/messages.js';
import { type Actor, type CallRequest, type Route, type StreamEvent, serve } from '../../../http/serve.js';
import type { Logger } from '../../../log.js';
import type { Answers } from '../answers.js';
import { embedOf } from '../ask/embedOf.js';
import { hiddenSources, readerOf, withheldReferences } from '../../../visibility/index.js';
import { type EvidenceDeps, evidencePages } from '../evidence/evidencePages.js';
import { sharedSessionStore } from '../shares/sharedSession.store.js';
import { sessionStore } from './session.store.js';
import { topicStore } from './topic.store.js';
import { languageOfQuestion } from '../answer/words.js';

export interface SessionDeps extends EvidenceDeps {
  readonly db: Database;
  readonly answers: Answers;
  readonly log: Logger;
}

/** The event to go on after; 0, the beginning, where the header is missing or no number. */
const lastEventId = (request: CallRequest): number => {
  const header = request.header('last-event-id') ?? '';
  return /^\d{1,9}$/.test(header) ? Number(header) : 0;
};

const isReference = (one: unknown): one is Reference =>
  typeof one === 'object' && one !== null && 'documentId' in one && 'content' in one;

/** What an event says that the answer rests on. */
const citedIn = ({ event, data }: StreamEvent): Reference[] =>
  event === 'references' && Array.isArray(data) ? data.filter(isReference) : [];

export const sessionRoutes = ({ db, answers, log, ...sources }: SessionDeps): Route[] => {
  /** What an own answer cites of a document, or one that is shared with the reader; files are those of its owner. */
  const citedBy = async (id: string, documentId: string, actor: Actor) => {
    const own = await sessionsOf(actor).find(id);
    const found = own === null ? await sharedSessionStore(db, actor).find(id) : { ...own, ownerId: actor.userId };
    if (found === null) throw fail('session_not_found');
    const { references, ownerId } = found;
    const cited = references.filter((reference) => reference.documentId === documentId);
    return { cited, documents: evidencePages({ db, ...sources }, ownerId) };
  };
  const sessionsOf = (actor: Actor, request?: CallRequest) => sessionStore(db, actor, request?.language);
  /** Events kept earlier, without evidence that was taken away from the reader since. */
  const openEvents = async function* (events: AsyncIterable<StreamEvent>, actor: Actor, request: CallRequest) {
    for await (const event of events) {
      const references = citedIn(event);
      const hidden = await hiddenSources(db, readerOf(actor), references);
      yield hidden.size === 0 ? event : { ...event, data: withheldReferences(references, hidden, request.language) };
    }
  };
  const askFor = (body: Input<typeof ask>, actor: Actor, request: CallRequest) => {
    const language = languageOfQuestion(body.question, languageCode(request.language));
    return answers.ask({
      ...body,
      userId: actor.userId,
      reader: readerOf(actor),
      ...embedOf(actor, request),
      language,
    });
  };

  return [
    serve(ask, ({ body, request }, actor) => askFor(body, actor, request)),

    serve(askAndStream, async ({ body, request }, actor) => {
      const asked = await askFor(body, actor, request);
      return (async function* (): AsyncGenerator<StreamEvent> {
        yield { event: 'asked', data: asked };
        yield* answers.stream(asked.id, 0, request.signal);
      })();
    }),

    serve(streamAnswer, async ({ query, request }, actor) => {
      if (!(await sessionsOf(actor).exists(query.id))) return fail('session_not_found');
      await answers.interruptAbandoned(query.id);
      return openEvents(answers.stream(query.id, lastEventId(request), request.signal), actor, request);
    }),

    serve(stopAnswer, async ({ params }, actor) => {
      if (!(await sessionsOf(actor).exists(params.id))) return fail('session_not_found');
      await answers.interruptAbandoned(params.id);
      await answers.stop([params.id]);
      return null;
    }),

    serve(readAnswer, async ({ body, request }, actor) => {
      if (!(await sessionsOf(actor).exists(body.id))) return fail('session_not_found');
      await answers.interruptAbandoned(body.id);
      const session = await sessionsOf(actor, request).find(body.id);
      return session === null ? fail('session_not_found') : { ...session, text: session.answer };
    }),

    serve(pageSessions, async ({ body, request }, actor) => {
      if (!(await topicStore(db, actor.userId, answers.liveness).owns(body.topicId))) return fail('topic_not_found');
      await answers.interruptAbandonedOf(body.topicId);
      const page = await sessionsOf(actor, request).page(body.topicId, body);
      return { ...page, current: body.current, size: body.size };
    }),

    serve(keepAnswer, async ({ body }, actor) => {
      const others = await db.transaction((tx) => sessionStore(tx, actor).keep(body.id));
      if (others === null) return fail('session_not_found');
      if (others === false) return fail('answer_not_open');
      await answers.stop(others);
      return null;
    }),

    serve(deleteSessions, async ({ body }, actor) =>
      (await sessionsOf(actor).remove(body.idList)) ? null : fail('session_not_found'),
    ),

    serve(giveLike, async ({ params, query }, actor) => {
      if (!(await sessionsOf(actor).exists(params.id))) return fail('session_not_found');
      const { isLike = null, feedback = '', platform = '' } = query;
      await sessionsOf(actor).judge(params.id, { isLike, feedback: feedback.trim(), platform });
      return null;
    }),

    serve(readEvidence, async ({ params: { id, documentId } }, actor) => {
      const { cited, documents } = await citedBy(id, documentId, actor);
      return citedDocument(documents, documentId, cited);
    }),

    serve(readEvidencePage, async ({ params: { id, documentId, page }, query: { width } }, actor) => {
      const { cited, documents } = await citedBy(id, documentId, actor);
      return citedPage({ documents, log }, { documentId, page, width }, cited);
    }),
  ];
};
