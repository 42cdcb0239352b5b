import { cleanText } from '../cleanText.js';
import { bulleted, fitText, movedDown, paragraphsOf, type SizeStep } from '../fitText.js';
import type { MeasuredItem, MeasuredText, SlideBox } from '../measured.js';
import { type Frame, headed, shapeAt } from './frame.js';
import { bodyWish } from './lists.js';

const sizes = (lines: number, ...all: readonly number[]): SizeStep[] => all.map((size) => ({ size, lines }));

/** Texts one below the other, in the middle of their box. */
const stacked = (texts: readonly MeasuredText[], box: SlideBox, gap: number): MeasuredText[] => {
  let y = 0;
  const placed = texts.map((text) => {
    const moved = movedDown(text, y);
    y += text.height + gap;
    return moved;
  });
  const spare = Math.max(0, box.height - (y - gap));
  return placed.map((text) => movedDown(text, spare * 0.42));
};

/** One large number, with what it means and what it is compared with; points beside it where there are some. */
export const figureItems = (frame: Frame): MeasuredItem[] => {
  const { page, design } = frame;
  const { items, body } = headed(frame);
  const { figure } = page;
  if (figure === null) return items;
  const points = bulleted(page.points);
  const box = points.length === 0 ? body : { ...body, width: Math.round(body.width * 0.46) };
  const texts: MeasuredText[] = [];
  const common = { scale: page.textScale, ground: design.ground };
  const value = paragraphsOf(cleanText(figure.value));
  if (value.length > 0) {
    texts.push(
      fitText({
        ...common,
        role: 'figure',
        paragraphs: value,
        box: { ...box, height: Math.min(160, box.height * 0.5) },
        steps: sizes(1, 120, 104, 88, 72, 60, 48, 40),
        bold: true,
        colour: design.accent,
        font: design.fonts.heading,
        leading: 1.15,
      }),
    );
  }
  const label = paragraphsOf(cleanText(figure.label));
  if (label.length > 0) {
    texts.push(
      fitText({
        ...common,
        role: 'label',
        paragraphs: label,
        box: { ...box, height: Math.min(80, box.height * 0.25) },
        steps: sizes(2, 26, 24, 22, 20, 18, 16),
        colour: design.text,
        font: design.fonts.body,
      }),
    );
  }
  const change = paragraphsOf(cleanText(figure.change));
  if (change.length > 0) {
    texts.push(
      fitText({
        ...common,
        role: 'label',
        paragraphs: change,
        box: { ...box, height: Math.min(60, box.height * 0.18) },
        steps: sizes(2, 20, 18, 16, 14),
        colour: design.muted,
        font: design.fonts.body,
      }),
    );
  }
  const x = box.x + box.width + 40;
  const beside = { ...body, x, width: body.x + body.width - x };
  return [
    ...items,
    ...stacked(texts, box, 6),
    ...(points.length === 0 ? [] : [fitText(bodyWish(frame, points, beside))]),
  ];
};

const BAR = 5;
const BAR_GAP = 24;

export const quoteItems = (frame: Frame): MeasuredItem[] => {
  const { page, design } = frame;
  const { items, body } = headed(frame);
  const { quote } = page;
  if (quote === null) return items;
  const box = { ...body, x: body.x + BAR + BAR_GAP, width: body.width - BAR - BAR_GAP };
  const common = { scale: page.textScale, ground: design.ground };
  const by = cleanText(quote.by);
  const texts: MeasuredText[] = [];
  const words = paragraphsOf(quote.text);
  if (words.length > 0) {
    texts.push(
      fitText({
        ...common,
        role: 'quote',
        paragraphs: words,
        box: { ...box, height: box.height - (by === '' ? 0 : 60) },
        steps: [34, 32, 28, 24, 22, 20, 18].map((size) => ({ size })),
        colour: design.text,
        font: design.fonts.heading,
        leading: 1.5,
      }),
    );
  }
  if (by !== '') {
    texts.push(
      fitText({
        ...common,
        role: 'by',
        paragraphs: paragraphsOf(`—— ${by}`),
        box: { ...box, height: 48 },
        steps: sizes(1, 18, 16, 14).concat(sizes(2, 14)),
        colour: design.muted,
        font: design.fonts.body,
      }),
    );
  }
  const placed = stacked(texts, box, 12);
  const [first] = placed;
  const last = placed.at(-1);
  if (first === undefined || last === undefined) return items;
  const bar = { x: body.x, y: first.y, width: BAR, height: last.y + last.height - first.y };
  return [...items, shapeAt(bar, design.accent), ...placed];
};
