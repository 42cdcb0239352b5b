import type { SlideLayout, SlidePage } from '@console/base/slides';
import type { Material } from '../../sources/material.js';
import { chartOfTable } from '../byRules/numericTable.js';
import { withSources } from '../sourcesOfPage.js';
import type { NumberedPart } from './numberedParts.js';
import { strayNumber } from './numbersHeld.js';
import type { LenientPage } from './pageReply.js';

/** Rows of a table that a model may choose for one page. */
const MOST_ROWS = 12;
const MOST_CELLS = 12;

export interface CheckAgainst {
  /** The page as it is planned, or stands. */
  readonly page: SlidePage;
  readonly parts: readonly NumberedPart[];
  readonly material: Material;
  /** Words of its owner's: what they say may be said. */
  readonly said: string;
  /** Said in the notes of a page that rests on nothing. */
  readonly noSource: string;
}

/** What is wrong with a page, in words for the model. */
export type Checked = { readonly page: SlidePage } | { readonly fault: string };

const drawn: ReadonlySet<SlideLayout> = new Set(['table', 'chart', 'chartTable']);
/** Pages whose layout says what they are. */
const fixed: ReadonlySet<SlideLayout> = new Set(['title', 'agenda', 'section', 'closing']);

const bareLetters = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase();

const saidOn = (reply: LenientPage): string =>
  [
    reply.title,
    reply.subtitle,
    ...reply.points.map(({ text }) => text),
    ...reply.columns.flatMap(({ title, points }) => [title, ...points.map(({ text }) => text)]),
    reply.figure?.value ?? '',
    reply.figure?.label ?? '',
    reply.figure?.change ?? '',
    reply.quote?.text ?? '',
    reply.quote?.by ?? '',
    reply.notes.replace(/\[\d{1,3}\]/g, ' '),
  ].join('\n');

/** A page as a model wrote it, where it says only what its sources say; else what is wrong with it. */
export const checkedPage = (reply: LenientPage, { page, parts, material, said, noSource }: CheckAgainst): Checked => {
  const given = parts.map((part) => `${part.section}\n${part.title}\n${part.words}`).join('\n');
  const source = `${given}\n${said}`;
  const stray = strayNumber(saidOn(reply), source);
  if (stray !== null) return { fault: `The number ${stray} is not in the passages.` };
  const own: SlidePage = {
    ...page,
    title: reply.title || page.title,
    subtitle: reply.subtitle,
    points: [],
    columns: [],
    figure: null,
    quote: null,
    table: null,
    chart: null,
    notes: '',
  };
  const used = reply.passages.flatMap((n) => parts.find((part) => part.n === n) ?? []);
  const rested = (used.length > 0 ? used : parts).map((part) => ({ words: '', sources: part.sources }));
  const withNotes = (made: SlidePage): Checked => {
    const cited = withSources(made, rested, material);
    const sourceNotes = cited.notes
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .join(' ');
    const notes = [reply.notes.replace(/\s?\[\d{1,3}\]/g, ''), cited.sources.length === 0 ? noSource : sourceNotes];
    return { page: { ...cited, notes: notes.filter((one) => one !== '').join(' ') } };
  };
  if (fixed.has(page.layout)) {
    const points = page.layout === 'agenda' && reply.points.length > 0 ? reply.points : page.points;
    return { page: { ...page, title: reply.title || page.title, subtitle: reply.subtitle || page.subtitle, points } };
  }
  if (drawn.has(reply.layout)) {
    const found = parts.flatMap(({ tables }) => tables.get(reply.table) ?? [])[0];
    if (found === undefined) return { fault: `There is no table ${reply.table || '""'}.` };
    const table = {
      head: found.table.head.slice(0, MOST_CELLS),
      rows: found.table.rows.slice(0, MOST_ROWS).map((row) => row.slice(0, MOST_CELLS)),
    };
    const chart = reply.layout === 'table' ? null : chartOfTable(found.table);
    if (reply.layout !== 'table' && chart === null)
      return { fault: 'This table has no numbers to draw. Use layout "table".' };
    if (reply.layout !== 'chart' && found.table.rows.length > MOST_ROWS && chart === null)
      return { fault: `This table has more than ${MOST_ROWS} rows. Say what matters in points.` };
    const layout = chart === null ? 'table' : found.table.rows.length > MOST_ROWS ? 'chart' : reply.layout;
    return withNotes({ ...own, layout, chart, table: layout === 'chart' ? null : table });
  }
  if (reply.layout === 'quote' && reply.quote) {
    const { text, by } = reply.quote;
    if (text === '' || !bareLetters(source).includes(bareLetters(text)))
      return { fault: 'The quotation is not in the passages.' };
    return withNotes({ ...own, layout: 'quote', quote: { text, by: source.includes(by) ? by : '' } });
  }
  if (reply.layout === 'figure' && reply.figure && reply.figure.value !== '')
    return withNotes({ ...own, layout: 'figure', figure: reply.figure });
  const columns = reply.columns.filter(({ points }) => points.some(({ text }) => text !== ''));
  if (reply.layout === 'columns' && columns.length === 2) return withNotes({ ...own, layout: 'columns', columns });
  const points = [...reply.points, ...columns.flatMap((column) => column.points)].filter(({ text }) => text !== '');
  if (points.length === 0) return { fault: 'The page says nothing.' };
  return withNotes({ ...own, layout: 'points', points: points.slice(0, 8) });
};
