import type { graphZh } from './locale.js';
import type { GraphModel } from './model.js';

const NAMED = 8;

/** What is seen of a node, for those who hear it: its kind, its name, and what it is joined to by what. */
export const inWords = (
  { nodes, edges, ends, near }: GraphModel,
  at: number,
  words: typeof graphZh,
  isPinned: boolean,
): string => {
  const node = nodes[at];
  if (node === undefined) return '';
  const said = new Map<number, string>();
  for (const [index, { predicate }] of edges.entries()) {
    const [source, target] = [ends[index * 2] ?? 0, ends[index * 2 + 1] ?? 0];
    const other = source === at ? target : target === at ? source : undefined;
    if (other === undefined || said.has(other)) continue;
    const name = nodes[other]?.name ?? '';
    said.set(other, words.neighbour(source === at ? predicate : words.incoming(predicate), name));
    if (said.size === NAMED) break;
  }
  const list = [...said.values()].join(words.between);
  const count = near[at]?.length ?? 0;
  const neighbours =
    count === 0 ? words.noNeighbours : count > said.size ? words.andMore(list, count.toLocaleString('en-US')) : list;
  const told = words.described(node.entityType, node.name, node.relationCount.toLocaleString('en-US'), neighbours);
  return isPinned ? `${told}${words.between}${words.pinned}` : told;
};
