import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Plugin, type Processor, unified } from 'unified';
import { isHostile, normalizeMath, seeStrong } from './source.js';

/** Makes a tree of a text. */
type Reader = Pick<Processor<Root>, 'parse'>;

/** What every address written as plain text has in it. */
const addressPerhaps = /www\.|https?:\/\/|@/i;

/**
 * Leaves addresses written as plain text unread: looked for at each letter, and again in each node of the tree, they
 * take a third of the time of texts that have none.
 */
const withoutAddresses: Plugin = function (this: Processor) {
  const data = this.data();
  data.micromarkExtensions = data.micromarkExtensions?.map((extension) => ({
    ...extension,
    text: Object.fromEntries(
      Object.entries(extension.text ?? {}).flatMap(([code, constructs]) => {
        const kept = [constructs ?? []].flat().filter((construct) => construct.name?.endsWith('Autolink') !== true);
        return kept.length === 0 ? [] : [[code, kept]];
      }),
    ),
  }));
  data.fromMarkdownExtensions = data.fromMarkdownExtensions
    ?.flat()
    .map((extension) => ({ ...extension, transforms: [] }));
};

interface Readers {
  readonly all: Reader;
  readonly plain: Reader;
}

const readers = (math: Plugin | null): Readers => {
  const processor = unified()
    .use(remarkParse)
    .use([[remarkGfm, { singleTilde: false }], ...(math === null ? [] : [math])]);
  return { all: processor().freeze(), plain: processor().use(withoutAddresses).freeze() };
};

const withoutMath = readers(null);
const withMath = new WeakMap<Plugin, Readers>();

const reader = (math: Plugin | undefined, text: string): Reader => {
  const kind = addressPerhaps.test(text) ? 'all' : 'plain';
  if (math === undefined) return withoutMath[kind];
  const known = withMath.get(math) ?? readers(math);
  withMath.set(math, known);
  return known[kind];
};

/**
 * The tree of one block; null for one that is better shown as it was written.
 * @param math The reader of formulas, once it has come.
 */
export const parseMarkdown = (text: string, math: Plugin | undefined): Root | null => {
  if (isHostile(text)) return null;
  try {
    return reader(math, text).parse(seeStrong(math === undefined ? text : normalizeMath(text)));
  } catch {
    // A text it can't digest is shown, too.
    return null;
  }
};
