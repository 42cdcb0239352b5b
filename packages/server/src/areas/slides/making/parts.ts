import { type Material, type MaterialBlock, wordsOfBlock } from '../sources/material.js';

/** What stands under one heading. */
export interface Part {
  /** Heading of the section that it belongs to; empty for none. */
  readonly section: string;
  /** Its own heading; that of the section where it has none. */
  readonly title: string;
  readonly blocks: readonly Exclude<MaterialBlock, { kind: 'heading' }>[];
}

/** Parts of a material in their order, and what its only heading on top says. */
export const partsOf = ({ blocks, title }: Material): { readonly parts: Part[]; readonly heading: string } => {
  const headings = blocks.filter((block) => block.kind === 'heading');
  const top = Math.min(...headings.map(({ level }) => level));
  const onTop = headings.filter(({ level }) => level === top);
  // One heading above all others is the title of the whole.
  const isTitle = onTop.length === 1 && headings.length > 1 && blocks[0] === onTop[0];
  const deeper = headings.filter(({ level }) => level > top).map(({ level }) => level);
  const sectionLevel = isTitle ? Math.min(...deeper) : top;
  const parts: Part[] = [];
  let section = '';
  let current: { title: string; level: number; blocks: Part['blocks'][number][] } = { title: '', level: 0, blocks: [] };
  // A heading with nothing under it but deeper headings says what these belong to.
  const end = (next: number): void => {
    if (current.blocks.length > 0 || (current.title !== '' && next <= current.level))
      parts.push({ section, title: current.title || section || title, blocks: current.blocks });
  };
  for (const block of blocks) {
    if (block.kind !== 'heading') current.blocks.push(block);
    else if (!(isTitle && block === onTop[0])) {
      end(block.level);
      if (block.level <= sectionLevel) section = block.text;
      current = { title: block.text, level: block.level, blocks: [] };
    }
  }
  end(0);
  return { parts, heading: isTitle ? (onTop[0]?.text ?? '') : '' };
};

/** The words of a part, as they were given. */
export const wordsOfPart = ({ blocks }: Pick<Part, 'blocks'>): string => blocks.map(wordsOfBlock).join('\n');

/** Places of its sources in the list of the material, each once. */
export const sourcesOfPart = ({ blocks }: Pick<Part, 'blocks'>): number[] => [
  ...new Set(blocks.flatMap(({ sources }) => sources)),
];
