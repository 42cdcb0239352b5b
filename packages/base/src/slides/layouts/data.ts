import type { SlideChart } from '../deck.js';
import { bulleted, fitText } from '../fitText.js';
import { fitTable } from '../fitTable.js';
import type { MeasuredItem, SlideBox } from '../measured.js';
import { type Frame, headed } from './frame.js';
import { bodyWish } from './lists.js';

const GAP = 32;

const hasValues = ({ categories, series }: SlideChart): boolean =>
  categories.length > 0 && series.some(({ values }) => values.some((value) => value !== null));

const tableItems = ({ page, design }: Frame, box: SlideBox): MeasuredItem[] => {
  if (page.table === null) return [];
  const table = fitTable({
    table: page.table,
    box,
    scale: page.textScale,
    font: design.fonts.body,
    colour: design.text,
    muted: design.muted,
    rule: design.rule,
    ground: design.ground,
  });
  return table === null ? [] : [table];
};

const chartItems = ({ page, design }: Frame, box: SlideBox): MeasuredItem[] => {
  const { chart } = page;
  if (chart === null || !hasValues(chart)) return [];
  const wanted = Math.max(1, chart.kind === 'pie' ? chart.categories.length : chart.series.length);
  return [
    {
      kind: 'chart',
      ...box,
      chart,
      colours: Array.from({ length: wanted }, (_, at) => design.series[at % design.series.length] ?? design.accent),
      text: {
        size: Math.round((chart.categories.length > 10 ? 12 : 14) * page.textScale * 2) / 2,
        bold: false,
        colour: design.muted,
        font: design.fonts.body,
      },
      rule: design.rule,
      ground: design.ground,
    },
  ];
};

/** Two parts beside each other. `share`: of the first. */
const parted = (box: SlideBox, share: number): [SlideBox, SlideBox] => {
  const width = Math.round((box.width - GAP) * share);
  return [
    { ...box, width },
    { ...box, x: box.x + width + GAP, width: box.width - width - GAP },
  ];
};

export const tablePage = (frame: Frame): MeasuredItem[] => {
  const { items, body } = headed(frame);
  return [...items, ...tableItems(frame, body)];
};

/** The chart alone, or with points beside it. */
export const chartPage = (frame: Frame): MeasuredItem[] => {
  const { items, body } = headed(frame);
  const points = bulleted(frame.page.points);
  if (points.length === 0) return [...items, ...chartItems(frame, body)];
  const [left, right] = parted(body, 0.62);
  const wish = { ...bodyWish(frame, points, right), steps: [20, 18, 16, 14].map((size) => ({ size })) };
  return [...items, ...chartItems(frame, left), fitText(wish)];
};

/** Both beside each other; where one has nothing to show, the other has the whole page. */
export const chartTablePage = (frame: Frame): MeasuredItem[] => {
  const { items, body } = headed(frame);
  const [left, right] = parted(body, frame.width > 800 ? 0.58 : 0.5);
  const charts = chartItems(frame, left);
  const tables = tableItems(frame, right);
  if (charts.length === 0) return [...items, ...tableItems(frame, body)];
  if (tables.length === 0) return [...items, ...chartItems(frame, body)];
  return [...items, ...charts, ...tables];
};

/** The whole picture in the middle of its box, or with points beside it. */
export const picturePage = (frame: Frame): MeasuredItem[] => {
  const { items, body } = headed(frame);
  const { picture } = frame.page;
  const points = bulleted(frame.page.points);
  const [left, right] = points.length === 0 ? [body, body] : parted(body, 0.6);
  const drawn: MeasuredItem[] = [];
  if (picture !== null) {
    const scale = Math.min(left.width / picture.width, left.height / picture.height);
    const [width, height] = [picture.width * scale, picture.height * scale];
    drawn.push({
      kind: 'picture',
      x: left.x + (left.width - width) / 2,
      y: left.y + (left.height - height) / 2,
      width,
      height,
      fileId: picture.fileId,
      alt: picture.alt,
      pixelWidth: picture.width,
      pixelHeight: picture.height,
    });
  }
  if (points.length > 0) {
    const box = picture === null ? body : right;
    drawn.push(fitText({ ...bodyWish(frame, points, box), steps: [22, 20, 18, 16, 14].map((size) => ({ size })) }));
  }
  return [...items, ...drawn];
};
