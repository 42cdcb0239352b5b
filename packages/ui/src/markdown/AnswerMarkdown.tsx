import { memo, type RefObject, useMemo, useRef, useState } from 'react';
import { AnswerBlock } from './AnswerBlock.js';
import { Prose } from './AnswerMarkdown.styles.js';
import { AnswerContext, type CitationEvents, CitationsContext, type CitedPassage } from './context.js';
import type { Block } from './block.js';
import { createReader } from './reader.js';
import { useGradual } from './useGradual.js';
import { useSettled, useUnseen } from './useSettled.js';
import { type RootProps, rootProps } from '../root/rootProps.js';

export interface AnswerMarkdownProps extends CitationEvents, RootProps<HTMLDivElement> {
  /** Markdown, with `[n]` where a passage is cited. May grow: only its end is read again. */
  text: string;
  /** The text is still growing. Default false. */
  running?: boolean;
  /** The passages that may be cited; a number that is not among them stays text. */
  references?: readonly CitedPassage[];
  /** The citation whose passage the reader looks at: it and its sentence are lit. Default none. */
  activeCitation?: number | null;
  /**
   * Which images of other origins load by themselves, e.g. signed addresses of the own file store. All others are asked
   * for by a click. Keep its identity. Default none.
   */
  loadsImage?: (address: URL) => boolean;
}

/** Groups of blocks drawn in one step. */
const GROUPS_AT_ONCE = 2;

const none: readonly CitedPassage[] = [];

interface GroupProps {
  blocks: readonly Block[];
  running: boolean;
  known: string;
  /** Another group follows: nothing will come to this one. */
  full: boolean;
  /** Whether the end of the answer was last out of sight. */
  unseen: RefObject<boolean>;
}

// Blocks only ever come to the end, so their place is their name.
const Group = memo(({ blocks, running, known, full, unseen }: GroupProps) => {
  const group = useRef<HTMLDivElement>(null);
  useSettled(group, full);
  useUnseen(group, !full, unseen);
  return (
    <div ref={group} className="answer-group">
      {blocks.map((block, index) => (
        <AnswerBlock key={index} block={block} running={running && index === blocks.length - 1} known={known} />
      ))}
    </div>
  );
});
Group.displayName = 'Group';

/**
 * An answer's markdown. HTML in it is shown as text; nothing of another origin is loaded unless the reader asks for it;
 * formulas and highlighting are fetched when an answer first needs them.
 */
export const AnswerMarkdown = ({
  text,
  running = false,
  references = none,
  activeCitation = null,
  onCite,
  loadsImage,
  ...root
}: AnswerMarkdownProps) => {
  const [read] = useState(createReader);
  const unseen = useRef(false);
  const { groups, footnotes } = useMemo(() => read(text, running), [read, text, running]);
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
  const answer = useMemo(
    () => ({ running, footnotes: new Set(footnotes === '' ? [] : footnotes.split(' ')), loadsImage }),
    [running, footnotes, loadsImage],
  );
  const allowed = useGradual(groups.length, GROUPS_AT_ONCE);
  return (
    <CitationsContext value={citations}>
      <AnswerContext value={answer}>
        <Prose {...rootProps(root)} data-answer="">
          {groups.slice(0, allowed).map((blocks, index) => (
            <Group
              key={index}
              blocks={blocks}
              running={running && index === groups.length - 1}
              known={known}
              full={index < groups.length - 1}
              unseen={unseen}
            />
          ))}
          {running && groups.length === 0 && <span className="answer-cursor" aria-hidden="true" />}
        </Prose>
      </AnswerContext>
    </CitationsContext>
  );
};
