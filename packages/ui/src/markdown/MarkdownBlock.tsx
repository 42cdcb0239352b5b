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

/** Characters of a growing block up to which all of it is read again with each change. */
const LONG = 6000;
const STEP = 3000;

/** What is read of a growing block: of a very long one only whole steps, the rest is shown as it is written. */
const settledPart = (text: string): string => {
  if (text.length <= LONG) return text;
  const step = text.length - (text.length % STEP);
  return text.slice(0, text.lastIndexOf('\n', step - 1) + 1 || step);
};

export const numbersOf = (known: string): ReadonlySet<number> =>
  new Set(known === '' ? [] : known.split(',').map(Number));

/** One block of an answer, read again only when its own text changes. */
export const MarkdownBlock = memo(({ text, links, running, known, continues }: MarkdownBlockProps) => {
  const math = useMath(hasMath(text));
  const settled = running ? settledPart(text) : text;
  const drawn = useMemo(() => {
    const healed = running ? healTail(settled) : settled;
    const tree = parseMarkdown(links === '' ? healed : `${healed}\n\n${links}`, math?.reader);
    if (tree === null) return <p className="answer-plain">{settled}</p>;
    return drawTree(tree, { ...drawingOf(tree, numbersOf(known)), continues }, running);
  }, [settled, links, running, known, continues, math]);
  return settled === text ? (
    drawn
  ) : (
    <>
      {drawn}
      <p className="answer-plain">{text.slice(settled.length)}</p>
    </>
  );
});
MarkdownBlock.displayName = 'MarkdownBlock';
