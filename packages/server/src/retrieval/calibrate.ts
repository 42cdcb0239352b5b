import sql from 'sql-template-tag';
import type { Queryable } from '../db/database.js';
import type { Embedder } from './embedder.js';
import { knownPairs } from './knownPairs.js';
import type { Reranker } from './reranker.js';
import { cosine } from './cosine.js';
import { type Scale, scaleOf, usualScale } from './scale.js';

/** The models whose numbers have a scale of their own. */
export type ScaledKind = 'embedding' | 'rerank';

const questions = knownPairs.map(([question]) => question);
const passages = knownPairs.map(([, passage]) => passage);

const scaleOfTable = (table: readonly (readonly number[])[]): Scale | null => {
  const together = table.map((row, at) => row[at] ?? 0);
  const apart = table.flatMap((row, at) => row.filter((_, other) => other !== at));
  return scaleOf(together, apart);
};

/** What the cosines of a model mean; null where it does not tell what belongs together. */
export const calibrateEmbedder = async (embedder: Embedder, signal?: AbortSignal): Promise<Scale | null> => {
  const vectors = await embedder.embed([...questions, ...passages], signal);
  const answers = vectors.slice(questions.length);
  const table = vectors.slice(0, questions.length).map((asked) => answers.map((answer) => cosine(asked, answer)));
  return scaleOfTable(table);
};

/** What the scores of a reranker mean; null where it does not tell what belongs together. */
export const calibrateReranker = async (reranker: Reranker, signal?: AbortSignal): Promise<Scale | null> => {
  const table: number[][] = [];
  for (const question of questions) table.push(await reranker.score(question, passages, signal));
  return scaleOfTable(table);
};

/** Keeps what the numbers of a model mean; null takes away what was kept. */
export const keepScale = async (db: Queryable, kind: ScaledKind, model: string, scale: Scale | null): Promise<void> => {
  if (scale === null) {
    await db.query(sql`delete from model_scales where kind = ${kind} and model = ${model}`);
    return;
  }
  const { unrelated, related } = scale;
  await db.query(sql`
    insert into model_scales (kind, model, unrelated, related) values (${kind}, ${model}, ${unrelated}, ${related})
    on conflict (kind, model) do update set unrelated = excluded.unrelated, related = excluded.related, updated_at = now()`);
};

/** What the numbers of a model mean, as far as it is known. */
export const keptScale = async (db: Queryable, kind: ScaledKind, model: string): Promise<Scale | null> => {
  const [row] = await db.query<Scale>(
    sql`select unrelated, related from model_scales where kind = ${kind} and model = ${model}`,
  );
  return row ?? null;
};

/** The scale of a model, or the usual one. */
export const scaleFor = async (db: Queryable, kind: ScaledKind, model: string): Promise<Scale> =>
  (await keptScale(db, kind, model)) ?? usualScale;
