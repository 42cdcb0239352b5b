import type { WallQuery, WallTool } from './types.js';

/** The categories that have a name, in their order. */
export const categories = ['writing', 'analysis', 'business'] as const;
export type Category = (typeof categories)[number];

/** Where a tool stands: its category, or `other` for one that has no name here. */
export const categoryOf = ({ category }: Pick<WallTool, 'category'>): Category | 'other' =>
  categories.find((one) => one === category) ?? 'other';

export interface ToolGroup {
  id: Category | 'other' | 'favourite';
  tools: readonly WallTool[];
}

const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Those whose name or description has all the words. */
export const foundTools = (tools: readonly WallTool[], { search, category }: WallQuery): readonly WallTool[] => {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return tools.filter((tool) => {
    const told = plain(`${tool.name} ${tool.description}`);
    return (category === '' || categoryOf(tool) === category) && words.every((word) => told.includes(word));
  });
};

/** Favourites first, then the others by category; groups without tools are left out. */
export const toolGroups = (tools: readonly WallTool[]): readonly ToolGroup[] => {
  const others = tools.filter(({ favourite }) => !favourite);
  const groups: readonly ToolGroup[] = [
    { id: 'favourite', tools: tools.filter(({ favourite }) => favourite) },
    ...([...categories, 'other'] as const).map((id) => ({
      id,
      tools: others.filter((tool) => categoryOf(tool) === id),
    })),
  ];
  return groups.filter((group) => group.tools.length > 0);
};

/** Those that were used last, the latest first. */
export const lastUsed = (tools: readonly WallTool[], most: number): readonly WallTool[] =>
  tools
    .filter((tool) => tool.lastUsed !== null)
    .toSorted((a, b) => Date.parse(b.lastUsed ?? '') - Date.parse(a.lastUsed ?? ''))
    .slice(0, most);
