import type { Analysis } from '../../analysis/index.js';
import type { Database } from '../../db/database.js';
import type { Storage } from '../../files/storage.js';
import type { RateLimiter } from '../../http/rateLimit.js';
import type { Route } from '../../http/serve.js';
import type { Logger } from '../../log.js';
import type { ChatModel } from '../../models/index.js';
import { createDataAnswers } from './answering/dataAnswers.js';
import { dataAnswerRoutes } from './dataAnswers.routes.js';
import { dataAnswerStore } from './dataAnswers.store.js';
import { dataSourceRoutes } from './dataSources.routes.js';
import { dataSourceStore } from './dataSources.store.js';
import { createFacts } from './facts/facts.js';

export { dataQueryMessages } from './dataQuery.messages.js';

export interface DataQueryDeps {
  readonly db: Database;
  readonly analysis: Analysis;
  readonly storage: Storage;
  readonly model: () => Promise<ChatModel | null>;
  readonly limiter: RateLimiter;
  readonly log: Logger;
  /** No other process works on this database. */
  readonly alone: boolean;
  /** Bytes of an uploaded file at most. */
  readonly maxUploadBytes: number;
}

export interface DataQuery {
  readonly routes: Route[];
  readonly start: () => Promise<void>;
  /** Ends what is at work. The engine is closed by whoever opened it. */
  readonly close: () => Promise<void>;
}

/** Questions to data: sources, and answers by definition or by a model's query. */
export const createDataQuery = (given: DataQueryDeps): DataQuery => {
  const { db, analysis, storage, model, limiter, log, alone, maxUploadBytes } = given;
  const sources = dataSourceStore(db);
  const answers = dataAnswerStore(db);
  const facts = createFacts({ db, analysis, log });
  const deps = { db, analysis, facts, sources, storage, answers };
  const work = createDataAnswers({ ...deps, model, log, alone });
  return {
    routes: [
      ...dataAnswerRoutes({ ...deps, work, limiter }),
      ...dataSourceRoutes({ db, analysis, sources, storage, maxUploadBytes }),
    ],
    start: work.start,
    close: async () => {
      await work.close();
      await facts.close();
    },
  };
};
