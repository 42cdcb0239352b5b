import * as z from 'zod';
import type { Queryable } from '../../db/database.js';
import { enqueueOnce, type JobKind } from '../../jobs/index.js';
import {
  calibrateEmbedder,
  calibrateReranker,
  keepScale,
  keptScale,
  type Scale,
  type ScaledKind,
} from '../../retrieval/index.js';
import type { KnowledgeDeps } from './knowledgeDeps.js';

/** The job that finds out what the numbers of the models in use mean. */
export const CALIBRATE_MODELS = 'calibrate_models';

/** Tries: for some quarter of an hour a model's service may be away. */
const TRIES = 10;

const Payload = z.object({
  /** Models that were calibrated before are calibrated again: another one may stand behind the name now. */
  again: z.boolean().default(false),
});

export const queueCalibration = (db: Queryable, again: boolean): Promise<void> =>
  enqueueOnce(db, { kind: CALIBRATE_MODELS, subject: 'models', payload: { again }, maxAttempts: TRIES });

/** A model that does not tell what belongs together keeps the usual scale. */
export const calibrateModelsJob = ({
  db,
  embedder: findEmbedder,
  reranker: findReranker,
}: Pick<KnowledgeDeps, 'db' | 'embedder' | 'reranker'>): JobKind => ({
  run: async ({ payload, signal, write }) => {
    const { again } = Payload.parse(payload);
    const calibrate = async (kind: ScaledKind, model: string, read: () => Promise<Scale | null>): Promise<void> => {
      if (!again && (await keptScale(db, kind, model)) !== null) return;
      const scale = await read();
      await write((tx) => keepScale(tx, kind, model, scale));
    };
    const embedder = await findEmbedder();
    if (embedder !== null) {
      await calibrate('embedding', embedder.model, () => calibrateEmbedder(embedder, signal));
    }
    const reranker = await findReranker();
    if (reranker !== null) await calibrate('rerank', reranker.model, () => calibrateReranker(reranker, signal));
  },
});
