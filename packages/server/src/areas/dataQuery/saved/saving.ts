import type { QuestionSchedule, QuestionThreshold } from '@console/api/contract';
import sql from 'sql-template-tag';
import { languageOf } from '../../../analysis/semantics/index.js';
import type { Database, Queryable } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import { cancelJobs, nextTime } from '../../../jobs/index.js';
import { shanghaiDay } from '../../../text/moment.js';
import { checkSources, namedSources } from '../answering/sources.js';
import type { Basis } from '../dataAnswers.store.js';
import type { DataSourceStore } from '../dataSources.store.js';
import { queueAsking } from './askSaved.job.js';
import { staysTrue } from './repeatable.js';
import type { Asker, SavedContent, SavedQuestionStore } from './savedQuestions.store.js';

const MOST_OWN = 200;
const MOST_PINS = 12;

/** What somebody wants of a saved question. What is left out stays, or is not so. */
export interface SavingWish {
  readonly question?: string;
  readonly sourceIds?: readonly string[];
  readonly shared?: boolean;
  readonly schedule?: QuestionSchedule | null;
  readonly threshold?: QuestionThreshold | null;
  readonly pinned?: boolean;
  /** An own answer: it is asked again as it was answered there. */
  readonly answerId?: string;
}

type Answered = Pick<SavedContent, 'sourceIds' | 'plan' | 'query'>;

interface AnswerRow {
  question: string;
  status: string;
  sourceIds: string[];
  basis: Basis | null;
  sql: string;
}

/** How an own answer came about. A query whose days would be wrong tomorrow is not kept: the question is read anew. */
const answeredBy = async (db: Queryable, id: string, userId: string): Promise<Answered> => {
  const [row] = await db.query<AnswerRow>(sql`
    select question, status, source_ids as "sourceIds", plan as basis, sql from data_answers
    where id = ${id} and user_id = ${userId}`);
  if (row === undefined) throw fail('data_answer_not_found');
  const { question, status, basis, sourceIds } = row;
  const plan = status === 'done' ? (basis?.plan ?? null) : null;
  const written = status === 'done' && plan === null ? row.sql : '';
  const query = staysTrue(question, written, shanghaiDay(new Date())) ? written : '';
  return { sourceIds, plan, query };
};

const isRepeatable = ({ plan, query }: Pick<SavedContent, 'plan' | 'query'>): boolean => plan !== null || query !== '';

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

const sameThreshold = (one: QuestionThreshold | null, other: QuestionThreshold | null): boolean =>
  one?.sign === other?.sign && one?.value === other?.value;

/** What is asked by itself, or rings, has to be answered without anybody there to be asked back. */
const checkRepeatable = (content: SavedContent): void => {
  if ((content.schedule !== null || content.threshold !== null) && !isRepeatable(content))
    throw fail('saved_question_unrepeatable');
};

export interface SavingDeps {
  readonly db: Database;
  readonly sources: DataSourceStore;
  readonly saved: SavedQuestionStore;
}

/** Keeps questions to data to be asked again, with the rules of when that can be. */
export const savingOf = ({ db, sources, saved }: SavingDeps) => {
  const pinOrUnpin = async (
    tx: Queryable,
    { id, pinned, answerId }: { id: string; pinned: boolean | undefined; answerId: string | null },
    asker: Asker,
  ): Promise<void> => {
    if (pinned === false) await saved.unpin(tx, id, asker.userId);
    if (pinned !== true) return;
    await saved.pin(tx, id, asker.userId, answerId);
    if ((await saved.countPins(tx, asker)) > MOST_PINS) throw fail('too_many_pins');
  };

  return {
    /** Answers the new id. Throws the contract's reasons. */
    add: async (wish: SavingWish & { question: string }, asker: Asker): Promise<string> => {
      const { question, answerId, shared = false, schedule = null, threshold = null, pinned } = wish;
      const { userId, reader } = asker;
      const answered = answerId === undefined ? null : await answeredBy(db, answerId, userId);
      const way = answered ?? { sourceIds: namedSources(wish.sourceIds), plan: null, query: '' };
      await checkSources(sources, way.sourceIds, reader);
      const nextAt = schedule === null ? null : nextTime(schedule, new Date());
      const content = {
        ...way,
        question,
        language: languageOf(question),
        shared,
        verified: false,
        schedule,
        threshold,
        nextAt,
      };
      checkRepeatable(content);
      return db.transaction(async (tx) => {
        if ((await saved.countOwn(tx, userId)) >= MOST_OWN) throw fail('too_many_saved_questions');
        const id = await saved.add(tx, userId, content);
        await pinOrUnpin(tx, { id, pinned, answerId: answerId ?? null }, asker);
        await queueAsking(tx, id, nextAt);
        return id;
      });
    },

    /** Throws the contract's reasons. Another answer, question or source takes back that it was verified. */
    modify: async (id: string, wish: SavingWish, asker: Asker): Promise<void> => {
      const { userId, reader } = asker;
      const found = await saved.find(id, asker);
      const { pinned, answerId, ...changes } = wish;
      const changesIt = answerId !== undefined || Object.values(changes).some((value) => value !== undefined);
      if (found === null || (!found.own && changesIt)) throw fail('saved_question_not_found');
      const answered = answerId === undefined ? null : await answeredBy(db, answerId, userId);
      const wanted = answered?.sourceIds ?? wish.sourceIds;
      if (wanted !== undefined) await checkSources(sources, namedSources(wanted), reader);
      await db.transaction(async (tx) => {
        if (changesIt) await cancelJobs(tx, [id], ['queued']);
        const [row] = await tx.query(sql`select 1 from saved_questions where id = ${id} for update`);
        if (row === undefined) throw fail('saved_question_not_found');
        if (changesIt) {
          const sourceIds = wanted === undefined ? found.sourceIds : namedSources(wanted);
          const elsewhere = !same(sourceIds, found.sourceIds);
          const kept = elsewhere ? { plan: null, query: '' } : { plan: found.plan, query: found.query };
          const { question = found.question, shared = found.shared } = wish;
          const { schedule = found.schedule, threshold = found.threshold } = wish;
          const isSame = question === found.question && !elsewhere && answered === null;
          const nextAt =
            wish.schedule === undefined ? found.nextAt : schedule === null ? null : nextTime(schedule, new Date());
          const content: SavedContent = {
            language: languageOf(question),
            ...kept,
            ...answered,
            sourceIds,
            question,
            shared,
            verified: found.verified && shared && isSame,
            schedule,
            threshold,
            nextAt,
          };
          checkRepeatable(content);
          const rang = isSame && sameThreshold(threshold, found.threshold) && found.lastRang;
          await saved.modify(tx, id, content, { rang });
          await queueAsking(tx, id, nextAt);
        }
        await pinOrUnpin(tx, { id, pinned, answerId: answerId ?? (found.own ? found.lastAnswerId : null) }, asker);
        if (answerId !== undefined) await saved.showAnswer(tx, id, userId, answerId);
      });
    },

    /** Whether it can be answered again without a guess, which what others are answered after has to be. */
    isRepeatable,

    remove: async (ids: readonly string[], userId: string): Promise<void> => {
      const own = await saved.ownIds(ids, userId);
      await db.transaction(async (tx) => {
        await cancelJobs(tx, own);
        await saved.remove(tx, own);
      });
    },
  };
};
