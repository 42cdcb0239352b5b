import type { Block } from './types.js';

/** Characters of a head at most that is said again in each chunk of its table. */
const LONGEST_HEAD = 160;

const cellCount = (text: string): number => text.split(' | ').length;

/** For each block the first row of the table that it is a row of: cells without their titles say nothing. Null: none. */
export const headsOf = (blocks: readonly Block[]): (Block | null)[] => {
  let head: Block | null = null;
  return blocks.map((block, at) => {
    if (block.kind !== 'row') head = null;
    else if (blocks[at - 1]?.kind !== 'row') head = block;
    if (head === null || head === block || head.text === block.text || head.text.length > LONGEST_HEAD) return null;
    return cellCount(head.text) > 1 && cellCount(head.text) === cellCount(block.text) ? head : null;
  });
};
