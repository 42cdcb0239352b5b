import { refersBack } from '../ask/refersBack.js';
import type { StoredQuestion } from '../ask/question.store.js';
import type { Passage, Retrieval } from '../evidence/retrieval.js';
import { AnswerFailure } from './failures.js';
import { pointsAtScreen, searchWords } from './hostContext.js';
import { untilAborted } from './untilAborted.js';

/** Passages asked for; a prompt holds as many of them as fit. */
const PASSAGES = 8;

/** The first ones, then those of the others that are not among them. */
const joined = (first: readonly Passage[], others: readonly Passage[]): Passage[] => {
  const known = new Set(first.map(({ chunkId }) => chunkId));
  return [...first, ...others.filter(({ chunkId }) => !known.has(chunkId))].slice(0, Math.max(PASSAGES, first.length));
};

/**
 * The passages that a question is answered from. `standalone` is the question as it means something by itself; without
 * it, what refers back is looked for together with the question before, which names the subject. Throws `AnswerFailure`.
 */
export const findPassages = async (
  retrieval: Retrieval,
  { question, turns, context, policy }: Pick<StoredQuestion, 'question' | 'turns' | 'context' | 'policy'>,
  knowledgeBaseIds: readonly string[],
  standalone: string | undefined,
  signal: AbortSignal,
): Promise<Passage[]> => {
  const search = (words: string) =>
    untilAborted(
      retrieval.retrieve({
        knowledgeBaseIds,
        question: words,
        limit: PASSAGES,
        baseWeights: policy.baseWeights,
        signal,
      }),
      signal,
    );
  try {
    const found = await search(standalone ?? question);
    const looked = context === null ? '' : searchWords(context);
    if (looked !== '' && (found.length === 0 || pointsAtScreen(question))) {
      const all = joined(await search(`${looked}\n${question}`), found);
      if (all.length > 0) return all;
    }
    if (standalone !== undefined) return found.length > 0 ? found : await search(question);
    const before = turns.at(-1)?.question;
    if (before === undefined || !refersBack(question)) return found;
    return joined(await search(`${before}\n${question}`), found);
  } catch (error) {
    throw signal.aborted ? error : new AnswerFailure('search', { cause: error });
  }
};
