import { memo, useMemo } from 'react';
import { useMath } from './Formula.js';
import { parseMarkdown } from './parse.js';
import { hasMath, healTail } from './source.js';
import { drawingOf, drawTree } from './tree.js';

export interface MarkdownBlockProps {
  text: string;
  /** Definitions of links that stand elsewhere. */
  links: string;
  /** Still growing: its end is healed, and a cursor stands behind it. */
  running: boolean;
  /** Numbers that may be cited, in ascending order, joined by commas. */
  known: string;
  /** Number of the first item of a list that goes on from the block before; 0 without numbers. */
  continues: number | null;
}

export const numbersOf = (known: string): ReadonlySet<number> =>
  new Set(known === '' ? [] : known.split(',').map(Number));

/** One block of an answer, read again only when its own text changes. */
export const MarkdownBlock = memo(({ text, links, running, known, continues }: MarkdownBlockProps) => {
  const math = useMath(hasMath(text));
  return useMemo(() => {
    const healed = running ? healTail(text) : text;
    const tree = parseMarkdown(links === '' ? healed : `${healed}\n\n${links}`, math?.reader);
    if (tree === null) return <p className="answer-plain">{text}</p>;
    return drawTree(tree, { ...drawingOf(tree, numbersOf(known)), continues }, running);
  }, [text, links, running, known, continues, math]);
});
MarkdownBlock.displayName = 'MarkdownBlock';
