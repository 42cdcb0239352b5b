import type { TextPassage } from '@console/base';
import type { Lit, PlacedMarks, Run, TextLine, TextMark } from './types.js';

/** What joins the words of a citation that stand apart. */
const APART = '\n…\n';

interface Place {
  readonly chunkId: string;
  readonly start: number;
  readonly end: number;
}

const find = (words: string, passages: readonly TextPassage[]): Place[] => {
  if (words === '') return [];
  for (const { chunkId, content } of passages) {
    const start = content.indexOf(words);
    if (start !== -1) return [{ chunkId, start, end: start + words.length }];
  }
  // They go from one passage into the next.
  const lines = words.split('\n');
  return lines.length === 1 ? [] : lines.flatMap((line) => find(line.trim(), passages));
};

/**
 * Where the words of each mark stand: in its own passage, or in another where the section around the passage was read. Of
 * one whose words are no longer there, the passage as a whole.
 */
export const placeMarks = (passages: readonly TextPassage[], marks: readonly TextMark[]): PlacedMarks => {
  const lit = new Map<string, Lit[]>();
  const gone = new Set<string>();
  const put = ({ chunkId, start, end }: Place, { id, label }: TextMark, isFirst: boolean) =>
    lit.set(chunkId, [...(lit.get(chunkId) ?? []), { id, label: isFirst ? label : undefined, start, end }]);
  for (const mark of marks) {
    const own = passages.find(({ chunkId }) => chunkId === mark.chunkId);
    const order = own === undefined ? passages : [own, ...passages.filter((one) => one !== own)];
    const places = (mark.quote ?? '').split(APART).flatMap((words) => find(words.trim(), order));
    for (const [at, place] of places.entries()) put(place, mark, at === 0);
    if (places.length > 0) continue;
    if (mark.quote !== undefined) gone.add(mark.id);
    if (own !== undefined) put({ chunkId: own.chunkId, start: 0, end: own.content.length }, mark, true);
  }
  return { lit, gone };
};

const runsOf = (content: string, start: number, end: number, lit: readonly Lit[]): Run[] => {
  const here = lit.filter((range) => range.start < end && range.end > start);
  const cuts = new Set([start, end]);
  for (const range of here) cuts.add(Math.max(start, range.start)).add(Math.min(end, range.end));
  const edges = [...cuts].toSorted((a, b) => a - b);
  return edges.slice(0, -1).map((from, at): Run => {
    const to = edges[at + 1] ?? end;
    const over = here.filter((range) => range.start <= from && range.end >= to);
    return {
      text: content.slice(from, to),
      marks: [...new Set(over.map(({ id }) => id))],
      begins: over.flatMap(({ id, label, start: first }) =>
        first === from && label !== undefined ? [{ id, label }] : [],
      ),
    };
  });
};

/** The lines of a passage with what is lit on them. */
export const textLines = ({ content, heading }: TextPassage, lit: readonly Lit[]): TextLine[] => {
  const lines: TextLine[] = [];
  let start = 0;
  for (const text of content.split('\n')) {
    const end = start + text.length;
    const depth = heading.indexOf(text.trim());
    if (text.trim() !== '') lines.push({ depth: depth === -1 ? null : depth, runs: runsOf(content, start, end, lit) });
    start = end + 1;
  }
  return lines;
};
