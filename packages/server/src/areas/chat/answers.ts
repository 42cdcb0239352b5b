import type { Database } from '../../db/database.js';
import type { Session } from '@console/api/contract';
import sql from 'sql-template-tag';
import { fail } from '../../http/failure.js';
import type { StreamEvent } from '../../http/serve.js';
import type { Logger } from '../../log.js';
import type { ChatModel } from '../../models/index.js';
import { ANSWER_GREW, ANSWER_STOP, answerStore, type Liveness } from './stream/answer.store.js';
import { dialogueFileStore } from './files/dialogueFile.store.js';
import { elsewhere } from './stream/elsewhere.js';
import { journal } from './stream/journal.js';
import { type EndReason, type LiveAnswer, liveAnswer } from './stream/liveAnswer.js';
import { countForKey, type EmbedQuestion } from './ask/embedQuestion.js';
import type { Question } from './ask/question.js';
import { checkRate, type StoredQuestion, storeQuestion } from './ask/question.store.js';
import type { ReadyAnswers } from './answer/faq.js';
import type { Functions } from './functions/functions.js';
import type { Retrieval } from './evidence/retrieval.js';
import type { RegionReaders } from './files/region.js';
import { questionsFromPassages } from './answer/followUps.js';
import type { AnswerLanguage } from './answer/words.js';
import { withFiles } from './files/withFiles.js';
import { questionsFromModel } from './answer/writing.js';
import { writeAnswer } from './answer/writer.js';

/** Milliseconds without a heartbeat after which an answer's writer is taken for dead. */
export const STALE_AFTER = 10_000;
const QUESTIONS_PER_MINUTE = 20;

export interface AnswersDeps {
  readonly db: Database;
  /** The model of this id, or the one in use; null: answers quote the passages found. */
  readonly model: (id?: string | null) => Promise<ChatModel | null>;
  readonly retrieval: Retrieval;
  /** What stands in boxes that are drawn on pages of files. */
  readonly regions: RegionReaders;
  /** Left out: every answer comes from documents or the model. */
  readonly faq?: ReadyAnswers;
  /** Left out: no answer calls anything. */
  readonly functions?: Functions;
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
  /** For a visitor of an embed key. */
  readonly embed?: EmbedQuestion;
  readonly session: Pick<Session, 'question' | 'answer' | 'references'>;
  readonly language: AnswerLanguage;
  readonly knowledgeBaseIds: readonly string[];
  readonly count: number;
  readonly signal: AbortSignal;
}

/** An answer that is about to be written. */
interface Beginning {
  readonly stored: StoredQuestion;
  readonly answer: LiveAnswer;
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
  ask(question: Question): Promise<{
    id: string;
    topicId: string;
    earlier?: string[];
    beside?: { id: string; from: { id: string; name: string } }[];
  }>;
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
  readonly liveness: Liveness;
  /** Ends the answers of this process as `interrupted`, with what they have, and takes no more questions. */
  close(): Promise<void>;
}

/** Makes what answers questions. */
export const createAnswers = ({
  db,
  model: findModel,
  retrieval,
  regions,
  faq,
  functions,
  log,
  alone,
  staleMs = STALE_AFTER,
  questionsPerMinute = QUESTIONS_PER_MINUTE,
}: AnswersDeps): Answers => {
  const liveness: Liveness = { staleMs, ownIds: () => written.ids() };
  const store = answerStore(db, liveness);
  const written = journal({ store, alone, log });
  const others = elsewhere({ store, log });
  const writing = new Map<LiveAnswer, Promise<void>>();
  let stopListening: (() => Promise<void>)[] = [];
  let closed = false;

  const begin = async ({ stored: asked, answer, signal }: Beginning): Promise<void> => {
    const { stored, retrieval: source } = await withFiles(db, retrieval, regions, asked);
    const model = await findModel(stored.policy.modelId);
    if (closed) answer.end('closing');
    const done = writeAnswer({ model, retrieval: source, faq, functions, log }, stored, answer, signal).finally(() => {
      written.remove(answer);
      writing.delete(answer);
    });
    writing.set(answer, done);
  };

  return {
    liveness,

    start: async () => {
      if (alone) await store.interruptAll();
      stopListening = [
        await db.listen(ANSWER_GREW, (ids) => others.grew(ids.split(','))),
        await db.listen(ANSWER_STOP, (id) => written.get(id)?.end('stopped')),
      ];
    },

    ask: async (question) => {
      if (closed) throw fail('unavailable');
      const { others, ...first } = await storeQuestion(db, question, { liveness, questionsPerMinute });
      const asked = [first, ...others].map((stored) => {
        const end = new AbortController();
        const answer = liveAnswer({ id: stored.id, end, onPending: written.noteWorthy });
        // From here on this process knows that it lives.
        written.add(answer);
        return { stored, answer, signal: end.signal };
      });
      try {
        const { topicId } = first;
        const isNew = question.topicId === undefined && question.branches === undefined;
        if (isNew) await dialogueFileStore(db).attach(question.userId, topicId);
        await Promise.all(asked.map(begin));
        const all = asked.flatMap(({ stored: { id, from } }) =>
          from === undefined ? [] : [{ id, from: { ...from } }],
        );
        return {
          id: first.id,
          topicId,
          ...(first.earlier.length > 0 && { earlier: [...first.earlier] }),
          ...(others.length > 0 && { beside: all }),
        };
      } catch (error) {
        for (const { answer } of asked) if (!writing.has(answer)) written.remove(answer);
        throw error;
      }
    },

    suggest: async ({ userId, embed, session, language, knowledgeBaseIds, count, signal }) => {
      await db.transaction(async (tx) => {
        await checkRate(tx, userId, questionsPerMinute);
        if (embed !== undefined) await countForKey(tx, embed, userId);
        await tx.query(sql`insert into questions_asked (user_id) values (${userId})`);
      });
      const { question, answer } = session;
      const references = session.references.filter(({ withheld }) => !withheld);
      const model = await findModel();
      const thought = model === null ? [] : await questionsFromModel(model, question, answer, signal, count);
      if (thought.length > 0) return thought;
      const found = await retrieval.retrieve({ knowledgeBaseIds, question, limit: count + references.length, signal });
      const quoted = new Set(references.map(({ chunkId }) => chunkId));
      return questionsFromPassages([...references, ...found], quoted, question, language, count);
    },

    stop: async (ids) => {
      await store.requestStop(ids);
      for (const id of ids) written.get(id)?.end('stopped');
    },

    async *stream(id, after, signal) {
      let last = after;
      for await (const event of written.get(id)?.read(after, signal) ?? []) {
        last = event.id;
        yield event;
        if (event.event === 'done') return;
      }
      yield* others.read(id, last, signal);
    },

    interruptAbandoned: (id) => store.interruptSilent([id]),
    interruptAbandonedOf: store.interruptSilentOf,

    close: async () => {
      closed = true;
      const all = [...writing];
      for (const [answer] of all) answer.end('closing' satisfies EndReason);
      written.hurry();
      await Promise.all(all.map(([, done]) => done));
      await Promise.all(stopListening.map((stop) => stop()));
    },
  };
};
