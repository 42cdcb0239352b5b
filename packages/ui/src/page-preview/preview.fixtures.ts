import type { Position } from '@console/base';
import { imageSource, type PageSource, type TextRun } from './pageSource.js';
import type { Region } from './regions.js';

export interface Line {
  text: string;
  x: number;
  /** The baseline. */
  y: number;
  size: number;
  /** Drawn exactly this wide. */
  width: number;
  bold?: boolean;
}

const line = (text: string, x: number, y: number, size = 19.5, bold = false): Line => ({
  text,
  x,
  y,
  size,
  bold,
  width: [...text].reduce((sum, sign) => sum + (sign > '\u2e7f' ? size : size * 0.55), 0),
});

/** Where a line's ink stands, as a position. */
export const inkOf = (page: number, { x, y, size, width }: Line): Position => [
  page,
  x,
  x + width,
  y - size * 0.86,
  y + size * 0.14,
];

/** The box of a whole line, with the room that fonts keep over and under the ink. */
const boxOf = (page: number, { x, y, size, width }: Line): Position => [page, x, x + width, y - size, y + size * 0.32];

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** A page as a picture: its lines stand exactly where they say. Sizes in pixels of a page 794 wide. */
export const drawPage = (lines: readonly Line[], height: number, extra = ''): string => {
  const texts = lines.map(
    ({ text, x, y, size, width, bold }) =>
      `<text x="${x}" y="${y}" font-size="${size}" textLength="${width}"${bold ? ' font-weight="600"' : ''}>${escape(text)}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="794" height="${height}" viewBox="0 0 794 ${height}" font-family="Noto Serif CJK SC, Songti SC, SimSun, serif" fill="#1b1f27"><rect width="794" height="${height}" fill="#fff"/>${texts.join('')}${extra}</svg>`;
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
};

const head = (page: number): Line[] => [line('篮球竞赛规则（2024 版）', 96, 58, 15), line(String(page), 680, 58, 15)];

export const page47: readonly Line[] = [
  ...head(47),
  line('第 29 条　24 秒钟', 96, 138, 27, true),
  line('29.1　规则', 96, 202, 21, true),
  line('29.1.1　队员在场上获得控制活球时，或掷球入界中球触', 96, 234),
  line('及场上任一队员且掷球队仍控制球时，应在 24 秒钟内尝试投篮。', 96, 267),
  line('29.2　程序', 96, 332, 21, true),
  line('29.2.1　因防守队犯规或违例（球出界除外）停止比赛，球', 96, 364),
  line('权仍属原控制球队：', 96, 397),
  line('（1）在后场掷球入界，复位至 24 秒钟。', 124, 436),
  line('（2）在前场掷球入界，停表时显示 14 秒或以上的不复', 124, 475),
  line('位，从停止处继续；显示 13 秒或以下的复位至 14 秒钟。', 124, 508),
  line('29.2.2　球触及对方球篮的篮圈后，原控制球队再次获得球', 96, 563),
  line('权的，复位至 14 秒钟；对方获得球权的，复位至 24 秒钟。', 96, 596),
  line('29.2.3　球权属于对方并在其前场掷球入界的，复位至 14', 96, 651),
  line('秒钟。比赛时间剩余不足 14 秒的，计时钟关闭显示。', 96, 684),
];

const board =
  '<g fill="none" stroke="#9aa3b2" stroke-width="1.2"><rect x="279" y="775" width="236" height="112"/><rect x="359" y="821" width="76" height="56"/><path d="M367 887h60M371 887l8 34h36l8 -34"/></g>';

const usual = (page: number): Line[] => [
  ...head(page),
  line(`第 ${Math.ceil(page / 2)} 条　比赛通则`, 96, 138, 27, true),
  ...Array.from({ length: 20 }, (_, row) =>
    line(
      row % 5 === 4 ? '裁判员应按本条规定执行。' : '比赛由两队参加，每队出场五名队员，目标是在对方球篮得分。',
      96,
      202 + row * 38,
    ),
  ),
];

/** A4 at a width of 794. */
export const A4 = 1123;
/** A landscape page. */
export const LANDSCAPE = 561;

const heightOf = (page: number): number => (page % 10 === 8 ? LANDSCAPE : A4);

const linesOf = (page: number): readonly Line[] =>
  page === 47 ? page47 : usual(page).filter(({ y }) => y < heightOf(page) - 40);

const drawn = (page: number): string => drawPage(linesOf(page), heightOf(page), page === 47 ? board : '');

export const pageNumbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** A rule book of 92 pages. */
export const rules = (): PageSource =>
  imageSource(pageNumbers(92).map(drawn), { heights: pageNumbers(92).map(heightOf) });

/** The same book, its page heights not known beforehand. */
export const unmeasuredRules = (): PageSource => imageSource(pageNumbers(92).map(drawn));

const runOf = ({ text, x, y, size, width }: Line): TextRun => ({ text, left: x, top: y - size * 0.86, width, size });

/** The same book, its words known as well as its pictures. */
export const readableRules = (): PageSource => ({
  ...rules(),
  text: (page) => Promise.resolve(linesOf(page).map(runOf)),
});

/** A book whose pictures are only drawn when they are asked for. */
export const longBook = (pageCount: number): PageSource => ({
  pageCount,
  load: (page) => Promise.resolve(drawPage(usual(page), A4)),
});

/** Page 61 fails until `repair` is called. */
export const brokenRules = (): PageSource & { repair: () => void } => {
  const whole = rules();
  let broken = true;
  return {
    ...whole,
    load: (page, request) =>
      broken && page === 61 ? Promise.reject(new Error('page_not_rendered')) : whole.load(page, request),
    repair: () => {
      broken = false;
    },
  };
};

/** Never answers. */
export const waitingRules = (): PageSource => ({ ...rules(), load: () => new Promise(() => {}) });

/** Only the cited pages are open. */
export const citedRules = (): PageSource => ({ ...rules(), pages: [47, 49] });

const block = (page: number, top: number, bottom: number): Position => [page, 84, 710, top, bottom];

export const chunkRegions: readonly Region[] = [
  { id: 'c092', label: '092', positions: [block(47, 176, 278)] },
  { id: 'c093', label: '093', positions: [block(47, 306, 518)] },
  { id: 'c094', label: '094', positions: [block(47, 542, 606)] },
  { id: 'c095', label: '095', positions: [block(47, 630, 694)], tone: 'disabled' },
  { id: 'c096', label: '096', positions: [block(49, 180, 420)] },
];

/** One region whose rectangles are the lines themselves, over two pages. */
export const lineRegion: Region = {
  id: 'lines',
  positions: [
    ...page47.slice(6, 11).map((text) => boxOf(47, text)),
    ...usual(49)
      .slice(3, 5)
      .map((text) => boxOf(49, text)),
  ],
};

/** Five regions on each page; every seventh goes on over the next page. */
export const manyRegions = (pageCount: number): readonly Region[] =>
  Array.from({ length: pageCount * 5 }, (_, index) => {
    const page = Math.floor(index / 5) + 1;
    const top = 176 + (index % 5) * 160;
    const label = String(index + 1);
    const goesOn = index % 5 === 4 && page % 7 === 0 && page < pageCount;
    const positions = goesOn ? [block(page, top, top + 120), block(page + 1, 120, 160)] : [block(page, top, top + 120)];
    return { id: `c${label}`, label, positions };
  });

export const citedRegions: readonly Region[] = [
  { id: 'cite2', positions: [block(47, 306, 518)] },
  { id: 'cite3', positions: [block(49, 180, 420)] },
];

/** Positions that no page has. */
export const hostileRegions: readonly Region[] = [
  { id: 'beyond', label: '1', positions: [[400, 10, 20, 10, 20]] },
  { id: 'nan', label: '2', positions: [[47, Number.NaN, 20, 10, 20]] },
  { id: 'inside-out', label: '3', positions: [[47, 300, 20, 10, 20]] },
  { id: 'too-large', label: '4', positions: [[47, -500, 9000, 1000, 9000]] },
];
