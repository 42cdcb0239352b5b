import type { TextPassage } from '@console/base';
import { Fragment, type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { useSharedRef } from '../root/useSharedRef.js';
import { useWords } from '../locale/useWords.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { Notice } from '../states/Notice.js';
import { textWords } from './locale.js';
import { PassageLines } from './PassageLines.js';
import { Gap, Nothing, Root } from './TextPreview.styles.js';
import { placeMarks } from './textLines.js';
import type { Lit, TextMark } from './types.js';

export interface TextPreviewProps extends RootProps<HTMLDivElement> {
  /** In the order of the document; what is left out between them is said. */
  passages: readonly TextPassage[];
  /** What is lit. Default nothing. */
  marks?: readonly TextMark[];
  /** The mark that stands out, and is brought into view. Default none. */
  activeId?: string | null;
  /** Left out, marks cannot be chosen. */
  onSelect?: (id: string) => void;
  /** Name of the text, for those who hear it. Default `正文`. */
  label?: string;
  /** Below the last passage: what brings more of them. */
  more?: ReactNode;
}

const none: readonly TextMark[] = [];
const unlit: readonly Lit[] = [];

/** Share of the view above the words that are brought into it. */
const ABOVE = 1 / 3;

const bringIntoView = (view: HTMLElement, found: Element): void => {
  const [outer, inner] = [view.getBoundingClientRect(), found.getBoundingClientRect()];
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  // Never by the element itself: that would move the page around as well.
  view.scrollTop += inner.top - outer.top - view.clientHeight * ABOVE;
};

/** A document without pages as it is read from top to bottom, with the words that are cited lit. Fills its parent. */
export const TextPreview = ({
  passages,
  marks = none,
  activeId = null,
  onSelect,
  label,
  more,
  ...root
}: TextPreviewProps) => {
  const words = useWords(textWords);
  const view = useRef<HTMLDivElement>(null);
  const ref = useSharedRef(view, root.ref);
  const { lit, gone } = useMemo(() => placeMarks(passages, marks), [passages, marks]);
  const active = marks.find(({ id }) => id === activeId);
  useLayoutEffect(() => {
    const found = activeId === null ? null : view.current?.querySelector('[data-active]');
    if (view.current && found) bringIntoView(view.current, found);
  }, [activeId, passages]);
  return (
    <Root {...rootProps(root)} ref={ref} role="region" aria-label={label ?? words.text} tabIndex={0}>
      {active !== undefined && gone.has(active.id) && (
        <Notice>
          {words.changed}
          {active.quote !== undefined && <blockquote>{active.quote}</blockquote>}
        </Notice>
      )}
      {passages.length === 0 && gone.size === 0 && <Nothing>{words.empty}</Nothing>}
      {passages.map((one, at) => {
        const before = passages[at - 1];
        const leftOut = before === undefined ? 0 : one.chunkIndex - before.chunkIndex - 1;
        return (
          <Fragment key={one.chunkId}>
            {leftOut > 0 && <Gap>{words.leftOut(leftOut)}</Gap>}
            <PassageLines passage={one} lit={lit.get(one.chunkId) ?? unlit} activeId={activeId} onSelect={onSelect} />
          </Fragment>
        );
      })}
      {more}
    </Root>
  );
};
