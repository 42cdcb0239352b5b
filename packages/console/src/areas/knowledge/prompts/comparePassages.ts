import type { TrialPassage } from '@console/api/contract';

/** How a passage stands beside the other side: not there, or so many places above where it stood. */
export type Mark =
  | { readonly kind: 'new' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'moved'; readonly by: number };

const places = (passages: readonly TrialPassage[]): Map<string, number> =>
  new Map(passages.map(({ chunkId }, at) => [chunkId, at]));

/** What became of the passages found by the present settings: those that the others do not find any more. */
export const marksOfPresent = (present: readonly TrialPassage[], tried: readonly TrialPassage[]): Map<string, Mark> => {
  const kept = places(tried);
  return new Map(
    present.flatMap(({ chunkId }): [string, Mark][] => (kept.has(chunkId) ? [] : [[chunkId, { kind: 'gone' }]])),
  );
};

/** What is new among the passages found by the settings that are tried, and what moved. */
export const marksOfTried = (present: readonly TrialPassage[], tried: readonly TrialPassage[]): Map<string, Mark> => {
  const before = places(present);
  return new Map(
    tried.flatMap(({ chunkId }, at): [string, Mark][] => {
      const was = before.get(chunkId);
      if (was === undefined) return [[chunkId, { kind: 'new' }]];
      return was === at ? [] : [[chunkId, { kind: 'moved', by: was - at }]];
    }),
  );
};
