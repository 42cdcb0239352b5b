import type { Route } from '../../http/serve.js';
import type { JobKinds } from '../../jobs/index.js';
import { removeOldChanges } from './edits/changes.store.js';
import { graphEditRoutes } from './edits/graphEdits.routes.js';
import { exploreRoutes } from './explore/explore.routes.js';
import type { GraphDeps } from './graphDeps.js';
import { importJobs, tripleImportRoutes } from './imports/index.js';
import { PASS_TRIPLES, passTriplesJob, removeOldDecisions, reviewRoutes } from './review/index.js';
import { tripleSchemaRoutes } from './schemas/tripleSchemas.routes.js';
import { sourceRoutes } from './sources/sources.routes.js';
import { tripleTaskJobs, tripleTaskRoutes } from './tasks/index.js';

export type { GraphDeps } from './graphDeps.js';

export interface GraphArea {
  readonly routes: Route[];
  /** For `startJobRunner`. */
  readonly jobs: JobKinds;
  /** Forget what cannot be taken back any more. */
  readonly removals: readonly (() => Promise<void>)[];
}

/** The knowledge graph: extracted, reviewed, imported, looked at and corrected. */
export const createGraph = ({ db, background, storage, model, pages, log }: GraphDeps): GraphArea => ({
  routes: [
    ...exploreRoutes(db),
    ...graphEditRoutes(db),
    ...sourceRoutes({ db, pages, log }),
    ...tripleSchemaRoutes(db),
    ...tripleTaskRoutes({ db, model }),
    ...reviewRoutes({ db }),
    ...tripleImportRoutes({ db, storage }),
  ],
  jobs: {
    ...tripleTaskJobs({ db: background, model, log }),
    ...importJobs({ db: background, storage }),
    [PASS_TRIPLES]: passTriplesJob(background),
  },
  removals: [() => removeOldChanges(background), () => removeOldDecisions(background)],
});
