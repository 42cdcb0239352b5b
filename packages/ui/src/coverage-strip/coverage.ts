export interface CoveragePage {
  /** How many characters the page has. */
  characters: number;
  /** How many of them the chunks cover. */
  covered: number;
  /** True where the page could not be read. */
  failed: boolean;
  /** Where its text was read off a picture of it: how sure that is, 0 to 1. */
  confidence?: number | undefined;
}

/** A page with less of its text covered is thin. */
export const THIN = 0.6;
/** A page with fewer characters is never called thin: a title page or a figure. */
const FEW = 50;

export type Standing = 'covered' | 'thin' | 'failed' | 'empty';

export const shareOf = ({ characters, covered }: CoveragePage): number =>
  characters > 0 ? Math.min(1, Math.max(0, covered / characters)) : 0;

export const standingOf = (page: CoveragePage): Standing => {
  if (page.failed) return 'failed';
  if (page.characters <= 0) return 'empty';
  return page.characters >= FEW && shareOf(page) < THIN ? 'thin' : 'covered';
};

/** Share of all characters that is covered, 0 to 1; `null` where there is no text at all. */
export const coverageOf = (pages: readonly CoveragePage[]): number | null => {
  let all = 0;
  let covered = 0;
  for (const page of pages) {
    all += Math.max(0, page.characters);
    covered += shareOf(page) * Math.max(0, page.characters);
  }
  return all > 0 ? covered / all : null;
};

/** How many pages were read off their pictures, and how sure that is by their characters; `null` where none was. */
export const scansOf = (pages: readonly CoveragePage[]): { count: number; confidence: number } | null => {
  let [count, sure, all] = [0, 0, 0];
  for (const { confidence, characters } of pages) {
    if (confidence === undefined) continue;
    count += 1;
    sure += confidence * characters;
    all += characters;
  }
  return count === 0 ? null : { count, confidence: all === 0 ? 0 : sure / all };
};

export interface Bar {
  x: number;
  width: number;
  share: number;
  standing: Standing;
}

const gravity: Record<Standing, number> = { failed: 3, thin: 2, covered: 1, empty: 0 };

/** Pixels between bars that begin `pitch` pixels apart. */
export const gapOf = (pitch: number): number => (pitch >= 8 ? 2 : pitch >= 3 ? 1 : 0);

/** One bar a page. Where there are more pages than pixels, neighbours share a bar, and the worst of them shows. */
export const barsOf = (pages: readonly CoveragePage[], width: number): Bar[] => {
  if (pages.length === 0 || width <= 0) return [];
  const count = Math.min(pages.length, Math.floor(width));
  const pitch = width / count;
  const gap = gapOf(pitch);
  return Array.from({ length: count }, (_, index) => {
    const group = pages.slice(
      Math.floor((index * pages.length) / count),
      Math.max(Math.floor(((index + 1) * pages.length) / count), Math.floor((index * pages.length) / count) + 1),
    );
    const worst = group.reduce<CoveragePage | undefined>((found, page) => {
      if (!found) return page;
      const more = gravity[standingOf(page)] - gravity[standingOf(found)];
      return more > 0 || (more === 0 && shareOf(page) < shareOf(found)) ? page : found;
    }, undefined);
    const standing = worst ? standingOf(worst) : 'empty';
    return { x: index * pitch, width: pitch - gap, share: worst ? shareOf(worst) : 0, standing };
  });
};

export interface Run {
  first: number;
  last: number;
}

/** Neighbouring pages of one standing, as runs of page numbers. */
export const runsOf = (pages: readonly CoveragePage[], standing: Standing): Run[] => {
  const runs: Run[] = [];
  for (const [index, page] of pages.entries()) {
    if (standingOf(page) !== standing) continue;
    const open = runs.at(-1);
    if (open && open.last === index) open.last = index + 1;
    else runs.push({ first: index + 1, last: index + 1 });
  }
  return runs;
};

export interface Label {
  key: string;
  kind: 'page' | 'current' | 'thin' | 'failed';
  run: Run;
  /** Centre in pixels. */
  x: number;
}

const place = (run: Run, pageCount: number, width: number): number =>
  (((run.first + run.last - 1) / 2) * width) / pageCount;

/** Which pages are named under the strip, most important first, as long as none covers another. */
export const labelsOf = (
  pages: readonly CoveragePage[],
  current: number,
  width: number,
  /** Width of a label's words in pixels. */
  measure: (label: Label) => number,
): Label[] => {
  const count = pages.length;
  if (count === 0 || width <= 0) return [];
  const label = (kind: Label['kind'], run: Run): Label => {
    const draft = { key: `${kind} ${run.first}`, kind, run, x: place(run, count, width) };
    const half = measure(draft) / 2;
    return { ...draft, x: Math.min(Math.max(half, draft.x), Math.max(half, width - half)) };
  };
  const page = (number: number) => label('page', { first: number, last: number });
  const step = count <= 50 ? 10 : Math.max(20, Math.ceil(count / 100) * 20);
  const ticks = Array.from({ length: Math.max(0, Math.ceil(count / step) - 1) }, (_, index) =>
    page((index + 1) * step),
  );
  const wanted = [
    label('current', { first: current, last: current }),
    page(1),
    page(count),
    ...runsOf(pages, 'failed')
      .slice(0, 100)
      .map((run) => label('failed', run)),
    ...runsOf(pages, 'thin')
      .slice(0, 100)
      .map((run) => label('thin', run)),
    ...ticks,
  ];
  const kept: Label[] = [];
  for (const next of wanted) {
    const half = measure(next) / 2;
    const free = kept.every((other) => Math.abs(other.x - next.x) >= half + measure(other) / 2 + 8);
    if (free) kept.push(next);
  }
  return kept;
};
