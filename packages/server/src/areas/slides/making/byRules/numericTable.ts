import type { SlideChart, SlideTable } from '@console/base/slides';

const NUMBER = /^([-−+]?)\s*[¥￥$€]?\s*(\d[\d,]*(?:\.\d+)?)\s*([%％‰]|[\p{L}]{0,6})$/u;
const NOTHING = /^(?:[-—–/]|n\/?a|无)?$/i;
const TOTAL = /^(?:合计|总计|共计|小计|total|sum|all)$/i;
const TIME =
  /^(?:\d{4}(?:[-/.年]\d{1,2}(?:[-/.月]\d{1,2}日?)?)?[年月]?|\d{1,2}[-/.月]\d{1,2}日?|\d{1,2}月|\d{1,2}:\d{2}|\d{1,2}\s?时|第[\d一二三四五六七八九十]+[周季月年]度?|q[1-4]|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*\.?|周[一二三四五六日])$/i;
/** Columns that count rows, and stand for nothing. */
const SERIAL = /^(?:序号|编号|no\.?|#|id|项次|排名|名次|rank)$/i;

const MOST_CATEGORIES = 60;
const MOST_SERIES = 4;
/** Series whose sizes are further apart are not drawn on one scale. */
const FURTHEST = 50;

interface Cell {
  readonly value: number | null;
  readonly unit: string;
}

const readCell = (text: string): Cell | null => {
  const plain = text.trim();
  if (NOTHING.test(plain)) return { value: null, unit: '' };
  const found = NUMBER.exec(plain);
  if (found === null) return null;
  const size = Number((found[2] ?? '').replaceAll(',', ''));
  if (!Number.isFinite(size)) return null;
  const unit = (found[3] ?? '').replace('％', '%');
  return { value: found[1] === '-' || found[1] === '−' ? -size : size, unit };
};

const unitOfHead = (head: string): string => /[（(]([^（）()]{1,8})[)）]\s*$/.exec(head)?.[1]?.trim() ?? '';

interface Column {
  readonly name: string;
  readonly values: readonly (number | null)[];
  readonly unit: string;
}

const numbersOf = (name: string, cells: readonly string[]): Column | null => {
  const read = cells.map(readCell);
  const known = read.flatMap((cell) => (cell === null || cell.value === null ? [] : [cell]));
  if (read.includes(null) || known.length < 2 || SERIAL.test(name.trim())) return null;
  const units = new Set(known.map(({ unit }) => unit));
  if (units.size > 1) return null;
  return { name, values: read.map((cell) => cell?.value ?? null), unit: [...units][0] || unitOfHead(name) };
};

const largest = ({ values }: Column): number => Math.max(...values.map((value) => Math.abs(value ?? 0)));

/** Those that are drawn beside the first: of its unit, and about of its size. */
const alike = (columns: readonly Column[]): Column[] => {
  const [first] = columns;
  if (first === undefined) return [];
  const size = largest(first) || 1;
  return columns
    .filter((one) => one.unit === first.unit && largest(one) / size < FURTHEST && size / (largest(one) || 1) < FURTHEST)
    .slice(0, MOST_SERIES);
};

/** What can be drawn of a table, by its numbers alone; null where it is words, or too little. */
export const chartOfTable = ({ head, rows }: SlideTable): SlideChart | null => {
  const labelAt = SERIAL.test(head[0]?.trim() ?? '') ? 1 : 0;
  const drawn = rows.filter((row) => !TOTAL.test(row[labelAt]?.trim() ?? ''));
  if (drawn.length < 2 || drawn.length > MOST_CATEGORIES) return null;
  const categories = drawn.map((row) => (row[labelAt] ?? '').slice(0, 100));
  if (categories.some((one) => one.trim() === '') || new Set(categories).size < categories.length) return null;
  const isTime = categories.every((one) => TIME.test(one.trim()));
  // A first column of bare numbers names nothing, unless they are years.
  if (!isTime && categories.every((one) => readCell(one)?.value !== undefined && readCell(one) !== null)) return null;
  const columns = head.flatMap((name, at) =>
    at <= labelAt
      ? []
      : (numbersOf(
          name,
          drawn.map((row) => row[at] ?? ''),
        ) ?? []),
  );
  const shown = alike(columns);
  const [only] = shown;
  if (only === undefined) return null;
  const sum = only.values.reduce<number>((all, value) => all + (value ?? 0), 0);
  const isShares =
    shown.length === 1 &&
    only.unit === '%' &&
    drawn.length <= 8 &&
    Math.abs(sum - 100) <= 1 &&
    only.values.every((one) => (one ?? 0) >= 0);
  return {
    kind: isShares ? 'pie' : isTime && drawn.length > 2 ? 'line' : 'bar',
    unit: only.unit.slice(0, 40),
    categories,
    series: shown.map(({ name, values }) => ({ name: name.slice(0, 100), values })),
  };
};

/** Whether a chart shows all of its table, so that the table says nothing more. */
export const showsAll = ({ series, categories }: SlideChart, { head, rows }: SlideTable): boolean =>
  series.length === head.length - 1 && categories.length === rows.length;
