import { cleanText } from '../cleanText.js';
import type { SlideFormat, SlidePage } from '../deck.js';
import { fitText, paragraphsOf } from '../fitText.js';
import type { MeasuredItem, MeasuredShape, SlideBox, SlideDesign } from '../measured.js';

/** Points. */
export const slideSizes: Readonly<Record<SlideFormat, { readonly width: number; readonly height: number }>> = {
  '16:9': { width: 960, height: 540 },
  '4:3': { width: 720, height: 540 },
};

export interface LayoutOptions {
  readonly design: SlideDesign;
  readonly format: SlideFormat;
  /** Of the page, from 1. */
  readonly number: number;
  /** Pages of the deck. */
  readonly total: number;
}

/** What a layout draws into. */
export interface Frame {
  readonly page: SlidePage;
  readonly design: SlideDesign;
  readonly width: number;
  readonly height: number;
  /** From the edge of the page to its content. */
  readonly margin: number;
}

export const frameOf = (page: SlidePage, { design, format }: LayoutOptions): Frame => {
  const { width, height } = slideSizes[format];
  return { page, design, width, height, margin: width > 800 ? 46 : 38 };
};

export const shapeAt = (box: SlideBox, fill: string): MeasuredShape => ({ kind: 'shape', ...box, fill });

const motifOf = ({ design, width, height, margin }: Frame): MeasuredShape[] => {
  if (design.motif === 'top') return [shapeAt({ x: 0, y: 0, width, height: 8 }, design.accent)];
  if (design.motif === 'side') return [shapeAt({ x: 0, y: 0, width: 12, height }, design.accent)];
  if (design.motif === 'mark') return [shapeAt({ x: margin, y: 26, width: 44, height: 5 }, design.accent)];
  return [];
};

const TITLE_TOP = 38;
const FOOTER_HEIGHT = 18;
const FOOTER_BOTTOM = 18;
/** Between the last line of the content and the footer. */
const BODY_BOTTOM = 52;

/** The title and what stands below it, and the room that they leave. */
export const headed = (frame: Frame): { items: MeasuredItem[]; body: SlideBox } => {
  const { page, design, width, height, margin } = frame;
  const items: MeasuredItem[] = [...motifOf(frame)];
  const room = width - margin * 2;
  let y = TITLE_TOP;
  const title = paragraphsOf(cleanText(page.title));
  if (title.length > 0) {
    const text = fitText({
      role: 'title',
      paragraphs: title,
      box: { x: margin, y, width: room, height: 100 },
      steps: [
        { size: 32, lines: 1 },
        { size: 28, lines: 1 },
        { size: 28, lines: 2 },
        { size: 24, lines: 2 },
        { size: 22, lines: 2 },
      ],
      scale: page.textScale,
      bold: true,
      colour: design.text,
      ground: design.ground,
      font: design.fonts.heading,
      leading: 1.3,
    });
    items.push(text);
    y += text.height + 4;
  }
  const subtitle = paragraphsOf(cleanText(page.subtitle));
  if (subtitle.length > 0) {
    const text = fitText({
      role: 'subtitle',
      paragraphs: subtitle,
      box: { x: margin, y, width: room, height: 60 },
      steps: [
        { size: 18, lines: 1 },
        { size: 16, lines: 2 },
        { size: 14, lines: 2 },
      ],
      scale: page.textScale,
      colour: design.muted,
      ground: design.ground,
      font: design.fonts.body,
    });
    items.push(text);
    y += text.height;
  }
  y += 18;
  return { items, body: { x: margin, y, width: room, height: height - BODY_BOTTOM - y } };
};

/** The line at the lower edge: the footer, and the number of the page where `number` is not 0. */
export const footed = (
  { page, design, width, height, margin }: Frame,
  { number, total }: { number: number; total: number },
  colours: { colour: string; ground: string } = { colour: design.muted, ground: design.ground },
): MeasuredItem[] => {
  const items: MeasuredItem[] = [];
  const y = height - FOOTER_BOTTOM - FOOTER_HEIGHT;
  // As wide on each page, so that the footer stands alike on all of them.
  const numberWidth = 16 + String(Math.max(total, number)).length * 8;
  const common = { ...colours, font: design.fonts.body, leading: 1.4, steps: [{ size: 12, lines: 1 }] };
  const footer = paragraphsOf(cleanText(page.footer));
  if (footer.length > 0) {
    const box = { x: margin, y, width: width - margin * 2 - numberWidth - 12, height: FOOTER_HEIGHT };
    const steps = [12, 11, 10].map((size) => ({ size, lines: 1 }));
    items.push(fitText({ ...common, role: 'footer', paragraphs: footer, box, steps, hugs: false }));
  }
  if (number > 0) {
    const box = { x: width - margin - numberWidth, y, width: numberWidth, height: FOOTER_HEIGHT };
    const paragraphs = paragraphsOf(String(number));
    items.push(fitText({ ...common, role: 'number', paragraphs, box, align: 'right', hugs: false }));
  }
  return items;
};
