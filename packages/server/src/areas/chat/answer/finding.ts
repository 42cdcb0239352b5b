import { refersBack } from '../ask/refersBack.js';
import type { StoredQuestion } from '../ask/question.store.js';
import type { Passage, Retrieval } from '../evidence/retrieval.js';
import { AnswerFailure } from './failures.js';
import { pointsAtScreen, searchWords } from './hostContext.js';
import { untilAborted } from './untilAborted.js';

/** Of them, those that come through the graph alone. */
const THROUGH_GRAPH = 3;
/** The best ones by words and meaning, which the others come after. */
const BEST = 3;
/** Passages asked for; a prompt holds as many of them as fit. */
const PASSAGES = 8;

/** The first ones, then those of the others that are not among them. */
const joined = (first: readonly Passage[], others: readonly Passage[]): Passage[] => {
  const known = new Set(first.map(({ chunkId }) => chunkId));
  return [...first, ...others.filter(({ chunkId }) => !known.has(chunkId))].slice(0, Math.max(PASSAGES, first.length));
};

/** Passages with those that the graph leads to, which never take the place of the best ones. What was found both ways is one. */
export const withThroughGraph = (found: readonly Passage[], graph: readonly Passage[]): Passage[] => {
  const ways = new Map(graph.toReversed().map(({ chunkId, path }) => [chunkId, path]));
  const first = found.map((passage) => {
    const path = ways.get(passage.chunkId);
    return path === undefined ? passage : { ...passage, path };
  });
  const known = new Set(found.map(({ chunkId }) => chunkId));
  const more = graph.filter(({ chunkId }) => !known.has(chunkId)).slice(0, THROUGH_GRAPH);
  const rest = Math.max(PASSAGES, first.length) - BEST - more.length;
  return [...first.slice(0, BEST), ...more, ...first.slice(BEST).slice(0, Math.max(0, rest))];
};

/** What the graph is asked: what refers back, together with the question before, which names the subject. */
const askedOfGraph = ({ question, turns }: Pick<StoredQuestion, 'question' | 'turns'>, standalone?: string): string => {
  const before = turns.at(-1)?.question;
  if (standalone !== undefined || before === undefined || !refersBack(question)) return standalone ?? question;
  return `${before}\n${question}`;
};

/** The passages that words and meaning find. */
const searched = async (
  search: (words: string) => Promise<Passage[]>,
  { question, turns, context }: Pick<StoredQuestion, 'question' | 'turns' | 'context'>,
  standalone: string | undefined,
): Promise<Passage[]> => {
  const found = await search(standalone ?? question);
  const looked = context === null ? '' : searchWords(context);
  if (looked !== '' && (found.length === 0 || pointsAtScreen(question))) {
    const all = joined(await search(`${looked}\n${question}`), found);
    if (all.length > 0) return all;
  }
  if (standalone !== undefined) return found.length > 0 ? found : search(question);
  const before = turns.at(-1)?.question;
  if (before === undefined || !refersBack(question)) return found;
  return joined(await search(`${before}\n${question}`), found);
};

/**
 * The passages that a question is answered from. `standalone` is the question as it means something by itself; without
 * it, what refers back is looked for together with the question before, which names the subject. Throws `AnswerFailure`.
 */
export const findPassages = async (
  retrieval: Retrieval,
  asked: Pick<StoredQuestion, 'question' | 'turns' | 'context' | 'policy'>,
  knowledgeBaseIds: readonly string[],
  standalone: string | undefined,
  signal: AbortSignal,
): Promise<Passage[]> => {
  const { baseWeights, usesGraph = true } = asked.policy;
  const search = (question: string) =>
    untilAborted(retrieval.retrieve({ knowledgeBaseIds, question, limit: PASSAGES, baseWeights, signal }), signal);
  try {
    const question = askedOfGraph(asked, standalone);
    const [found, graph = []] = await Promise.all([
      searched(search, asked, standalone),
      usesGraph ? retrieval.throughGraph?.({ knowledgeBaseIds, question, limit: THROUGH_GRAPH }) : [],
    ]);
    return withThroughGraph(found, graph);
  } catch (error) {
    throw signal.aborted ? error : new AnswerFailure('search', { cause: error });
  }
};
