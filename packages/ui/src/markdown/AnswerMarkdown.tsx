import { memo, useMemo, useState } from 'react';
import { Prose } from './AnswerMarkdown.styles.js';
import { BLOCKS_IN_GROUP, createBlockSplitter } from './blocks.js';
import { type CitationEvents, type CitedPassage, CitationsContext } from './context.js';
import { MarkdownBlock } from './MarkdownBlock.js';

export interface AnswerMarkdownProps extends CitationEvents {
  /** Markdown, with `[n]` where a passage is cited. May grow: only its end is read again. */
  text: string;
  /** The text is still growing. Default false. */
  running?: boolean;
  /** The passages that may be cited; a number that is not among them stays text. */
  references?: readonly CitedPassage[];
  /** The citation whose passage the reader looks at: it and its sentence are lit. Default none. */
  activeCitation?: number | null;
  className?: string;
}

const none: readonly CitedPassage[] = [];
const noBlocks: readonly string[] = [];

interface GroupProps {
  closed: readonly string[];
  open: readonly string[];
  running: boolean;
  known: string;
}

// Blocks only ever come to the end, so their place is their name.
const Group = memo(({ closed, open, running, known }: GroupProps) =>
  [...closed, ...open].map((block, index, all) => (
    <MarkdownBlock key={index} text={block} running={running && index === all.length - 1} known={known} />
  )),
);
Group.displayName = 'Group';

/**
 * An answer's markdown. HTML in it is shown as text; images of other origins become links; formulas and highlighting are
 * fetched when an answer first needs them. A footnote or a link's address must stand in the same block as its use.
 */
export const AnswerMarkdown = ({
  text,
  running = false,
  references = none,
  activeCitation = null,
  onCite,
  className,
}: AnswerMarkdownProps) => {
  const [split] = useState(createBlockSplitter);
  const { closed, open } = useMemo(() => split(text), [split, text]);
  const known = useMemo(
    () =>
      references
        .map(({ n }) => n)
        .toSorted((a, b) => a - b)
        .join(','),
    [references],
  );
  const citations = useMemo(
    () => ({ passages: new Map(references.map((passage) => [passage.n, passage])), active: activeCitation, onCite }),
    [references, activeCitation, onCite],
  );
  const last = closed.at(-1);
  const room = last ? BLOCKS_IN_GROUP - last.length : 0;
  const beyond = open.slice(room);
  return (
    <CitationsContext value={citations}>
      <Prose className={className}>
        {closed.map((group, index) => {
          const atEnd = index === closed.length - 1;
          return (
            <Group
              key={index}
              closed={group}
              open={atEnd && room > 0 ? open.slice(0, room) : noBlocks}
              running={running && atEnd && beyond.length === 0}
              known={known}
            />
          );
        })}
        {beyond.length > 0 && (
          <Group key={closed.length} closed={noBlocks} open={beyond} running={running} known={known} />
        )}
        {running && text.trim() === '' && <span className="answer-cursor" aria-hidden="true" />}
      </Prose>
    </CitationsContext>
  );
};
