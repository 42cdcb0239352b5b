import { boxAround, type Fragment, groupRows, textOf } from './fragments.js';
import type { PageText } from './layout.js';

/** Share of the page's height, at the top and at the bottom, in which running heads and page numbers stand. */
const MARGIN = 0.12;

/** Pages on which a head has to come again; fewer where the document has no more. */
const OFTEN = 3;

/** Of the size of the text, and lines away from it: a head that says something else on each page is set so. */
const SMALL = 0.95;
const APART = 1.2;

const pageNumber =
  /^[-—–~·\s]*(?:第?\s*\d{1,5}\s*页?|[ivxlc]{1,6}|\d{1,5}\s*[/|]\s*\d{1,5}|page\s+\d+(?:\s+of\s+\d+)?|第\s*\d+\s*页\s*[,，]?\s*共\s*\d+\s*页)[-—–~·\s]*$/i;

/** A line across the whole page. A cell of a table is never furniture by itself. */
interface Row {
  readonly fragments: readonly Fragment[];
  readonly text: string;
  /** Where it stands, in twentieths of the page's height. */
  readonly place: number;
  readonly inMargin: boolean;
  /** The uppermost or the lowest of its page. */
  readonly isEdge: boolean;
  /** At an edge, smaller than the text and well away from it. */
  readonly isHead: boolean;
}

const rowsOf = (page: PageText): Row[] => {
  const rows = groupRows(page.fragments);
  const boxes = rows.map(boxAround);
  return rows.map((fragments, at): Row => {
    const { y0, y1 } = boxAround(fragments);
    const middle = (y0 + y1) / 2 / page.height;
    const isEdge = at === 0 || at === rows.length - 1;
    const [over, under] = [boxes[at - 1], boxes[at + 1]];
    const isSmall = fragments.every(({ size }) => size < SMALL * page.body.size);
    const gap = APART * Math.max(...fragments.map(({ size }) => size));
    const isApart = (over === undefined || y0 - over.y1 > gap) && (under === undefined || under.y0 - y1 > gap);
    return {
      fragments,
      text: fragments.map(textOf).join(' ').trim(),
      place: Math.round(20 * middle),
      inMargin: page.height > 0 && (middle < MARGIN || middle > 1 - MARGIN),
      isEdge: page.height > 0 && isEdge,
      isHead: isEdge && isSmall && isApart,
    };
  });
};

/** On two pages only, two rows of a table may differ by no more than their numbers. */
const patternOf = ({ place, text }: Row, pages: number): string =>
  `${place}:${(pages > 2 ? text.replace(/\d+/g, '#') : text).replace(/\s+/g, '')}`;

/** By how much a number alone at an edge of its page is ahead of the pages. Null for all else. */
const aheadOf = ({ isEdge, text }: Row, index: number): number | null => {
  const [, number] = /^\D{0,3}(\d{1,5})\D{0,3}$/.exec(text) ?? [];
  return isEdge && number !== undefined ? Number(number) - index : null;
};

/** Takes out page numbers, and heads and feet that come again on other pages, before anything else looks at a page. */
export const dropFurniture = (pages: readonly (readonly PageText[])[]): PageText[][] => {
  const read = pages.map((texts) => texts.map((page) => ({ page, rows: rowsOf(page) })));
  const seen = new Map<string, number>();
  const namesOf = (row: Row, index: number): string[] => [
    ...(row.inMargin ? [patternOf(row, pages.length)] : []),
    ...(row.inMargin && row.isHead ? [`head at ${row.place}`] : []),
    ...(aheadOf(row, index) === null ? [] : [`number ${aheadOf(row, index)}`]),
  ];
  for (const [index, texts] of read.entries()) {
    const names = new Set(texts.flatMap(({ rows }) => rows.flatMap((row) => namesOf(row, index))));
    for (const name of names) seen.set(name, (seen.get(name) ?? 0) + 1);
  }
  const times = (name: string): number => seen.get(name) ?? 0;
  const often = Math.min(OFTEN, Math.max(2, pages.length));
  const isFurniture = (row: Row, index: number): boolean => {
    const ahead = aheadOf(row, index);
    if (ahead !== null && times(`number ${ahead}`) > 1) return true;
    if (!row.inMargin) return false;
    if (pages.length > 1 && pageNumber.test(row.text)) return true;
    if (row.text.length > 80) return false;
    return times(patternOf(row, pages.length)) >= often || (row.isHead && times(`head at ${row.place}`) >= often);
  };
  return read.map((texts, index) =>
    texts.map(({ page, rows }) => ({
      ...page,
      fragments: rows.filter((row) => !isFurniture(row, index)).flatMap((row) => row.fragments),
    })),
  );
};
