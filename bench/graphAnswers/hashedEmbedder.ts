import type { Embedder } from '../../packages/server/src/retrieval/index.js';
import { indexTerms } from '../../packages/server/src/retrieval/tokenise.js';

const SIZE = 512;

const placeOf = (term: string): number => {
  let hash = 2_166_136_261;
  for (let at = 0; at < term.length; at += 1) hash = Math.imul(hash ^ term.charCodeAt(at), 16_777_619);
  return (hash >>> 0) % SIZE;
};

/** Stands in for a model where there is none: near is what shares words. */
export const hashedEmbedder: Embedder = {
  model: 'hashed words',
  embed: async (texts) =>
    texts.map((text) => {
      const vector = Array.from({ length: SIZE }, () => 0.001);
      for (const [term, count] of indexTerms(text))
        vector[placeOf(term)] = (vector[placeOf(term)] ?? 0) + Math.log1p(count);
      return vector;
    }),
};
