import { REFERENCE_WIDTH } from '@console/base';
import type { PageViewport, PDFPageProxy } from 'pdfjs-dist';
import type { TextRun } from '../page-preview/index.js';

type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;
type TextItem = Extract<TextContent['items'][number], { str: string }>;

/** Some writers of PDFs put radicals (U+2E80 to U+2FDF) in place of the characters that look the same. */
const withoutRadicals = (text: string): string => text.replace(/[\u2e80-\u2fdf]/g, (sign) => sign.normalize('NFKC'));

const multiply = (a: readonly number[], b: readonly number[]): number[] => {
  const [a0 = 1, a1 = 0, a2 = 0, a3 = 1, a4 = 0, a5 = 0] = a;
  const [b0 = 1, b1 = 0, b2 = 0, b3 = 1, b4 = 0, b5 = 0] = b;
  return [
    a0 * b0 + a2 * b1,
    a1 * b0 + a3 * b1,
    a0 * b2 + a2 * b3,
    a1 * b2 + a3 * b3,
    a0 * b4 + a2 * b5 + a4,
    a1 * b4 + a3 * b5 + a5,
  ];
};

const runOf = (item: TextItem, styles: TextContent['styles'], viewport: PageViewport): TextRun => {
  const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = multiply(viewport.transform, item.transform);
  const style = styles[item.fontName];
  const vertical = style?.vertical === true;
  const turn = Math.atan2(b, a) + (vertical ? Math.PI / 2 : 0);
  const size = Math.hypot(c, d);
  // Fonts that do not say how far they rise are taken to rise as most do.
  const rise = style?.ascent || (style?.descent ? 1 + style.descent : 0.8);
  return {
    text: withoutRadicals(item.str),
    left: x + Math.sin(turn) * size * rise,
    top: y - Math.cos(turn) * size * rise,
    width: (vertical ? item.height : item.width) * viewport.scale,
    size,
    endsLine: item.hasEOL,
    ...(Math.abs(turn) > 0.001 && { angle: (turn * 180) / Math.PI }),
  };
};

/** The words of a page as pdf.js tells them, where they stand on the page as displayed. What is cropped off is left out. */
export const textOf = async (page: PDFPageProxy): Promise<TextRun[]> => {
  const { items, styles } = await page.getTextContent();
  const viewport = page.getViewport({ scale: REFERENCE_WIDTH / page.getViewport({ scale: 1 }).width });
  const isShown = ({ left, top, width, size }: TextRun) => {
    const reach = Math.max(width, size);
    return left < viewport.width && top < viewport.height && left + reach > 0 && top + reach > 0;
  };
  return items
    .flatMap((item) => ('str' in item && item.str !== '' ? [runOf(item, styles, viewport)] : []))
    .filter(isShown);
};
