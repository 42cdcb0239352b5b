import type { Tag } from '@console/api/contract';
import { type Branch, treeOf } from '@console/base';

export interface TagNode {
  key: string;
  tag: Tag;
  /** 1 at the top. */
  level: number;
  children: TagNode[];
}

const toNode = ({ children, level, ...tag }: Branch<Tag>): TagNode => ({
  key: tag.id,
  tag,
  level,
  children: children.map(toNode),
});

/** Labels under those that they belong to, each level by order. One whose parent is gone stands at the top. */
export const tagTree = (tags: readonly Tag[]): TagNode[] => {
  const inOrder = tags.toSorted((a, b) => a.orderNum - b.orderNum || a.name.localeCompare(b.name));
  return treeOf(inOrder).map(toNode);
};

/** The names from the top down to each label's own, by its id. */
export const pathsOf = (tags: readonly Tag[]): ReadonlyMap<string, readonly string[]> => {
  const paths = new Map<string, readonly string[]>();
  const walk = (nodes: readonly TagNode[], above: readonly string[]): void => {
    for (const { key, tag, children } of nodes) {
      const path = [...above, tag.name];
      paths.set(key, path);
      walk(children, path);
    }
  };
  walk(tagTree(tags), []);
  return paths;
};

/** How many labels stand below one. */
export const countBelow = ({ children }: TagNode): number =>
  children.reduce((sum, child) => sum + 1 + countBelow(child), 0);

/** The entries that are chosen, with those above and below them. None chosen: all of them. */
export const narrowed = <T extends { key: string; children: T[] }>(
  entries: readonly T[],
  chosen: readonly string[],
): readonly T[] =>
  chosen.length === 0
    ? entries
    : entries.flatMap((entry): readonly T[] => {
        if (chosen.includes(entry.key)) return [entry];
        const children = [...narrowed(entry.children, chosen)];
        return children.length === 0 ? [] : [{ ...entry, children }];
      });
