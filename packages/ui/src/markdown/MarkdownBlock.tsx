import { memo, useMemo } from 'react';
import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import type { PluggableList } from 'unified';
import { useWords } from '../locale/useWords.js';
import { rehypeCitations, rehypeCursor } from './citations.js';
import { lazyModule } from './lazyModule.js';
import { components } from './parts.js';
import { hasCode, hasMath, healTail, isHostile, normalizeMath, seeStrong } from './source.js';

const gfm: PluggableList = [[remarkGfm, { singleTilde: false }]];
const useMath = lazyModule(() => import('./math.js'));
const useHighlight = lazyModule(() => import('./highlight.js'));

// Addresses are judged where links and images are drawn.
const keepUrl = (url: string): string => url;

export interface MarkdownBlockProps {
  text: string;
  /** Still growing: its end is healed, and a cursor stands behind it. */
  running: boolean;
  /** Numbers that may be cited, in ascending order, joined by commas. */
  known: string;
}

/** One block of an answer, read again only when its own text changes. */
export const MarkdownBlock = memo(({ text, running, known }: MarkdownBlockProps) => {
  const words = useWords('markdown');
  const math = useMath(hasMath(text));
  const highlight = useHighlight(!running && hasCode(text));

  const content = useMemo(() => {
    if (isHostile(text)) return <p className="answer-plain">{text}</p>;
    const healed = running ? healTail(text) : text;
    const numbers = new Set(known === '' ? [] : known.split(',').map(Number));
    try {
      // Called, not rendered, so that a text it can't digest is caught here and shown as it is written.
      return Markdown({
        children: seeStrong(math ? normalizeMath(healed) : healed),
        components,
        urlTransform: keepUrl,
        remarkPlugins: [...gfm, ...(math?.remark ?? [])],
        remarkRehypeOptions: { footnoteLabel: words.footnotes },
        rehypePlugins: [
          ...(highlight?.rehype ?? []),
          ...(math?.rehype ?? []),
          [rehypeCitations, { known: numbers }],
          ...(running ? [rehypeCursor] : []),
        ],
      });
    } catch {
      return <p className="answer-plain">{text}</p>;
    }
  }, [text, running, known, math, highlight, words]);
  return content;
});
MarkdownBlock.displayName = 'MarkdownBlock';
