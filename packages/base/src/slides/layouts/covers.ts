import { cleanText } from '../cleanText.js';
import { mixColours } from '../colours.js';
import { bulleted, fitText, movedDown, paragraphsOf, type SizeStep } from '../fitText.js';
import type { MeasuredItem, MeasuredText } from '../measured.js';
import { footed, type Frame, shapeAt } from './frame.js';

/** Second colour of a cover. */
export const mutedOnCover = ({ cover, onCover }: Frame['design']): string => mixColours(onCover, cover, 0.15);

const steps = (sizes: readonly number[], lines: number): SizeStep[] => sizes.map((size) => ({ size, lines }));

/** First page, sections and the last page: a title on the ground of covers, with what stands below it. */
export const coverItems = (frame: Frame, kind: 'title' | 'section' | 'closing'): MeasuredItem[] => {
  const { page, design, width, height } = frame;
  const left = Math.round(width * 0.085);
  const room = width - left * 2;
  const scale = page.textScale;
  const common = { ground: design.cover, scale };
  const texts: MeasuredText[] = [];
  let y = 0;
  const below = (text: MeasuredText, gap: number): void => {
    const moved = movedDown(text, y + (texts.length > 0 ? gap : 0));
    texts.push(moved);
    y = moved.y + moved.height;
  };
  const title = paragraphsOf(cleanText(page.title));
  if (title.length > 0) {
    const sizes = kind === 'title' ? [48, 44, 40, 36, 32] : [40, 36, 32, 28];
    below(
      fitText({
        ...common,
        role: 'title',
        paragraphs: title,
        box: { x: left, y: 0, width: room, height: 200 },
        steps: [...steps(sizes.slice(0, 2), 1), ...steps(sizes, 2), ...steps(sizes.slice(-2), 3)],
        bold: true,
        colour: design.onCover,
        font: design.fonts.heading,
        leading: 1.25,
      }),
      0,
    );
  }
  const subtitle = paragraphsOf(cleanText(page.subtitle));
  if (subtitle.length > 0) {
    below(
      fitText({
        ...common,
        role: 'subtitle',
        paragraphs: subtitle,
        box: { x: left, y: 0, width: room, height: 90 },
        steps: steps([22, 20, 18, 16], 3),
        colour: mutedOnCover(design),
        font: design.fonts.body,
      }),
      16,
    );
  }
  const points = kind === 'section' ? [] : bulleted(page.points).map((one) => ({ ...one, bullet: '' }));
  if (points.length > 0) {
    below(
      fitText({
        ...common,
        role: 'points',
        paragraphs: points,
        box: { x: left, y: 0, width: room, height: 130 },
        steps: [20, 18, 16, 14].map((size) => ({ size })),
        colour: design.onCover,
        font: design.fonts.body,
        gap: 0.3,
      }),
      24,
    );
  }
  const top = Math.max(70, Math.round((height - 40 - y) * 0.46));
  return [
    ...(texts.length > 0 ? [shapeAt({ x: left, y: top - 24, width: 64, height: 6 }, accentOnCover(frame))] : []),
    ...texts.map((text) => movedDown(text, top)),
    ...footed(
      { ...frame, margin: left },
      { number: 0, total: 0 },
      { colour: mutedOnCover(design), ground: design.cover },
    ),
  ];
};

const accentOnCover = ({ design }: Frame): string => mixColours(design.accent, design.onCover, 0.35);
