import { misfitOf, renewedPlan } from '../../../analysis/semantics/index.js';
import type { Database } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import type { Logger } from '../../../log.js';
import { shanghaiDay } from '../../../text/moment.js';
import type { DataAnswers } from '../answering/dataAnswers.js';
import { keptWayOf } from '../answering/kept.js';
import { openSources, type SourceDeps } from '../answering/sources.js';
import type { DataAnswerStore } from '../dataAnswers.store.js';
import { outcomeOf } from './outcome.js';
import type { SavedRow } from './savedRow.js';
import type { Asker, SavedQuestionStore } from './savedQuestions.store.js';

export interface SavedRunsDeps extends SourceDeps {
  readonly db: Database;
  readonly saved: SavedQuestionStore;
  readonly answers: DataAnswerStore;
  readonly work: DataAnswers;
  readonly log: Logger;
}

export type SavedRuns = ReturnType<typeof savedRunsOf>;

/** Asks saved questions again: a new answer of whoever asks, from what they may see. */
export const savedRunsOf = (deps: SavedRunsDeps) => {
  const { db, saved, answers, work, log } = deps;
  const recording = new Set<Promise<void>>();

  /** Begins an answer. What somebody else has kept is not asked where it names what this reader may not know. */
  const ask = async (row: SavedRow, { userId, reader }: Asker) => {
    const { question, sourceIds, language } = row;
    const kept = keptWayOf(row);
    if (!row.own && kept !== null && kept.plan !== null) {
      const { vocabulary } = await openSources(deps, sourceIds, reader);
      const plan = renewedPlan(kept.plan, shanghaiDay(new Date()));
      if (misfitOf(plan, vocabulary) !== null) throw fail('saved_question_not_found');
    }
    return work.ask({ question, sourceIds, userId, language, ...(kept !== null && { kept }) }, reader);
  };

  const record = async ({ id, own, userId, threshold, language }: SavedRow, answerId: string) => {
    const outcome = own ? await outcomeOf(answers, { answerId, userId, threshold, language }) : null;
    if (outcome === null) return;
    await db.transaction((tx) => saved.record(tx, id, outcome));
  };

  return {
    ask,

    /** Begins an answer and tells its id; how it went is kept when it has ended. Throws the contract's reasons. */
    run: async (row: SavedRow, asker: Asker): Promise<string> => {
      const { id, ended } = await ask(row, asker);
      await db.transaction((tx) => saved.showAnswer(tx, row.id, asker.userId, id));
      const recorded = ended
        .then(() => record(row, id))
        .catch((error: unknown) => log.warn({ err: error, id: row.id }, 'how a saved question went is not kept'));
      recording.add(recorded);
      void recorded.finally(() => recording.delete(recorded));
      return id;
    },

    close: async (): Promise<void> => {
      await Promise.all(recording);
    },
  };
};
