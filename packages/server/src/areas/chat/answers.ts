import type { Database } from '../../db/database.js';
import type { Session } from '@console/api/contract';
import sql from 'sql-template-tag';
import { fail } from '../../http/failure.js';
import type { StreamEvent } from '../../http/serve.js';
import type { Logger } from '../../log.js';
import type { ChatModel } from '../../models/index.js';
import { ANSWER_GREW, ANSWER_STOP, answerStore } from './answer.store.js';
import { dialogueFileStore } from './dialogueFile.store.js';
import { type Latch, latch } from './latch.js';
import { checkRate, type Question, storeQuestion } from './question.store.js';
import type { ReadyAnswers } from './faq.js';
import type { Retrieval } from './retrieval.js';
import { questionsFromPassages } from './followUps.js';
import type { AnswerLanguage } from './words.js';
import { withFiles } from './withFiles.js';
import { questionsFromModel } from './writing.js';
import { type EndReason, writeAnswer } from './writer.js';

/** Milliseconds without a heartbeat after which an answer's writer is taken for dead. */
export const STALE_AFTER = 10_000;
const POLL_INTERVAL = 1_000;
const QUESTIONS_PER_MINUTE = 20;

export interface AnswersDeps {
  readonly db: Database;
  /** The model in use; null: answers quote the passages found. */
  readonly model: () => Promise<ChatModel | null>;
  readonly retrieval: Retrieval;
  /** Left out: every answer comes from documents or the model. */
  readonly faq?: ReadyAnswers;
  readonly log: Logger;
  /** True where no other process can be writing into this database: then all answers left running are ended at once. */
  readonly alone: boolean;
  /** Milliseconds; default 10,000. */
  readonly staleMs?: number;
  /** Of one user; default 20. */
  readonly questionsPerMinute?: number;
}

/** A finished answer that more questions are wanted for. */
export interface SuggestionRequest {
  readonly userId: string;
  readonly session: Pick<Session, 'question' | 'answer' | 'references'>;
  readonly language: AnswerLanguage;
  readonly knowledgeBaseIds: readonly string[];
  readonly count: number;
  readonly signal: AbortSignal;
}

/** The answers of this server: those written in this process, and the streams of all. */
export interface Answers {
  /**
   * Begins to listen, and ends what an earlier process left running; the database must be migrated. Without it everything works
   * by polling.
   */
  start(): Promise<void>;
  /** Stores a question and begins to answer it. Throws the failures of the `ask` call. */
  ask(question: Question): Promise<{ id: string; topicId: string }>;
  /** What might be asked next: from the model, or from what is found around the answer. Throws `too_many_questions`. */
  suggest(request: SuggestionRequest): Promise<string[]>;
  /** Stops answers, whichever process writes them. */
  stop(ids: readonly string[]): Promise<void>;
  /**
   * Events of an answer after number `after`, as they come, until it is done. Not checked for ownership. Ends, too, when the
   * answer is deleted.
   */
  stream(id: string, after: number, signal: AbortSignal): AsyncIterable<StreamEvent>;
  /** Ends an answer whose writer has died as `interrupted`. */
  interruptAbandoned(id: string): Promise<void>;
  /** The same for every answer of a conversation. */
  interruptAbandonedOf(topicId: string): Promise<void>;
  readonly staleMs: number;
  /** Ends the answers of this process as `interrupted`, with what they have, and takes no more questions. */
  close(): Promise<void>;
}

interface Writing {
  readonly end: AbortController;
  readonly done: Promise<void>;
}

/** Makes what answers questions. */
export const createAnswers = ({
  db,
  model: findModel,
  retrieval,
  faq,
  log,
  alone,
  staleMs = STALE_AFTER,
  questionsPerMinute = QUESTIONS_PER_MINUTE,
}: AnswersDeps): Answers => {
  const store = answerStore(db, staleMs);
  const writing = new Map<string, Writing>();
  const watching = new Map<string, Set<Latch>>();
  let stopListening: (() => Promise<void>)[] = [];
  let closed = false;

  const endWriting = (id: string, reason: EndReason): void => writing.get(id)?.end.abort(reason);

  const watch = (id: string): { grew: Latch; unwatch: () => void } => {
    const grew = latch();
    const others = watching.get(id) ?? new Set();
    watching.set(id, others.add(grew));
    return {
      grew,
      unwatch: () => {
        others.delete(grew);
        if (others.size === 0 && watching.get(id) === others) watching.delete(id);
      },
    };
  };

  return {
    staleMs,

    start: async () => {
      if (alone) await store.interruptAll();
      stopListening = [
        await db.listen(ANSWER_GREW, (id) => {
          for (const one of watching.get(id) ?? []) one.set();
        }),
        await db.listen(ANSWER_STOP, (id) => endWriting(id, 'stopped')),
      ];
    },

    ask: async (question) => {
      if (closed) throw fail('unavailable');
      const asked = await storeQuestion(db, question, { staleMs, questionsPerMinute });
      if (question.topicId === undefined) await dialogueFileStore(db).attach(question.userId, asked.topicId);
      const { stored, retrieval: source } = await withFiles(db, retrieval, asked);
      const model = await findModel();
      const end = new AbortController();
      if (closed) end.abort('closing' satisfies EndReason);
      const done = writeAnswer({ answers: store, model, retrieval: source, faq, log }, stored, end).finally(() =>
        writing.delete(stored.id),
      );
      writing.set(stored.id, { end, done });
      return { id: stored.id, topicId: stored.topicId };
    },

    suggest: async ({ userId, session, language, knowledgeBaseIds, count, signal }) => {
      await db.transaction(async (tx) => {
        await checkRate(tx, userId, questionsPerMinute);
        await tx.query(sql`insert into questions_asked (user_id) values (${userId})`);
      });
      const { question, answer, references } = session;
      const model = await findModel();
      const thought = model === null ? [] : await questionsFromModel(model, question, answer, signal, count);
      if (thought.length > 0) return thought;
      const found = await retrieval.retrieve({ knowledgeBaseIds, question, limit: count + references.length, signal });
      const quoted = new Set(references.map(({ chunkId }) => chunkId));
      return questionsFromPassages([...references, ...found], quoted, question, language, count);
    },

    stop: async (ids) => {
      await store.requestStop(ids);
      for (const id of ids) endWriting(id, 'stopped');
    },

    async *stream(id, after, signal) {
      const { grew, unwatch } = watch(id);
      let last = after;
      try {
        while (!signal.aborted) {
          const status = await store.status(id);
          const events = await store.events(id, last);
          for (const event of events) {
            last = event.id;
            yield event;
            if (event.event === 'done') return;
          }
          if (events.length > 0) continue;
          if (status !== 'running') return;
          if (!(await grew.wait(POLL_INTERVAL, signal))) await store.interruptIfSilent(id);
        }
      } finally {
        unwatch();
      }
    },

    interruptAbandoned: store.interruptIfSilent,
    interruptAbandonedOf: store.interruptSilentOf,

    close: async () => {
      closed = true;
      const all = [...writing.values()];
      for (const { end } of all) end.abort('closing' satisfies EndReason);
      await Promise.all(all.map(({ done }) => done));
      await Promise.all(stopListening.map((stop) => stop()));
    },
  };
};
