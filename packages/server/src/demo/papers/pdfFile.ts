import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { GlobalFonts, PDFDocument } from '@napi-rs/canvas';
import { type Block, titleOf } from './blocks.js';
import { wrapText } from './wrapText.js';

const PAGE = { width: 595, height: 842 };
const MARGIN = { side: 64, top: 78, bottom: 70 };
const GAP = 24;
const INK = '#1b2230';
const PALE = '#6b7585';
const RULE = '#c6ccd6';
const FAMILY = 'Noto Sans SC Print';

const sizes = { body: 10.5, small: 8.5, cell: 9.5, headings: [18, 13, 11.5] } as const;

let fontsReady = false;

const registerFonts = (): void => {
  if (fontsReady) return;
  fontsReady = true;
  const { resolve } = createRequire(import.meta.url);
  for (const weight of [400, 700]) {
    for (const subset of ['chinese-simplified', 'latin']) {
      const file = `@fontsource/noto-sans-sc/files/noto-sans-sc-${subset}-${weight}-normal.woff2`;
      GlobalFonts.register(readFileSync(resolve(file)), FAMILY);
    }
  }
};

const font = (size: number, bold = false): string => `${bold ? '700' : '400'} ${size}px "${FAMILY}"`;

export interface PrintOptions {
  /** Default 1. */
  readonly columns?: 1 | 2;
  /** At the head of each page. */
  readonly publisher: string;
}

/** Where the next line goes: page by page, column by column. */
const printer = (document: PDFDocument, title: string, { columns = 1, publisher }: PrintOptions) => {
  const width = (PAGE.width - 2 * MARGIN.side - (columns - 1) * GAP) / columns;
  let context: ReturnType<PDFDocument['beginPage']> | null = null;
  let page = 0;
  let column = 0;
  let y = 0;

  const write = (text: string, x: number, at: number, face: string, colour = INK): void => {
    if (context === null) return;
    context.font = face;
    context.fillStyle = colour;
    context.fillText(text, x, at);
  };
  const line = (x: number, at: number, length: number): void => {
    if (context === null) return;
    context.fillStyle = RULE;
    context.fillRect(x, at, length, 0.6);
  };
  const beginPage = (): void => {
    if (context !== null) document.endPage();
    context = document.beginPage(PAGE.width, PAGE.height);
    page += 1;
    column = 0;
    y = MARGIN.top;
    write(`${publisher}　${title}`, MARGIN.side, 44, font(sizes.small), PALE);
    line(MARGIN.side, 52, PAGE.width - 2 * MARGIN.side);
    write(`— ${page} —`, PAGE.width / 2 - 12, PAGE.height - 36, font(sizes.small), PALE);
  };

  return {
    width,
    measure: (face: string) => {
      if (context === null) beginPage();
      return (text: string): number => {
        if (context === null) return 0;
        context.font = face;
        return context.measureText(text).width;
      };
    },
    /** Makes sure that so much fits, in this column or the next one. */
    room: (height: number): void => {
      if (context === null) beginPage();
      if (y + height <= PAGE.height - MARGIN.bottom) return;
      if (column + 1 < columns) {
        column += 1;
        y = MARGIN.top;
      } else beginPage();
    },
    line: (x: number, down: number, length: number): void =>
      line(MARGIN.side + column * (width + GAP) + x, y + down, length),
    text: (text: string, x: number, down: number, face: string): void =>
      write(text, MARGIN.side + column * (width + GAP) + x, y + down, face),
    down: (height: number): void => {
      y += height;
    },
    end: (): Uint8Array => {
      document.endPage();
      return document.close();
    },
  };
};

type Printer = ReturnType<typeof printer>;

const printLines = (to: Printer, text: string, size: number, { bold = false, indent = 0, hang = 0 } = {}): void => {
  const face = font(size, bold);
  const height = size * 1.7;
  for (const [at, words] of wrapText(text, to.width - hang, to.measure(face), indent).entries()) {
    to.room(height);
    to.text(words, hang + (at === 0 ? indent : 0), size, face);
    to.down(height);
  }
};

const printTable = (to: Printer, rows: readonly (readonly string[])[]): void => {
  const count = Math.max(1, ...rows.map((row) => row.length));
  const weights = Array.from({ length: count }, (_, at) =>
    Math.min(18, Math.max(4, ...rows.map((row) => (row[at] ?? '').length))),
  );
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const widths = weights.map((weight) => (weight / all) * to.width);
  const height = sizes.cell * 1.6;
  for (const [at, row] of rows.entries()) {
    const face = font(sizes.cell, at === 0);
    const cells = row.map((cell, index) => wrapText(cell, (widths[index] ?? 0) - 8, to.measure(face)));
    const lines = Math.max(1, ...cells.map((cell) => cell.length));
    to.room(lines * height + 6);
    to.line(0, 0, to.width);
    let x = 0;
    for (const [index, cell] of cells.entries()) {
      for (const [n, words] of cell.entries()) to.text(words, x + 4, sizes.cell + 4 + n * height, face);
      x += widths[index] ?? 0;
    }
    to.down(lines * height + 6);
  }
  to.line(0, 0, to.width);
  to.down(10);
};

const printBlock = (to: Printer, block: Block): void => {
  switch (block.kind) {
    case 'heading': {
      const size = sizes.headings[block.level - 1] ?? sizes.body;
      to.room(size * 4);
      to.down(block.level === 1 ? 0 : 8);
      printLines(to, block.text, size, { bold: true });
      to.down(block.level === 1 ? 12 : 3);
      return;
    }
    case 'paragraph':
      printLines(to, block.text, sizes.body, { indent: sizes.body * 2 });
      return to.down(4);
    case 'item':
      printLines(to, `• ${block.text}`, sizes.body, { hang: sizes.body });
      return to.down(2);
    case 'table':
      to.down(4);
      return printTable(to, block.rows);
  }
};

/** A printed document with running heads and page numbers; its font is embedded, its words can be read and searched. */
export const pdfFile = (blocks: readonly Block[], options: PrintOptions): Uint8Array => {
  registerFonts();
  const title = titleOf(blocks);
  const document = new PDFDocument({ title, author: options.publisher });
  const to = printer(document, title, options);
  for (const block of blocks) printBlock(to, block);
  return to.end();
};
