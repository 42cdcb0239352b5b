import type { Cell } from '../../packages/server/src/analysis/index.js';
import { type ExpectedRow, TOTAL } from './expectedRows.js';

const NONE = '∅';

const isNear = (cell: Cell | undefined, figure: number | null): boolean => {
  if (figure === null) return cell === null;
  const value = typeof cell === 'number' ? cell : typeof cell === 'string' && cell.trim() !== '' ? Number(cell) : null;
  return value !== null && Math.abs(value - figure) <= 1e-4 * Math.max(1, Math.abs(figure));
};

const isNamed = (cell: Cell | undefined, part: string): boolean =>
  part === NONE
    ? cell === null
    : String(cell) === part || String(cell).startsWith(`${part} `) || `${cell}` === `${part}T00:00:00`;

/** Whether cells stand for a row, in whatever order and beside whatever else. */
const stands = (cells: readonly Cell[], { key, figures }: ExpectedRow): boolean => {
  const free = new Set(cells.keys());
  const takes = (fits: (cell: Cell | undefined) => boolean): boolean => {
    for (const at of free) if (fits(cells[at])) return free.delete(at);
    return false;
  };
  const parts = key === TOTAL || key === '' ? [] : key.split(' | ');
  return (
    parts.every((part) => takes((cell) => isNamed(cell, part))) &&
    figures.every((figure) => takes((cell) => isNear(cell, figure)))
  );
};

/**
 * Whether a query's rows are the right ones, whatever their columns are called: each row that was expected and no other. The
 * total of groups may be left out, since nobody asked a query for it.
 */
export const sameRows = (rows: readonly (readonly Cell[])[], wanted: readonly ExpectedRow[]): boolean => {
  const groups = wanted.filter(({ key }) => key !== TOTAL);
  const body = groups.length === 0 ? wanted : groups;
  const left = [...rows];
  const found = body.every((row) => {
    const at = left.findIndex((cells) => stands(cells, row));
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  });
  return (
    found && left.every((cells) => body !== wanted && wanted.some((row) => row.key === TOTAL && stands(cells, row)))
  );
};
