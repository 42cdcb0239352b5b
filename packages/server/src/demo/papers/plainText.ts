import type { Block } from './blocks.js';

const lineOf = (block: Block): string => {
  switch (block.kind) {
    case 'heading':
      return block.level === 1 ? block.text : `\n${block.text}`;
    case 'paragraph':
      return block.text;
    case 'item':
      return `・${block.text}`;
    case 'table':
      return block.rows.map((cells) => cells.join('  ')).join('\n');
  }
};

/** As somebody would have typed it into a plain editor. */
export const plainText = (blocks: readonly Block[]): string => `${blocks.map(lineOf).join('\n\n')}\n`;
