import type { Queryable } from '../../db/database.js';
import { ownWordsOf, type Passage, queryWords } from '../../retrieval/index.js';
import { type RecognisedEntity, recogniseEntities } from '../recogniseEntities.js';
import { type StepEvidence, standingEvidence, stepsAt } from './pathSteps.store.js';
import { type Path, type PathStep, rankPaths, type StepScore, stepScore } from './rankPaths.js';

/** Things that a question names, at most. */
const NAMED = 6;
/** Relationships that are read of each thing that is named, and of each of its neighbours, either way. */
const NEAR = 300;
const FAR = 40;
/** Neighbours that are gone on from. What more is related to than this is a hub, and no way to anything. */
const FRONTIER = 80;
const HUB = 500;
/** Paths whose sentences are looked for. */
const TRIED = 24;

export interface GraphQuestion {
  readonly knowledgeBaseIds: readonly string[];
  readonly question: string;
  /** Passages at most. */
  readonly limit: number;
}

/** What a question asks for, without the things that it names: words of a name say nothing of what is asked. */
const withoutNames = (question: string, entities: readonly RecognisedEntity[]): string =>
  entities.reduce((text, { matched }) => text.replaceAll(matched, ' '), question);

/** The neighbours that are gone on from: those that are asked for first, then those that little else is related to. */
const frontierOf = (named: ReadonlySet<string>, near: readonly PathStep[], scored: StepScore): string[] => {
  const reached = new Map<string, { readonly said: number; readonly degree: number }>();
  for (const step of near) {
    const from = named.has(step.subject.id) ? step.subject.id : step.object.id;
    const { to, said } = scored(step, from);
    if (named.has(to.id) || to.degree > HUB || to.degree < 2) continue;
    reached.set(to.id, { said: Math.max(said, reached.get(to.id)?.said ?? 0), degree: to.degree });
  }
  return [...reached]
    .toSorted(([, a], [, b]) => b.said - a.said || a.degree - b.degree)
    .slice(0, FRONTIER)
    .map(([id]) => id);
};

const toPassages = ({ steps, score }: Path, evidence: ReadonlyMap<string, StepEvidence>): Passage[] => {
  const told = steps.map(({ subject, predicate, object, condition }) => ({
    subject: subject.name,
    predicate,
    object: object.name,
    condition,
  }));
  return steps.flatMap(({ id }, at) => {
    const found = evidence.get(id);
    if (found === undefined) return [];
    const { tripleId: _tripleId, sentence, positions, ...rest } = found;
    const path = { steps: told, step: at + 1, sentence, positions };
    return [{ ...rest, content: sentence, positions, spans: null, score, path }];
  });
};

/**
 * Sentences that a question leads to through the graph: from the things that it names, over what is related to them, to
 * what it asks for. Best path first, the steps of each in their order; only paths each of whose steps can be looked up.
 * None where the graph knows nothing that the question names.
 */
export const graphPassages = async (
  db: Queryable,
  { knowledgeBaseIds, question, limit }: GraphQuestion,
): Promise<Passage[]> => {
  const entities = await recogniseEntities(db, question, knowledgeBaseIds, NAMED);
  if (entities.length === 0) return [];
  const named = new Set(entities.map(({ id }) => id));
  const near = await stepsAt(db, [...named], NEAR);
  if (near.length === 0) return [];
  const scored = stepScore(queryWords(withoutNames(question, entities), await ownWordsOf(db, knowledgeBaseIds)));
  const far = await stepsAt(db, frontierOf(named, near, scored), FAR);
  const paths = rankPaths(named, near, far, scored).slice(0, TRIED);
  const ids = new Set(paths.flatMap(({ steps }) => steps.map(({ id }) => id)));
  const evidence = await standingEvidence(db, [...ids], knowledgeBaseIds);
  const told = new Map<string, Passage>();
  for (const path of paths) {
    if (!path.steps.every(({ id }) => evidence.has(id))) continue;
    const all = toPassages(path, evidence).map(
      (passage) => [`${passage.chunkId} ${passage.content}`, passage] as const,
    );
    if (told.size + all.filter(([key]) => !told.has(key)).length > limit) continue;
    // A sentence that was told by itself becomes a step of the longer way.
    for (const [key, passage] of all) if ((told.get(key)?.path?.steps.length ?? 1) === 1) told.set(key, passage);
    if (told.size === limit) break;
  }
  return [...told.values()];
};
