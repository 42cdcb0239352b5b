import type { Analysis } from '../../analysis/index.js';
import type { Database } from '../../db/database.js';
import type { Storage } from '../../files/storage.js';
import type { RateLimiter } from '../../http/rateLimit.js';
import type { Route } from '../../http/serve.js';
import type { JobKinds } from '../../jobs/index.js';
import type { Logger } from '../../log.js';
import type { ChatModel } from '../../models/index.js';
import type { SecretBox } from '../../secrets/index.js';
import { limitedQuestions } from './askingRules.js';
import { createDataAnswers } from './answering/dataAnswers.js';
import { dataAnswerRoutes } from './dataAnswers.routes.js';
import { dataAnswerStore } from './dataAnswers.store.js';
import { dataSourceRoutes } from './dataSources.routes.js';
import { dataSourceStore } from './dataSources.store.js';
import { createFacts } from './facts/facts.js';
import { createCopies } from './postgres/copies.js';
import { type CountedTables, countedTables } from './countedTables.js';
import { ASK_SAVED_QUESTION, type AskSavedDeps, askSavedJob, queueLostAskings } from './saved/askSaved.job.js';
import { savedQuestionRoutes } from './saved/savedQuestions.routes.js';
import { savedQuestionStore } from './saved/savedQuestions.store.js';
import { savedRunsOf } from './saved/savedRuns.js';
import { verifiedExamples } from './saved/verified.js';

export { dataQueryMessages } from './dataQuery.messages.js';

export interface DataQueryDeps extends Pick<AskSavedDeps, 'readerOf' | 'tell'> {
  readonly db: Database;
  readonly analysis: Analysis;
  readonly storage: Storage;
  readonly model: () => Promise<ChatModel | null>;
  readonly limiter: RateLimiter;
  readonly log: Logger;
  readonly secrets: SecretBox;
  /** Hosts of our own network whose databases may be asked, each with its port or without. */
  readonly databaseHosts: readonly string[];
  /** No other process works on this database. */
  readonly alone: boolean;
  /** Bytes of an uploaded file at most. */
  readonly maxUploadBytes: number;
}

export interface DataQuery {
  readonly routes: Route[];
  /** For `startJobRunner`. */
  readonly jobs: JobKinds;
  /** Puts saved questions in the queue again whose job was lost. */
  readonly queueAskings: () => Promise<void>;
  /** What metrics are counted from. */
  readonly tables: CountedTables;
  readonly start: () => Promise<void>;
  /** Ends what is at work. The engine is closed by whoever opened it. */
  readonly close: () => Promise<void>;
}

/** Questions to data: sources, and answers by definition or by a model's query. */
export const createDataQuery = (given: DataQueryDeps): DataQuery => {
  const { db, analysis, storage, model, limiter, log, alone, maxUploadBytes, secrets, databaseHosts } = given;
  const sources = dataSourceStore(db);
  const answers = dataAnswerStore(db);
  const facts = createFacts({ db, analysis, log });
  const copies = createCopies({ db: db.at('background'), analysis, sources, secrets, allowed: databaseHosts, log });
  const deps = { db, analysis, facts, sources, storage, copies, answers };
  const work = createDataAnswers({ ...deps, examples: verifiedExamples(deps), model, log, alone });
  const saved = savedQuestionStore(db);
  const runs = savedRunsOf({ ...deps, saved, work, log });
  return {
    routes: [
      ...dataAnswerRoutes({ ...deps, work, limiter }),
      ...dataSourceRoutes({ ...deps, model, secrets, databaseHosts, maxUploadBytes }),
      ...savedQuestionRoutes({ ...deps, saved, runs, limited: limitedQuestions(limiter) }),
    ],
    jobs: {
      [ASK_SAVED_QUESTION]: askSavedJob({ ...deps, saved, runs, work, readerOf: given.readerOf, tell: given.tell }),
    },
    queueAskings: () => queueLostAskings(db.at('background')),
    tables: countedTables(deps),
    start: work.start,
    close: async () => {
      await work.close();
      await runs.close();
      await copies.close();
      await facts.close();
    },
  };
};
