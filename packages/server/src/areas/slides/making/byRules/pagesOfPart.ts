import { emptySlide, type SlidePage, type SlidePoint, type SlideTable } from '@console/base/slides';
import { randomId } from '@console/base';
import type { Language } from '../../../../http/messages.js';
import type { Material } from '../../sources/material.js';
import { makingWords } from '../makingWords.js';
import type { Overflows } from '../overflows.js';
import type { Part } from '../parts.js';
import { type Rested, withSources } from '../sourcesOfPage.js';
import { chartOfTable, showsAll } from './numericTable.js';
import { figureOf } from './figureOf.js';
import { sentencesOf } from './sentences.js';

export interface PageRules {
  readonly language: Language;
  readonly overflows: Overflows;
}

/** As the contract has them at most. */
const LONGEST_POINT = 2000;
const LONGEST_TITLE = 500;
const LONGEST_CELL = 500;
const MOST_CELLS = 12;
/** More would be a text, not a slide. */
const MOST_POINTS = 7;
const MOST_ROWS = 12;
/** A chart has room for a table of so many rows beside it. */
const MOST_BESIDE = 8;

/** A point with what it rests on. */
export interface RestedPoint extends SlidePoint {
  readonly sources: readonly number[];
}

/** Lines of words and lists as points. A sentence that leads to a list stands above its items. */
export const pointsOf = (blocks: Part['blocks']): RestedPoint[] => {
  const points: RestedPoint[] = [];
  for (const [at, block] of blocks.entries()) {
    const { sources } = block;
    if (block.kind === 'text')
      points.push(
        ...sentencesOf(block.text).map((text) => ({ text: text.slice(0, LONGEST_POINT), level: 0, sources })),
      );
    else if (block.kind === 'list') {
      const before = blocks[at - 1];
      const led = before?.kind === 'text' && /[：:]$/.test(before.text) ? 1 : 0;
      points.push(
        ...block.items.map(({ text, level }) => ({
          text: text.slice(0, LONGEST_POINT),
          level: Math.min(1, level + led),
          sources,
        })),
      );
    }
  }
  return points;
};

const bare = ({ text, level }: RestedPoint): SlidePoint => ({ text, level });
const rests = (points: readonly RestedPoint[]): Rested[] =>
  points.map(({ text, sources }) => ({ words: text, sources }));

/** Some after some, each as many as there is room for, at least one. */
const split = <T>(all: readonly T[], most: number, hasRoom: (some: readonly T[]) => boolean): T[][] => {
  const runs: T[][] = [];
  let run: T[] = [];
  for (const one of all) {
    const more = [...run, one];
    if (run.length > 0 && (more.length > most || !hasRoom(more))) {
      runs.push(run);
      run = [one];
    } else run = more;
  }
  if (run.length > 0) runs.push(run);
  return runs;
};

const numbered = (pages: readonly SlidePage[], language: Language): SlidePage[] =>
  pages.length < 2
    ? [...pages]
    : pages.map((page, at) => ({
        ...page,
        title: makingWords[language].continued(page.title, at + 1, pages.length).slice(0, LONGEST_TITLE),
      }));

/** The pages that a part makes: points, and a page for each table, quotation and lonely number, all in its own words. */
export const pagesOfPart = (part: Part, material: Material, { language, overflows }: PageRules): SlidePage[] => {
  const begin = (layout: SlidePage['layout']): SlidePage => ({
    ...emptySlide(randomId(), layout),
    section: part.section.slice(0, 200),
    title: part.title.slice(0, LONGEST_TITLE),
  });
  const pages: SlidePage[] = [];
  let waiting: Part['blocks'][number][] = [];

  const flush = (): void => {
    const points = pointsOf(waiting);
    waiting = [];
    const runs = split(points, MOST_POINTS, (some) => !overflows({ ...begin('points'), points: some.map(bare) }));
    pages.push(
      ...numbered(
        runs.map((run) => withSources({ ...begin('points'), points: run.map(bare) }, rests(run), material)),
        language,
      ),
    );
  };

  const ofTable = (whole: SlideTable, sources: readonly number[]): void => {
    const table: SlideTable = {
      head: whole.head.slice(0, MOST_CELLS).map((cell) => cell.slice(0, LONGEST_CELL)),
      rows: whole.rows.map((row) => row.slice(0, MOST_CELLS).map((cell) => cell.slice(0, LONGEST_CELL))),
    };
    const leftOut = whole.head.slice(MOST_CELLS);
    const notes = leftOut.length === 0 ? '' : `${makingWords[language].columnsLeftOut}${leftOut.join('、')}`;
    const rested = [{ words: [table.head, ...table.rows].map((row) => row.join(' | ')).join('\n'), sources }];
    const chart = chartOfTable(table);
    if (chart !== null && table.rows.length <= MOST_BESIDE && table.head.length <= 5) {
      const together = withSources({ ...begin('chartTable'), chart, table, notes }, rested, material);
      if (!overflows(together)) {
        pages.push(together);
        return;
      }
    }
    if (chart !== null) {
      pages.push(withSources({ ...begin('chart'), chart, notes }, rested, material));
      if (showsAll(chart, table)) return;
    }
    const runs = split(
      table.rows,
      MOST_ROWS,
      (rows) => !overflows({ ...begin('table'), table: { head: table.head, rows } }),
    );
    pages.push(
      ...numbered(
        runs.map((rows) =>
          withSources(
            { ...begin('table'), table: { head: table.head, rows }, notes },
            [{ words: [table.head, ...rows].map((row) => row.join(' | ')).join('\n'), sources }],
            material,
          ),
        ),
        language,
      ),
    );
  };

  // A heading that nothing stands under.
  if (part.blocks.length === 0) return [begin('section')];
  for (const block of part.blocks) {
    if (block.kind === 'table') {
      flush();
      if (block.head.length > 0 && block.rows.length > 0) ofTable(block, block.sources);
    } else if (block.kind === 'quote') {
      flush();
      const quote = { text: block.text.slice(0, LONGEST_POINT), by: block.by.slice(0, 200) };
      const page = withSources({ ...begin('quote'), quote }, [{ words: block.text, sources: block.sources }], material);
      if (overflows(page)) waiting.push({ kind: 'text', text: block.text, sources: block.sources });
      else pages.push(page);
    } else {
      const lone = block.kind === 'text' ? figureOf(block.text, part.title) : null;
      if (lone === null || block.kind !== 'text') {
        waiting.push(block);
        continue;
      }
      flush();
      pages.push(
        withSources({ ...begin('figure'), figure: lone }, [{ words: block.text, sources: block.sources }], material),
      );
    }
  }
  flush();
  return pages;
};
