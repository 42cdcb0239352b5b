import { CheckOutlined, CopyOutlined } from '@ant-design/icons';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useWords } from '../locale/useWords.js';
import { markdownWords } from './locale.js';
import { copyText } from '../clipboard/copyText.js';
import { rowsOf, toCsv, toTsv } from './tableText.js';
import { useFollowEnd } from './useFollowEnd.js';
import { useSettled } from './useSettled.js';

// It scrolls, so the keyboard must reach it.
const ScrolledTable = styled.div.attrs({ tabIndex: 0, role: 'group' })``;

export type CellAlign = 'left' | 'right' | 'center' | null;

export interface TableRowProps {
  align: readonly CellAlign[];
  /** At least as many as there are columns; more are left out. */
  cells: readonly ReactNode[];
  /** The row with the names of the columns. Default false. */
  head?: boolean;
}

export const TableRow = ({ align, cells, head = false }: TableRowProps) => (
  <tr>
    {align.map((side, index) => {
      const Cell = head ? 'th' : 'td';
      return (
        <Cell key={index} data-align={side ?? undefined} scope={head ? 'col' : undefined}>
          {cells[index]}
        </Cell>
      );
    })}
  </tr>
);

export interface AnswerTableProps {
  head: ReactNode;
  /** Rows. */
  children: ReactNode;
  /** Rows are still coming. Default false. */
  running?: boolean;
  /** It has many rows. Default false. */
  long?: boolean;
}

const copyIcon = <CopyOutlined aria-hidden />;
const copiedIcon = <CheckOutlined aria-hidden />;

/** A table that scrolls in its place, under a head that stays. It can be copied for a spreadsheet. */
export const AnswerTable = ({ head, children, running = false, long = false }: AnswerTableProps) => {
  const words = useWords(markdownWords);
  const block = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  useSettled(block, long);
  const table = useRef<HTMLTableElement>(null);
  const [copied, setCopied] = useState<'tsv' | 'csv' | null>(null);
  const { follow, onScroll } = useFollowEnd();
  useLayoutEffect(() => {
    if (running) follow(box.current);
  });
  const copy = async (form: 'tsv' | 'csv'): Promise<void> => {
    if (!table.current) return;
    const rows = rowsOf(table.current);
    setCopied((await copyText(form === 'csv' ? toCsv(rows) : toTsv(rows))) ? form : null);
  };
  const copier = (form: 'tsv' | 'csv', name: string) => (
    <button type="button" onClick={() => void copy(form)} onBlur={() => setCopied(null)}>
      {copied === form ? copiedIcon : copyIcon}
      {copied === form ? words.copied : name}
    </button>
  );
  return (
    <div ref={block} className="answer-table">
      <ScrolledTable ref={box} className="answer-table-box" aria-label={words.table} onScroll={onScroll}>
        <table ref={table}>
          <thead>{head}</thead>
          <tbody>{children}</tbody>
        </table>
      </ScrolledTable>
      <div className="answer-table-bar" role="group" aria-label={words.copyTable}>
        {copier('tsv', words.copyTable)}
        {copier('csv', words.copyCsv)}
      </div>
    </div>
  );
};
