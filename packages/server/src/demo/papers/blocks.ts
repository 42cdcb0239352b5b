/** A piece of a document that was written as simple markdown. */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'paragraph' | 'item'; readonly text: string }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] };

const cellsOf = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

/** Headings, paragraphs of one line, items and tables: all that the documents of the demo world are written with. */
export const blocksOf = (markdown: string): Block[] => {
  const blocks: Block[] = [];
  let rows: string[][] = [];
  const closeTable = () => {
    if (rows.length > 0) blocks.push({ kind: 'table', rows });
    rows = [];
  };
  for (const line of markdown.split('\n').map((raw) => raw.trim())) {
    if (line.startsWith('|')) {
      if (!/^[|\s:-]+$/.test(line)) rows.push(cellsOf(line));
      continue;
    }
    closeTable();
    const [, marks = '', title = ''] = /^(#{1,3}) (.+)$/.exec(line) ?? [];
    if (marks !== '') blocks.push({ kind: 'heading', level: marks.length, text: title });
    else if (line.startsWith('- ')) blocks.push({ kind: 'item', text: line.slice(2) });
    else if (line !== '') blocks.push({ kind: 'paragraph', text: line });
  }
  closeTable();
  return blocks;
};

/** What the document is called by its own first heading. */
export const titleOf = (blocks: readonly Block[]): string =>
  blocks.flatMap((block) => (block.kind === 'heading' && block.level === 1 ? [block.text] : []))[0] ?? '';
