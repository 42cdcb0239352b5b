import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Plugin, unified } from 'unified';
import { isHostile, normalizeMath, seeStrong } from './source.js';

const read = (math: Plugin | null) => {
  const processor = unified().use(remarkParse).use(remarkGfm, { singleTilde: false });
  return math === null ? processor.freeze() : processor.use(math).freeze();
};

const withoutMath = read(null);
const withMath = new WeakMap<Plugin, typeof withoutMath>();

const reader = (math: Plugin | undefined): typeof withoutMath => {
  if (math === undefined) return withoutMath;
  const known = withMath.get(math);
  if (known) return known;
  const made = read(math);
  withMath.set(math, made);
  return made;
};

/**
 * The tree of one block; null for one that is better shown as it was written.
 * @param math The reader of formulas, once it has come.
 */
export const parseMarkdown = (text: string, math: Plugin | undefined): Root | null => {
  if (isHostile(text)) return null;
  try {
    return reader(math).parse(seeStrong(math === undefined ? text : normalizeMath(text)));
  } catch {
    // A text it can't digest is shown, too.
    return null;
  }
};
