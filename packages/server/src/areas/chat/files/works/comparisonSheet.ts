import type { ComparedCell, DialogueWorkDetail, Reference } from '@console/api/contract';
import type { Language } from '../../../../http/messages.js';
import type { Sheet } from '../../../../spreadsheets/index.js';

const words = {
  'zh-CN': {
    sheet: '文件对比',
    point: '对比项',
    place: '出处',
    notFound: '未提及',
    waiting: '未完成',
    page: (page: number) => `第 ${page} 页`,
    row: (from: number, to: number) => (from === to ? `第 ${from} 行` : `第 ${from}–${to} 行`),
    slide: (from: number) => `第 ${from} 张幻灯片`,
  },
  'en-US': {
    sheet: 'Comparison',
    point: 'Point',
    place: 'Found at',
    notFound: 'Not mentioned',
    waiting: 'Not done',
    page: (page: number) => `Page ${page}`,
    row: (from: number, to: number) => (from === to ? `Row ${from}` : `Rows ${from}–${to}`),
    slide: (from: number) => `Slide ${from}`,
  },
} as const;

/** Characters, column by column. */
const WIDTHS = { point: 24, text: 48, place: 24 };

const placeOf = ({ positions, place, heading, chunkIndex }: Reference, language: Language): string => {
  const said = words[language];
  const pages = [...new Set(positions.map(([page]) => page))];
  if (pages.length > 0) return pages.map(said.page).join('、');
  if (place?.kind === 'row') return said.row(place.from, place.to);
  if (place?.kind === 'slide') return said.slide(place.from);
  return heading.join(' > ') || `#${chunkIndex}`;
};

const textOf = ({ state, text }: ComparedCell, language: Language): string => {
  if (state === 'found') return text;
  return state === 'not_found' ? words[language].notFound : words[language].waiting;
};

/** A comparison as a sheet: one point a row, of each file what it says and where. */
export const comparisonSheet = ({ files, rows }: DialogueWorkDetail, language: Language): Sheet => {
  const said = words[language];
  const ofFiles = files.flatMap(({ name }) => [
    { title: name, width: WIDTHS.text },
    { title: said.place, width: WIDTHS.place },
  ]);
  return {
    name: said.sheet,
    columns: [{ title: said.point, width: WIDTHS.point }, ...ofFiles],
    rows: rows.map(({ point, cells }) => [
      point,
      ...cells.flatMap((cell) => [
        textOf(cell, language),
        cell.references.map((one) => `[${one.n}] ${placeOf(one, language)}`).join('\n'),
      ]),
    ]),
  };
};
