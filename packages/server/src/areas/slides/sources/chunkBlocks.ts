import { evenTable, plainText } from './markdown.js';
import type { MaterialBlock } from './material.js';

const CELL = ' | ';
const ITEM = /^\s*(?:[-*•·]|\d{1,3}[.)、]|[（(]\d{1,3}[)）])\s*(?=\S)(.+)$/u;

/** A row of a sheet names the column in front of each cell, as the parser writes it. */
const pairsOf = (line: string): readonly (readonly [string, string])[] | null => {
  const pairs = line.split('；').map((cell) => /^([^：；]{1,60})：(.*)$/u.exec(cell));
  if (pairs.length < 2) return null;
  const read = pairs.flatMap((pair): [string, string][] => (pair === null ? [] : [[pair[1] ?? '', pair[2] ?? '']]));
  return read.length === pairs.length ? read : null;
};

type Kind = 'row' | 'pairs' | 'item' | 'text';

const kindOf = (line: string): Kind => {
  if (line.includes(CELL)) return 'row';
  if (pairsOf(line) !== null) return 'pairs';
  return ITEM.test(line) ? 'item' : 'text';
};

const tableOfPairs = (lines: readonly string[]): { head: string[]; rows: string[][] } => {
  const rows = lines.map((line) => new Map(pairsOf(line) ?? []));
  const head = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  return { head, rows: rows.map((row) => head.map((name) => row.get(name) ?? '')) };
};

/** The parts of a chunk of a document: its words, its lists, and tables as the parsers write them, a row a line. */
export const chunkBlocks = (content: string, sources: readonly number[]): MaterialBlock[] => {
  const blocks: MaterialBlock[] = [];
  let run: { kind: Kind; lines: string[] } | null = null;
  const end = (): void => {
    if (run === null) return;
    const { kind, lines } = run;
    run = null;
    const [first = [], ...rest] = lines.map((line) => line.split(CELL).map(plainText));
    if (kind === 'row' && rest.length > 0) blocks.push({ kind: 'table', ...evenTable(first, rest), sources });
    else if (kind === 'pairs' && lines.length > 1) blocks.push({ kind: 'table', ...tableOfPairs(lines), sources });
    else if (kind === 'item') {
      const items = lines.map((line) => ({ text: plainText(ITEM.exec(line)?.[1] ?? line), level: 0 }));
      blocks.push({ kind: 'list', items: items.filter(({ text }) => text !== ''), sources });
    } else {
      for (const line of lines) {
        const text = plainText(line);
        if (text !== '') blocks.push({ kind: 'text', text, sources });
      }
    }
  };
  for (const line of content.split('\n')) {
    if (line.trim() === '') {
      end();
      continue;
    }
    const kind = kindOf(line);
    if (run !== null && run.kind !== kind) end();
    run ??= { kind, lines: [] };
    run.lines.push(line);
  }
  end();
  return blocks;
};
