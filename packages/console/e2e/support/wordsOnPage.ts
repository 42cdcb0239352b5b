import { getDocument, type PDFDocumentProxy, Util } from 'pdfjs-dist/legacy/build/pdf.mjs';

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

/**
 * Where words stand in a PDF, by the PDF's own text positions: read apart from the product's parser.
 * `pages` are searched as one run of text, so that words may run on over a page break.
 */
export const findWords = async (
  data: Uint8Array,
  words: string,
  pages: readonly number[],
): Promise<Map<number, Box[]>> => {
  const document = await getDocument({ data: data.slice(), verbosity: 0 }).promise;
  const found = new Map<number, Box[]>();
  const wanted = onlyWords(words);
  const all = (await Promise.all(pages.map((page) => charactersOf(document, page)))).flat();
  const visible = all.flatMap((character) => Array.from(onlyWords(character.text), (text) => ({ ...character, text })));
  const start = visible
    .map(({ text }) => text)
    .join('')
    .indexOf(wanted);
  if (start < 0) throw new Error(`“${words.slice(0, 40)}…” is not on pages ${pages.join(', ')}`);
  for (const { page, box } of visible.slice(start, start + Array.from(wanted).length)) {
    found.set(page, [...(found.get(page) ?? []), box]);
  }
  await document.destroy();
  return found;
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
