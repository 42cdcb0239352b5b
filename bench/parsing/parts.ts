import type { Box, Fixed, Item } from './sheet.js';
import type { Writer } from './writing.js';

/** The parts that documents are put together from. */

export const columnsOf = (
  page: number,
  count: number,
  { x = 18, y = 24, w = 174, h = 246, gap = 7 }: Partial<Omit<Box, 'page'>> & { gap?: number } = {},
): Box[] => {
  const width = (w - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, at) => ({ page, x: x + at * (width + gap), y, w: width, h }));
};

/** Numbered sections of so many paragraphs each. */
export const sections = (writer: Writer, count: number, paragraphs: number, sentences = 4): Item[] =>
  Array.from({ length: count }, (_, at): Item[] => [
    { tag: 'h2', text: `${at + 1} ${writer.title()}` },
    ...Array.from({ length: paragraphs }, (): Item => ({ tag: 'p', text: writer.paragraph(sentences) })),
  ]).flat();

const at = (x: number, y: number, text: string, more = ''): string =>
  `<div style="position:absolute;left:${x}mm;top:${y}mm;font:7pt sans-serif;white-space:nowrap;${more}">${text}</div>`;

const frame = (x: number, y: number, w: number, h: number): string =>
  `<div style="position:absolute;box-sizing:border-box;left:${x}mm;top:${y}mm;width:${w}mm;height:${h}mm;border:0.3mm solid #555"></div>`;

/** Boxes with names in them and lines between. Its caption stands below. */
export const figure = (box: Box, writer: Writer, caption: string): Fixed => {
  const across = Math.max(2, Math.floor(box.w / 32));
  const step = box.w / across;
  const cells = [0, 1].flatMap((row) =>
    Array.from({ length: across }, (_, column) => {
      const [x, y] = [column * step + 2, row * (box.h / 2 - 6) + 2 + (column % 2) * 3];
      const bold = column === 0 ? 'font-weight:700;font-size:9.5pt;' : '';
      return frame(x, y, step - 6, 11) + at(x + 2, y + 3, writer.label(), bold);
    }),
  );
  return {
    box,
    html: `${frame(0, 0, box.w, box.h - 14)}${cells.join('')}<p class="caption" style="top:${box.h - 12}mm">${caption}</p>`,
    says: [caption],
  };
};

/** Bars with an axis and its numbers. */
export const chart = (box: Box, writer: Writer, caption: string): Fixed => {
  const bars = Math.max(4, Math.floor(box.w / 14));
  const step = (box.w - 14) / bars;
  const height = box.h - 24;
  const parts = Array.from({ length: bars }, (_, bar) => {
    const top = 4 + ((bar * 7) % (height - 8));
    return (
      `<div style="position:absolute;background:#9ab;left:${12 + bar * step}mm;top:${top}mm;width:${step - 3}mm;height:${height - top}mm"></div>` +
      at(12 + bar * step, height + 1, `Q${bar + 1}`) +
      at(12 + bar * step, top - 3.2, `${(bar * 13) % 40}.${bar}`)
    );
  });
  const axis = [0, 1, 2, 3].map((tick) => at(3, 2 + (tick * (height - 6)) / 3, String(60 - tick * 20)));
  return {
    box,
    html: `${parts.join('')}${axis.join('')}${at(box.w / 2 - 14, height + 5, writer.title())}<p class="caption" style="top:${box.h - 12}mm">${caption}</p>`,
    says: [caption],
  };
};

/** Its caption stands above. With no borders, only space parts its cells. */
export const table = (
  box: Box,
  caption: string,
  rows: readonly (readonly string[])[],
  { borders = false }: { borders?: boolean } = {},
): Fixed => {
  const cells = (row: readonly string[], tag: string): string =>
    `<tr>${row.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  const [head = [], ...rest] = rows;
  return {
    box,
    html: `<p class="caption" style="position:static">${caption}</p><table class="${borders ? 'borders' : 'open'}">${cells(head, 'th')}${rest.map((row) => cells(row, 'td')).join('')}</table>`,
    says: [caption, ...rows.map((row) => row.join(' '))],
  };
};

/** Small print under a line. Parted texts stand one below the other. */
export const footnotes = (box: Box, notes: readonly (readonly [mark: string, text: string])[]): Fixed => ({
  box,
  html: `<div class="notes">${notes.map(([mark, text]) => `<p><sup>${mark}</sup> ${text}</p>`).join('')}</div>`,
  says: notes.map(([, text]) => text),
});

/** A running head, with the number of the page. */
export const head = (page: number, text: string): Fixed => ({
  box: { page, x: 18, y: 10, w: 174, h: 6 },
  html: `<div class="head">${page % 2 === 0 ? `<span>${page + 101}</span><span>${text}</span>` : `<span>${text}</span><span>${page + 101}</span>`}</div>`,
  says: [],
});

/** A number at the foot. */
export const foot = (page: number): Fixed => ({
  box: { page, x: 18, y: 282, w: 174, h: 5 },
  html: `<div style="text-align:center;font-size:8pt">${page + 1}</div>`,
  says: [],
});

export const span = (box: Box, html: string, says: readonly string[]): Fixed => ({ box, html, says });
