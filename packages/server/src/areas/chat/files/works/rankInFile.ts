import type { Queryable } from '../../../../db/database.js';
import { scoreByWords } from '../../../../retrieval/scoreByWords.js';
import { breather } from '../../../../workers/index.js';
import { lookThrough } from '../lookThrough.js';

/** A chunk that has to do with a point. */
export interface Ranked {
  readonly id: string;
  /** 0 to 1: how much of the point it holds, rare words counting more. */
  readonly coverage: number;
}

/** The chunks of one file that have most to do with each of some points, `limit` of each, best first. */
export const rankInFile = async (
  db: Queryable,
  fileId: string,
  points: readonly string[],
  { limit, signal }: { readonly limit: number; readonly signal: AbortSignal },
): Promise<Ranked[][]> => {
  const { ids, words, ...candidates } = await lookThrough(db, [fileId], points, signal);
  const breathe = breather();
  const ranked: Ranked[][] = [];
  for (const ofPoint of words) {
    await breathe();
    const hits = scoreByWords(ofPoint, candidates).filter(({ score }) => score > 0);
    ranked.push(
      hits.slice(0, limit).flatMap(({ seq, coverage }) => {
        const id = ids[seq];
        return id === undefined ? [] : [{ id, coverage }];
      }),
    );
  }
  return ranked;
};
