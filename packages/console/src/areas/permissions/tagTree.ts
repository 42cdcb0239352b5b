import type { Tag } from '@console/api/contract';

export interface TagNode {
  key: string;
  tag: Tag;
  children: TagNode[];
}

/** Labels under those that they belong to, each level by order. One whose parent is gone stands at the top. */
export const tagTree = (tags: readonly Tag[]): TagNode[] => {
  const known = new Set(tags.map(({ id }) => id));
  const under = (parentId: string | null): TagNode[] =>
    tags
      .filter((tag) => (tag.parentId !== null && known.has(tag.parentId) ? tag.parentId : null) === parentId)
      .toSorted((a, b) => a.orderNum - b.orderNum || a.name.localeCompare(b.name))
      .map((tag) => ({ key: tag.id, tag, children: under(tag.id) }));
  return under(null);
};

/** How many labels stand below one. */
export const countBelow = ({ children }: TagNode): number =>
  children.reduce((sum, child) => sum + 1 + countBelow(child), 0);
