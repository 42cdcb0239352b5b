import type { Tokens } from '../theme/tokens.js';

export const nodeShapes = ['triangle', 'circle', 'square', 'diamond', 'hexagon', 'sheet'] as const;
export type NodeShapeName = (typeof nodeShapes)[number];

/** How a kind of node is drawn: its shape and its colour together tell it. */
export interface KindLook {
  readonly shape: NodeShapeName;
  readonly colour: keyof Tokens;
}

/** The look of a kind by its name. A kind that was not named to `kindLooks` has one as well. */
export type KindLooks = (kind: string) => KindLook;

// What an association speaks of has a look of its own, wherever it is drawn and whatever else there is.
const known: Readonly<Record<string, KindLook>> = {
  资格: { shape: 'triangle', colour: 'chart2' },
  角色: { shape: 'circle', colour: 'chart4' },
  条款: { shape: 'square', colour: 'chart1' },
  赛事: { shape: 'diamond', colour: 'menu' },
  机构: { shape: 'hexagon', colour: 'chart5' },
  文件: { shape: 'sheet', colour: 'text2' },
};

const colours = ['chart2', 'chart4', 'chart1', 'menu', 'chart5'] as const satisfies readonly (keyof Tokens)[];
const filled = nodeShapes.filter((shape) => shape !== 'sheet');
const sheet: KindLook = { shape: 'sheet', colour: 'text2' };

/** First those of the known kinds, then the same shapes in the other colours. */
const all: readonly KindLook[] = colours.flatMap((_, turn) => [
  ...filled.map((shape, at) => ({ shape, colour: colours[(at + turn) % colours.length] ?? 'chart1' })),
  ...(turn === 0 ? [sheet] : []),
]);

const same = (one: KindLook, other: KindLook) => one.shape === other.shape && one.colour === other.colour;

/**
 * Gives each kind its look: the known ones their own, the others what is left, in the order in which they stand. Name them
 * the commonest first, so that they keep their looks while rare ones come and go.
 */
export const kindLooks = (kinds: readonly string[]): KindLooks => {
  const taken = kinds.flatMap((kind) => known[kind] ?? []);
  const free = all.filter((look) => !taken.some((one) => same(one, look)));
  const others = [...new Set(kinds)].filter((kind) => known[kind] === undefined);
  const given = new Map(others.map((kind, at) => [kind, free[at % free.length] ?? sheet]));
  return (kind) => known[kind] ?? given.get(kind) ?? free[others.length % free.length] ?? sheet;
};
