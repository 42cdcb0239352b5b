import type { DataTable } from '@console/api/contract';
import type { FileReply } from '../../http/serve.js';
import { writeXlsx, XLSX_TYPE } from '../../spreadsheets/index.js';

type Cell = string | number | boolean | null;

/** Begins a formula in the programs that open such files. */
const FORMULA = /^[=+\-@\t\r]/;

const csvCell = (cell: Cell): string => {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  const plain = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};

const headOf = ({ name, unit }: DataTable['columns'][number]): string =>
  unit === undefined || name.includes(unit) ? name : `${name}（${unit}）`;

/** A table as a file: what is shown, with the row of all together last. */
export const fileOfTable = (
  { columns, rows, total }: DataTable,
  { format, name }: { format: 'xlsx' | 'csv'; name: string },
): FileReply => {
  const heads = columns.map(headOf);
  const all =
    total === null || total === undefined
      ? rows
      : [...rows, total.map((cell, at) => (at === 0 ? (cell ?? '合计') : cell))];
  if (format === 'csv') {
    const lines = [heads, ...all].map((row) => row.map(csvCell).join(','));
    // The mark tells Excel that it is UTF-8.
    return {
      body: Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`),
      type: 'text/csv; charset=utf-8',
      name: `${name}.csv`,
    };
  }
  const sheet = {
    name: '数据',
    columns: heads.map((title) => ({ title, width: 18 })),
    rows: all.map((row) => row.map((cell) => (typeof cell === 'boolean' ? (cell ? '是' : '否') : (cell ?? '')))),
  };
  return { body: writeXlsx([sheet]), type: XLSX_TYPE, name: `${name}.xlsx` };
};
