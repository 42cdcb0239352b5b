import type { MeasuredSlide, SlidePage } from '@console/base/slides';
import { Button } from 'antd';
import { compareWords } from '../difference-view/compare.js';
import { useWords } from '../locale/useWords.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import type { PictureOf } from '../slide-view/slideParts.js';
import { SlideView } from '../slide-view/SlideView.js';
import { slideEditorWords } from './locale.js';
import { type SlideChange, slideChanges } from './slideChanges.js';
import { Changes, Foot, Pair, Root } from './SlideDifference.styles.js';

export interface SlideDifferenceProps extends RootProps {
  /** Its place in the deck, from 1. */
  number: number;
  /** The page as it is. */
  before: { readonly page: SlidePage; readonly slide: MeasuredSlide };
  /** As it was written now. */
  after: { readonly page: SlidePage; readonly slide: MeasuredSlide };
  /** The new one is to take the place of the old one. Left out: the two are only looked at. */
  onTake?: (() => void) | undefined;
  /** The page is to stay as it is. */
  onLeave?: (() => void) | undefined;
  /** Where their pictures are. Left out: their places are drawn empty. */
  pictures?: PictureOf | undefined;
}

/** Parts of a text in which the other one differs. Where they have little in common, all of it does. */
const Marked = ({ change, side, none }: { change: SlideChange; side: 'before' | 'after'; none: string }) => {
  const text = change[side];
  if (text === '') return <span>{none}</span>;
  const Mark = side === 'before' ? 'del' : 'ins';
  const parts = compareWords(change.before, change.after)?.[side];
  if (parts === undefined) return <Mark>{text}</Mark>;
  return parts.map((part, at) =>
    part.changed ? <Mark key={`${at}`}>{part.text}</Mark> : <span key={`${at}`}>{part.text}</span>,
  );
};

/** A page and what was written in its place, beside each other, with what changes listed below. Nothing is taken by itself. */
export const SlideDifference = ({
  number,
  before,
  after,
  onTake,
  onLeave,
  pictures,
  ...root
}: SlideDifferenceProps) => {
  const words = useWords(slideEditorWords);
  const changes = slideChanges(before.page, after.page).map((change) =>
    change.part === 'layout'
      ? { ...change, before: words.layouts[before.page.layout], after: words.layouts[after.page.layout] }
      : change,
  );
  const side = (title: string, { slide }: SlideDifferenceProps['before']) => (
    <figure>
      <figcaption>{title}</figcaption>
      <SlideView slide={slide} label={`${words.pageNumber(number)} ${title}`} {...(pictures && { pictures })} />
    </figure>
  );
  // Notes are not on the page: it stands there once, to hold them against.
  const isSeen = changes.some(({ part }) => part !== 'notes');
  return (
    <Root {...rootProps(root)} aria-label={words.difference(number)}>
      <Pair>
        {side(words.before, before)}
        {isSeen && side(words.after, after)}
      </Pair>
      <h2>{words.changed}</h2>
      {changes.length === 0 ? (
        <p role="status">{words.noChange}</p>
      ) : (
        <Changes>
          {changes.map((change) => (
            <div key={change.part}>
              <dt>{words.parts[change.part]}</dt>
              <dd>
                <Marked change={change} side="before" none={words.none} />
              </dd>
              <dd>
                <Marked change={change} side="after" none={words.none} />
              </dd>
            </div>
          ))}
        </Changes>
      )}
      {onTake && onLeave && (
        <Foot>
          <Button onClick={onLeave}>{words.leave}</Button>
          <Button type="primary" disabled={changes.length === 0} onClick={onTake}>
            {words.take}
          </Button>
        </Foot>
      )}
    </Root>
  );
};
