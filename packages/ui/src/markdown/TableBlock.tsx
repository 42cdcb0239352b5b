import type { Root, Table } from 'mdast';
import { memo, useMemo } from 'react';
import type { Plugin } from 'unified';
import { AnswerTable, type CellAlign, TableRow } from './AnswerTable.js';
import { useMath } from './Formula.js';
import { numbersOf } from './MarkdownBlock.js';
import { parseMarkdown } from './parse.js';
import { splitCells } from './lines.js';
import { hasMath, healTail } from './source.js';
import { useGradual } from './useGradual.js';
import { drawCells, drawingOf } from './tree.js';

/** Parts drawn in one step. */
const PARTS_AT_ONCE = 8;

/** The rows of a part, read as a table of its own under the same head. Null where that isn't what it is. */
const readRows = (head: string, rows: string, links: string, math: Plugin | undefined) => {
  const tree: Root | null = parseMarkdown(`${head}${rows}\n\n${links}`, math);
  const [table] = tree?.children ?? [];
  return tree !== null && table?.type === 'table' ? { tree, table } : null;
};

interface RowsProps {
  /** The two lines that begin the table. */
  head: string;
  rows: string;
  links: string;
  known: string;
  running: boolean;
  /** Draw the head itself. Default false. */
  asHead?: boolean;
}

const Rows = memo(({ head, rows, links, known, running, asHead = false }: RowsProps) => {
  const math = useMath(hasMath(asHead ? head : rows));
  return useMemo(() => {
    const lastLine = rows.lastIndexOf('\n') + 1;
    const healed = running ? rows.slice(0, lastLine) + healTail(rows.slice(lastLine)) : rows;
    const read = readRows(head, healed, links, math?.reader);
    if (read === null) {
      const align = splitCells(head.split('\n', 1)[0] ?? '').map((): CellAlign => null);
      const lines = asHead ? head.split('\n', 1) : rows.split('\n').filter((line) => line.trim() !== '');
      return lines.map((line, index) => <TableRow key={index} head={asHead} align={align} cells={splitCells(line)} />);
    }
    const drawing = drawingOf(read.tree, numbersOf(known));
    const table: Table = read.table;
    const align = table.align ?? [];
    const drawn = asHead ? table.children.slice(0, 1) : table.children.slice(1);
    return drawn.map((row, index) => (
      <TableRow key={index} head={asHead} align={align} cells={drawCells(row.children, drawing)} />
    ));
  }, [head, rows, links, known, running, asHead, math]);
});
Rows.displayName = 'Rows';

export interface TableBlockProps {
  head: string;
  parts: readonly string[];
  tail: string;
  links: string;
  known: string;
  running: boolean;
}

/** A table that grows by rows: those above the last few are left alone. */
export const TableBlock = memo(({ head, parts, tail, links, known, running }: TableBlockProps) => {
  const allowed = useGradual(parts.length + 1, PARTS_AT_ONCE);
  const shared = { head, links, known };
  return (
    <>
      <AnswerTable
        running={running && parts.length > 0}
        long={parts.length > 0}
        head={<Rows {...shared} rows="" running={false} asHead />}
      >
        {[...parts, tail].slice(0, allowed).map((rows, index) => (
          <Rows key={index} {...shared} rows={rows} running={running && index === parts.length} />
        ))}
      </AnswerTable>
      {running && <span className="answer-cursor" aria-hidden="true" />}
    </>
  );
});
TableBlock.displayName = 'TableBlock';
