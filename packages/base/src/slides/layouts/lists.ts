import { cleanText } from '../cleanText.js';
import type { SlideColumn } from '../deck.js';
import { bulleted, fitAlike, fitText, type Paragraph, paragraphsOf, type SizeStep, type TextWish } from '../fitText.js';
import type { MeasuredItem, SlideBox } from '../measured.js';
import { type Frame, headed, shapeAt } from './frame.js';

const sizes = (...all: readonly number[]): SizeStep[] => all.map((size) => ({ size }));

/** Body text of a page. */
export const bodyWish = ({ design, page }: Frame, paragraphs: readonly Paragraph[], box: SlideBox): TextWish => ({
  role: 'points',
  paragraphs,
  box,
  steps: sizes(24, 22, 20, 18, 16),
  scale: page.textScale,
  colour: design.text,
  ground: design.ground,
  font: design.fonts.body,
  hugs: false,
});

export const pointsItems = (frame: Frame): MeasuredItem[] => {
  const { items, body } = headed(frame);
  const paragraphs = bulleted(frame.page.points);
  return paragraphs.length === 0 ? items : [...items, fitText(bodyWish(frame, paragraphs, body))];
};

/** More parts than that stand in two columns. */
const ONE_COLUMN = 7;
const COLUMN_GAP = 36;

const halves = (box: SlideBox): [SlideBox, SlideBox] => {
  const width = (box.width - COLUMN_GAP) / 2;
  return [
    { ...box, width },
    { ...box, x: box.x + width + COLUMN_GAP, width },
  ];
};

/** The parts of the deck, numbered; what stands below a part is not. */
export const agendaItems = (frame: Frame): MeasuredItem[] => {
  const { items, body } = headed(frame);
  const parts = bulleted(frame.page.points);
  let number = 0;
  const numbered = parts.map((part): Paragraph => {
    if (part.level > 0) return part;
    number += 1;
    return { ...part, bullet: `${number}.` };
  });
  if (numbered.length === 0) return items;
  const wish = (paragraphs: readonly Paragraph[], box: SlideBox): TextWish => ({
    ...bodyWish(frame, paragraphs, box),
    steps: sizes(26, 24, 22, 20, 18, 16),
    gap: 0.7,
  });
  if (numbered.length <= ONE_COLUMN) return [...items, fitText(wish(numbered, body))];
  const [left, right] = halves(body);
  let cut = Math.ceil(numbered.length / 2);
  while (cut < numbered.length && (numbered[cut]?.level ?? 0) > 0) cut += 1;
  const columns = [wish(numbered.slice(0, cut), left), wish(numbered.slice(cut), right)];
  return [...items, ...fitAlike(columns.filter(({ paragraphs }) => paragraphs.length > 0))];
};

const HEAD_GAP = 10;

export const columnsItems = (frame: Frame): MeasuredItem[] => {
  const { page, design } = frame;
  const { items, body } = headed(frame);
  const columns = page.columns.slice(0, 2).filter(({ title, points }) => cleanText(title) !== '' || points.length > 0);
  const boxes = columns.length === 1 ? [body] : halves(body);
  const headOf = (column: SlideColumn, box: SlideBox): TextWish => ({
    ...bodyWish(frame, paragraphsOf(cleanText(column.title)), { ...box, height: 60 }),
    role: 'label',
    steps: [
      { size: 22, lines: 1 },
      { size: 20, lines: 1 },
      { size: 18, lines: 2 },
      { size: 16, lines: 2 },
    ],
    bold: true,
    hugs: true,
  });
  const placed = columns.flatMap((column, at) => {
    const box = boxes[at];
    return box === undefined ? [] : [{ column, box }];
  });
  const heads = fitAlike(
    placed.flatMap(({ column, box }) => (cleanText(column.title) === '' ? [] : [headOf(column, box)])),
  );
  const headHeight = Math.max(0, ...heads.map(({ height }) => height));
  const top = heads.length === 0 ? 0 : headHeight + HEAD_GAP * 2 + 2;
  const lists = placed.map(({ column, box }) => ({
    ...bodyWish(frame, bulleted(column.points), { ...box, y: box.y + top, height: box.height - top }),
    role: 'column' as const,
    steps: sizes(20, 18, 16, 14),
  }));
  return [
    ...items,
    ...heads,
    ...heads.map(({ x, width }) =>
      shapeAt({ x, y: body.y + headHeight + HEAD_GAP - 2, width, height: 2 }, design.accent),
    ),
    ...fitAlike(lists.filter(({ paragraphs }) => paragraphs.length > 0)),
  ];
};
