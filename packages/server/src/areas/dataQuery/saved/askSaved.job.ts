import { ASSOCIATION, href, type QuestionSchedule } from '@console/api/contract';
import sql from 'sql-template-tag';
import { figureText } from '../../../analysis/semantics/index.js';
import type { Database, Queryable } from '../../../db/database.js';
import { Failure } from '../../../http/failure.js';
import { wordsOf } from '../../../http/messages.js';
import { enqueueOnce, type JobKind, nextTime } from '../../../jobs/index.js';
import type { Reader } from '../../../visibility/index.js';
import type { DataAnswers } from '../answering/dataAnswers.js';
import type { DataAnswerStore } from '../dataAnswers.store.js';
import { dataQueryMessages } from '../dataQuery.messages.js';
import { outcomeOf } from './outcome.js';
import type { RunOutcome, SavedQuestionStore } from './savedQuestions.store.js';
import type { SavedRow } from './savedRow.js';
import type { SavedRuns } from './savedRuns.js';

/** The job that asks a saved question when its time has come. Its subject is the question's id. */
export const ASK_SAVED_QUESTION = 'ask_saved_question';

/** Puts the next time in the queue, where there is one and it is not there already. */
export const queueAsking = async (tx: Queryable, id: string, at: Date | null): Promise<void> => {
  if (at !== null) await enqueueOnce(tx, { kind: ASK_SAVED_QUESTION, subject: id, runAt: at });
};

/** Queues those whose job was lost or deleted, so that none is forgotten. */
export const queueLostAskings = async (db: Database): Promise<void> => {
  const lost = await db.query<{ id: string; at: Date }>(sql`
    select id, next_at as at from saved_questions where next_at is not null and not exists (
      select 1 from jobs where subject = saved_questions.id and kind = ${ASK_SAVED_QUESTION} and status in ('queued', 'running')
    ) order by next_at limit 1000`);
  for (const { id, at } of lost) await db.transaction((tx) => queueAsking(tx, id, at));
};

export interface AskSavedDeps {
  readonly db: Database;
  readonly saved: SavedQuestionStore;
  readonly runs: SavedRuns;
  readonly work: DataAnswers;
  readonly answers: DataAnswerStore;
  /** What somebody who is not there may see of data; null: they may not ask any more. */
  readonly readerOf: (db: Queryable, userId: string) => Promise<Reader | null>;
  /** Sends one message to these users. */
  readonly tell: (
    tx: Queryable,
    message: { kind: 'data_threshold'; userIds: readonly string[]; note: string; href: string },
  ) => Promise<void>;
}

const nothing = { answerId: null, value: null, unit: '', passed: false };

const languageName = ({ language }: { readonly language: string }) => (language === 'en' ? 'en-US' : 'zh-CN');

const noted = (row: SavedRow, { value, unit }: RunOutcome): string => {
  const { language } = row;
  const { sign, value: bound } = row.threshold ?? { sign: '>', value: 0 };
  const [figure, limit] = [figureText(value ?? 0, unit, language), figureText(bound, unit, language)];
  return language === 'en'
    ? `${row.question}: ${figure} (${sign} ${limit})`
    : `${row.question}：${figure}（${sign} ${limit}）`;
};

const pageOf = ({ sourceIds }: SavedRow, threadId: string): string =>
  href(sourceIds.every((id) => id === ASSOCIATION) ? 'nl2sql' : 'text2sql', { open: threadId });

/** What was missed while no server ran is asked once, not once for each time. */
const setNext = async (tx: Queryable, id: string, row: { schedule: QuestionSchedule | null }): Promise<void> => {
  const next = row.schedule === null ? null : nextTime(row.schedule, new Date());
  await tx.query(sql`update saved_questions set next_at = ${next}::timestamptz where id = ${id}`);
  await queueAsking(tx, id, next);
};

/** Asks as the owner, with what they may see by now. The bell rings when the figure passes its threshold, not while it stays beyond. */
export const askSavedJob = (deps: AskSavedDeps): JobKind => {
  const { db, saved, runs, work, answers } = deps;

  const find = async (id: string): Promise<{ row: SavedRow; reader: Reader | null } | null> => {
    const [due] = await db.query<{ userId: string; stopped: boolean }>(sql`
      select q.user_id as "userId", u.stopped from saved_questions q join users u on u.id = q.user_id
      where q.id = ${id} and q.next_at <= now()`);
    if (due === undefined) return null;
    const reader = due.stopped ? null : await deps.readerOf(db, due.userId);
    const row = await saved.find(id, { userId: due.userId, reader: reader ?? { roleIds: [], seesAll: false } });
    return row === null ? null : { row, reader };
  };

  const askNow = async (row: SavedRow, reader: Reader, signal: AbortSignal) => {
    const { userId, threshold, language } = row;
    const { id: answerId, ended } = await runs.ask(row, { userId, reader });
    const stop = () => void work.stop(answerId, userId).catch(() => undefined);
    signal.addEventListener('abort', stop, { once: true });
    await ended;
    signal.removeEventListener('abort', stop);
    const outcome = await outcomeOf(answers, { answerId, userId, threshold, language });
    if (signal.aborted || outcome?.status === 'interrupted') {
      // It is asked again by whoever goes on.
      await answers.removeThreads([answerId], userId);
      throw new Error('asking a saved question broke off');
    }
    return outcome;
  };

  return {
    slots: 2,
    run: async ({ subject: id, write, signal }) => {
      const found = await find(id);
      if (found === null) return;
      const { row, reader } = found;
      const failed = (reason: string): RunOutcome => ({
        ...nothing,
        failure: wordsOf(dataQueryMessages, reason, languageName(row)),
      });
      const outcome: (RunOutcome & { readonly threadId?: string }) | null =
        reader === null
          ? failed('saved_question_not_asked')
          : await askNow(row, reader, signal).catch((error: unknown) => {
              if (error instanceof Failure) return failed(error.reason);
              throw error;
            });
      await write(async (tx) => {
        const [now] = await tx.query<{ schedule: QuestionSchedule | null }>(sql`
          select schedule from saved_questions where id = ${id} for update`);
        if (now === undefined) return;
        await setNext(tx, id, now);
        if (outcome === null) return;
        // A run without a figure says nothing about the threshold: what was beyond it still is.
        const rang = outcome.failure === '' && outcome.value !== null ? outcome.passed : row.lastRang;
        await saved.record(tx, id, { ...outcome, passed: rang });
        if (outcome.answerId !== null) {
          await saved.showAnswer(tx, id, row.userId, outcome.answerId);
          await saved.keepRun(tx, id, outcome.answerId);
        }
        const { passed, threadId } = outcome;
        if (!passed || row.lastRang || threadId === undefined) return;
        const message = { userIds: [row.userId], note: noted(row, outcome), href: pageOf(row, threadId) };
        await deps.tell(tx, { kind: 'data_threshold', ...message });
      });
    },

    /** Given up for this time alone. */
    onDead: async (tx, { subject: id }) => {
      const [row] = await tx.query<{ schedule: QuestionSchedule | null; language: string }>(sql`
        select schedule, language from saved_questions where id = ${id} for update`);
      if (row === undefined) return;
      const failure = wordsOf(dataQueryMessages, 'saved_question_failed', languageName(row));
      await tx.query(sql`
        update saved_questions set last_answer_id = null, last_at = now(), last_value = null, last_failure = ${failure}
        where id = ${id}`);
      await setNext(tx, id, row);
    },
  };
};
