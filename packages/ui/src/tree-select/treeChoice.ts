import { type Branch, type TreeItem, treeOf } from '@console/base';

/** One entry of a tree to choose from. */
export interface TreeChoice extends TreeItem {
  readonly label: string;
  /** Neither it nor what is below it can be chosen or left out; what it was, it stays. */
  readonly disabled?: boolean;
  /** Says why it is disabled, or more about it. */
  readonly note?: string;
}

/** `leaves`: the ids of entries without any below. `all`: those of the entries above as well, where all below are chosen. */
export type TreeIds = 'leaves' | 'all';

type Choice = Branch<TreeChoice>;

/** A tree that has been gone through once. */
export interface Family {
  readonly branches: readonly Choice[];
  /** All entries from the top to the bottom, with where the leaves below each begin and end; a leaf is its own. */
  readonly entries: ReadonlyMap<string, { readonly from: number; readonly to: number }>;
  readonly leaves: readonly { readonly id: string; readonly fixed: boolean }[];
}

export const familyOf = (items: readonly TreeChoice[]): Family => {
  const branches = treeOf(items);
  const entries = new Map<string, { from: number; to: number }>();
  const leaves: { id: string; fixed: boolean }[] = [];
  const visit = ({ id, children, disabled = false }: Choice, above: boolean) => {
    const fixed = above || disabled;
    const place = { from: leaves.length, to: 0 };
    entries.set(id, place);
    if (children.length === 0) leaves.push({ id, fixed });
    for (const child of children) visit(child, fixed);
    place.to = leaves.length;
  };
  for (const branch of branches) visit(branch, false);
  return { branches, entries, leaves };
};

/** The leaves that a value means: an entry above others means all of them. */
export const chosenOf = ({ entries, leaves }: Family, value: readonly string[]): ReadonlySet<string> =>
  new Set(
    value.flatMap((id) => {
      const { from, to } = entries.get(id) ?? { from: 0, to: 0 };
      return leaves.slice(from, to).map((leaf) => leaf.id);
    }),
  );

export interface Boxes {
  /** All below are chosen. */
  readonly checked: string[];
  /** Some are. */
  readonly halfChecked: string[];
}

export const boxesOf = ({ entries, leaves }: Family, chosen: ReadonlySet<string>): Boxes => {
  const before = [0];
  for (const { id } of leaves) before.push((before.at(-1) ?? 0) + (chosen.has(id) ? 1 : 0));
  const boxes: Boxes = { checked: [], halfChecked: [] };
  for (const [id, { from, to }] of entries) {
    const count = (before[to] ?? 0) - (before[from] ?? 0);
    if (count > 0) boxes[count === to - from ? 'checked' : 'halfChecked'].push(id);
  }
  return boxes;
};

/** The leaves in sight that may be changed, of the whole tree or below one entry. */
export const openLeaves = (
  { entries, leaves }: Family,
  shown: ReadonlySet<string> | null,
  below?: string,
): readonly string[] => {
  const place = below === undefined ? { from: 0, to: leaves.length } : entries.get(below);
  return leaves
    .slice(place?.from, place?.to ?? 0)
    .flatMap(({ id, fixed }) => (fixed || (shown !== null && !shown.has(id)) ? [] : [id]));
};

/** Leaves turned over: all of them chosen, or none where all of them are. */
export const turned = (chosen: ReadonlySet<string>, leaves: readonly string[]): ReadonlySet<string> => {
  const next = new Set(chosen);
  const isOff = leaves.every((id) => chosen.has(id));
  for (const id of leaves) {
    if (isOff) next.delete(id);
    else next.add(id);
  }
  return next;
};

/** The value that stands for what is chosen, from the top to the bottom. Ids that are not in the tree are kept. */
export const valueOf = (
  family: Family,
  chosen: ReadonlySet<string>,
  { ids, before }: { ids: TreeIds; before: readonly string[] },
): string[] => {
  const unknown = before.filter((id) => !family.entries.has(id));
  const known = ids === 'all' ? boxesOf(family, chosen).checked : family.leaves.map(({ id }) => id);
  return [...unknown, ...(ids === 'all' ? known : known.filter((id) => chosen.has(id)))];
};

export interface Found {
  readonly branches: readonly Choice[];
  /** Entries that have to be open so that what was found is in sight. */
  readonly open: readonly string[];
  /** Ids of all that is left. */
  readonly shown: ReadonlySet<string>;
  /** How many entries have the words. */
  readonly count: number;
}

/** What has the words in its name, with what is above it, and all that is below it. */
export const foundIn = (branches: readonly Choice[], isWanted: (entry: TreeChoice) => boolean): Found => {
  const open: string[] = [];
  const shown = new Set<string>();
  let count = 0;
  const keep = (branch: Choice) => {
    shown.add(branch.id);
    branch.children.forEach(keep);
  };
  const look = (list: readonly Choice[]): Choice[] =>
    list.flatMap((branch) => {
      const isHit = isWanted(branch);
      const below = look(branch.children);
      if (isHit) count += 1;
      if (!isHit && below.length === 0) return [];
      shown.add(branch.id);
      if (below.length > 0) open.push(branch.id);
      // What is below a hit stays with it, so that it can be chosen as a whole.
      if (isHit) branch.children.forEach(keep);
      return [isHit ? branch : { ...branch, children: below }];
    });
  return { branches: look(branches), open, shown, count };
};
