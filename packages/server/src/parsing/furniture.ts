import type { Line } from './layout.js';

/** Share of the page's height, at the top and at the bottom, in which running heads and page numbers stand. */
const MARGIN = 0.12;

const pageNumber =
  /^[-—–~·\s]*(?:第?\s*\d{1,5}\s*页?|[ivxlc]{1,6}|\d{1,5}\s*[/|]\s*\d{1,5}|page\s+\d+(?:\s+of\s+\d+)?|第\s*\d+\s*页\s*[,，]?\s*共\s*\d+\s*页)[-—–~·\s]*$/i;

const inMargin = ({ y0, y1, pageHeight }: Line): boolean =>
  pageHeight > 0 && ((y0 + y1) / 2 < MARGIN * pageHeight || (y0 + y1) / 2 > (1 - MARGIN) * pageHeight);

const pattern = (line: Line): string => {
  const height = Math.round((20 * (line.y0 + line.y1)) / 2 / line.pageHeight);
  return `${height}:${line.text.replace(/\d+/g, '#').replace(/\s+/g, '')}`;
};

/** Takes out page numbers, and heads and feet that come again on other pages. One list of lines a page. */
export const dropFurniture = (pages: readonly (readonly Line[])[]): Line[][] => {
  const seen = new Map<string, number>();
  for (const lines of pages) {
    for (const key of new Set(lines.filter(inMargin).map(pattern))) seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  const isFurniture = (line: Line): boolean =>
    inMargin(line) &&
    ((pages.length > 1 && pageNumber.test(line.text.trim())) ||
      (line.text.length <= 80 && (seen.get(pattern(line)) ?? 0) >= 3));
  return pages.map((lines) => lines.filter((line) => !isFurniture(line)));
};
