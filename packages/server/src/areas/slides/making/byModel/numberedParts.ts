import type { SlidePage, SlideSource, SlideTable } from '@console/base/slides';
import { asAttribute, asData, withoutOrders } from '../../../../models/index.js';
import type { Material } from '../../sources/material.js';
import { type Part, partsOf, sourcesOfPart, wordsOfPart } from '../parts.js';

/** A part that a model is told of under a number. */
export interface NumberedPart extends Part {
  /** From 1. */
  readonly n: number;
  readonly words: string;
  readonly sources: readonly number[];
  /** Tables of it, by the names that a model chooses them by. */
  readonly tables: ReadonlyMap<string, { readonly table: SlideTable; readonly sources: readonly number[] }>;
}

/** Characters of all parts together that a model plans a deck by, and writes a page by. */
const FOR_OUTLINE = 24_000;
const FOR_PAGE = 6000;
const LEAST = 80;
const MOST_FOR_PAGE = 6;

export const numberedParts = (material: Material): NumberedPart[] =>
  partsOf(material).parts.map((part, at) => {
    const tables = part.blocks.flatMap((block) => (block.kind === 'table' ? [block] : []));
    return {
      ...part,
      n: at + 1,
      words: withoutOrders(wordsOfPart(part)).text,
      sources: sourcesOfPart(part),
      tables: new Map(
        tables.map(({ head, rows, sources }, of) => [`t${at + 1}.${of + 1}`, { table: { head, rows }, sources }]),
      ),
    };
  });

const told = (part: NumberedPart, length: number): string => {
  const tables = [...part.tables].map(
    ([name, { table }]) => `\n(table ${name}: ${table.head.join(' | ')}; ${table.rows.length} rows)`,
  );
  const under = [...new Set([part.section, part.title])].filter((one) => one !== '').join(' / ');
  const words = part.words.length > length ? `${part.words.slice(0, length)}…` : part.words;
  return `<passage n="${part.n}" under="${asAttribute(under)}">\n${asData(words + tables.join(''))}\n</passage>`;
};

/** All parts, each with as much of it as there is room for all of them. */
export const forOutline = (parts: readonly NumberedPart[]): string => {
  const each = Math.max(LEAST, Math.floor(FOR_OUTLINE / Math.max(1, parts.length)));
  return parts
    .slice(0, FOR_OUTLINE / LEAST)
    .map((part) => told(part, each))
    .join('\n');
};

export const forPage = (parts: readonly NumberedPart[]): string =>
  parts.map((part) => told(part, Math.floor(FOR_PAGE / Math.max(1, parts.length)))).join('\n');

const pairsIn = (text: string): Set<string> => {
  const letters = [...text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')];
  return new Set(letters.slice(1).map((letter, at) => `${letters[at] ?? ''}${letter}`));
};

const isOf = (source: SlideSource, part: NumberedPart, { sources }: Material): boolean =>
  part.sources.some((place) => {
    const one = sources[place];
    return (
      one !== undefined && one.subjectId === source.subjectId && one.chunkId === source.chunkId && source.chunkId !== ''
    );
  });

/** The parts that a page is written from: those whose sources it names, else those that speak of the same. */
export const partsForPage = (page: SlidePage, parts: readonly NumberedPart[], material: Material): NumberedPart[] => {
  const named = parts.filter((part) => page.sources.some((source) => isOf(source, part, material)));
  const wanted = pairsIn(`${page.title} ${page.section} ${page.points.map(({ text }) => text).join(' ')}`);
  const scored = (named.length > 0 ? named : parts)
    .map((part) => {
      const own = pairsIn(`${part.title} ${part.section} ${part.words.slice(0, FOR_PAGE)}`);
      const inTitle = part.title !== '' && part.title === page.title ? 1000 : 0;
      return { part, score: inTitle + [...wanted].filter((pair) => own.has(pair)).length };
    })
    .filter(({ score }) => named.length > 0 || score > 1)
    .toSorted((a, b) => b.score - a.score || a.part.n - b.part.n);
  return scored
    .slice(0, MOST_FOR_PAGE)
    .map(({ part }) => part)
    .toSorted((a, b) => a.n - b.n);
};
