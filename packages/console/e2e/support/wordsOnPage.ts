import { createRequire } from 'node:module';
import path from 'node:path';
import { getDocument, type PDFDocumentProxy, Util } from 'pdfjs-dist/legacy/build/pdf.mjs';

const cMapUrl = path.join(path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), 'cmaps/');

/** Pixels of a page 794 wide, as displayed. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Character {
  text: string;
  page: number;
  box: Box;
}

const WIDTH = 794;

const boxOf = (corners: [number, number][]): Box => {
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
};

const charactersOf = async (document: PDFDocumentProxy, number: number): Promise<Character[]> => {
  const page = await document.getPage(number);
  const viewport = page.getViewport({ scale: WIDTH / page.getViewport({ scale: 1 }).width });
  const { items, styles } = await page.getTextContent();
  return items.flatMap((item): Character[] => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const style = styles[item.fontName];
    const ascent = style?.ascent || 0.88;
    const descent = style?.descent || -0.12;
    const size = Math.hypot(item.transform[2], item.transform[3]);
    const length = Math.hypot(item.transform[0], item.transform[1]);
    const matrix: number[] = Util.transform(viewport.transform, item.transform);
    const place = (x: number, y: number): [number, number] => {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = matrix;
      return [a * x + c * y + e, b * x + d * y + f];
    };
    // Chinese characters are as wide as high, others half: near enough to cut a line into its characters.
    const letters = Array.from(item.str);
    const shares = letters.map((letter) => (/[ -~]/.test(letter) ? 0.5 : 1));
    const whole = shares.reduce((sum, share) => sum + share, 0);
    let passed = 0;
    return letters.map((letter, index) => {
      const from = ((passed / whole) * item.width) / length;
      passed += shares[index] ?? 1;
      const to = ((passed / whole) * item.width) / length;
      const corners: [number, number][] = [
        place(from, (descent * size) / size),
        place(to, (descent * size) / size),
        place(from, (ascent * size) / size),
        place(to, (ascent * size) / size),
      ];
      return { text: letter.normalize('NFKC'), page: number, box: boxOf(corners) };
    });
  });
};

const onlyWords = (text: string): string => text.normalize('NFKC').replace(/[\s\u200b-\u200d\u2060]/g, '');

/** Characters that running heads, page numbers and other chunks may put between two pieces. */
const NEAR = 400;

export interface FoundWords {
  /** Boxes of single characters, by page. */
  readonly boxes: ReadonlyMap<number, Box[]>;
  /** Share of the characters asked for that were found. */
  readonly share: number;
}

/** Parts of sentences, and cells: what stands in one piece on a page. */
const piecesOf = (text: string): string[] =>
  text
    .split(/(?<=[，。；：！？])|[\n|]/)
    .map(onlyWords)
    .filter((piece) => piece !== '');

/**
 * Where a text's words stand in a PDF, by the PDF's own text positions: read apart from the product's parser. Piece by
 * piece in the order of the text, since running heads and page numbers may stand between.
 */
export const findWords = async (data: Uint8Array, text: string, pages: readonly number[]): Promise<FoundWords> => {
  const document = await getDocument({ data: new Uint8Array(data), verbosity: 0, cMapUrl, cMapPacked: true }).promise;
  const all = (await Promise.all(pages.map((page) => charactersOf(document, page)))).flat();
  await document.destroy();
  const visible = all.flatMap((character) =>
    Array.from(onlyWords(character.text), (letter) => ({ ...character, letter })),
  );
  const run = visible.map(({ letter }) => letter).join('');
  const boxes = new Map<number, Box[]>();
  let from = 0;
  let asked = 0;
  let found = 0;
  for (const piece of piecesOf(text)) {
    asked += piece.length;
    const start = run.indexOf(piece, from);
    // Further on there may be the same words again: those are not meant.
    if (start < 0 || (found > 0 && start - from > NEAR)) continue;
    from = start + piece.length;
    found += piece.length;
    for (const { page, box } of visible.slice(start, from)) boxes.set(page, [...(boxes.get(page) ?? []), box]);
  }
  return { boxes, share: asked === 0 ? 0 : found / asked };
};

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const area = (box: Box): number => (box.right - box.left) * (box.bottom - box.top);

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Area that boxes cover together, counted once where they overlap. */
const unionArea = (boxes: readonly Box[]): number => {
  const xs = [...new Set(boxes.flatMap(({ left, right }) => [left, right]))].toSorted((a, b) => a - b);
  return sum(
    xs.slice(1).map((right, index) => {
      const left = xs[index] ?? right;
      const spans = boxes
        .filter((box) => box.left < right && box.right > left)
        .map(({ top, bottom }): [number, number] => [top, bottom])
        .toSorted((a, b) => a[0] - b[0]);
      let height = 0;
      let reached = Number.NEGATIVE_INFINITY;
      for (const [top, bottom] of spans) {
        height += Math.max(0, bottom - Math.max(top, reached));
        reached = Math.max(reached, bottom);
      }
      return height * (right - left);
    }),
  );
};

export interface Fit {
  /** Share of the words' area that is lit. */
  covered: number;
  /** Lit area over the words' area. */
  spread: number;
}

export const fitOf = (words: readonly Box[], lit: readonly Box[]): Fit => {
  const total = sum(words.map(area));
  const hit = sum(words.map((word) => Math.min(area(word), sum(lit.map((box) => overlap(word, box))))));
  return { covered: hit / total, spread: unionArea(lit) / total };
};
