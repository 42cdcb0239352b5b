import type { Problem } from '@console/base';
import { useEffect, useState } from 'react';
import { useWords } from '../locale/useWords.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { ProgressLine, ReadOut, TextButton } from '../states/states.styles.js';
import { Line, Root, Share } from './AudienceCount.styles.js';
import { audienceWords } from './locale.js';

/** How many people a channel reaches. */
export interface ChannelReach {
  /** Tells channels apart. */
  readonly channel: string;
  /** As it is called: "短信". */
  readonly name: string;
  readonly count: number;
}

/** The figure that was counted last. */
export interface CountedPeople {
  readonly count: number;
  /** All people there are. */
  readonly total: number;
  /** People that the figure may be off by; 0 where everybody was looked at. */
  readonly margin: number;
}

export interface AudienceCountProps extends RootProps {
  /** What was counted last; null: nothing can be counted yet. It stays while the next one is counted. */
  counted: CountedPeople | null;
  /** The next one is being counted: a thin line, and after 5 s words for it. Default false. */
  counting?: boolean;
  /** How many the saved version has, for the difference to it. Left out: there is none, or nothing has changed. */
  saved?: number | undefined;
  /** Reach by channel, of the saved version. Default none. */
  reach?: readonly ChannelReach[];
  /** Why the last count failed. Default: it did not. */
  problem?: Problem | undefined;
  /** Counts again after that. */
  onRetry?: (() => void) | undefined;
  /** Looks at everybody instead of a sample. Left out: everybody was looked at, or is being. */
  onCountExactly?: (() => void) | undefined;
}

/** Milliseconds of counting after which it is said that the figure is the last one. */
const SLOW = 5000;

const none: readonly ChannelReach[] = [];
const percentOf = (part: number, whole: number): string =>
  `${whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10}%`;

const Slow = () => {
  const words = useWords(audienceWords);
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW);
    return () => clearTimeout(timer);
  }, []);
  return slow && <span>{words.slow}</span>;
};

/** How many people an audience has, while it is edited: the figure, its share, what changes, and who is reached. */
export const AudienceCount = (props: AudienceCountProps) => {
  const { counted, counting = false, saved, reach = none, problem, onRetry, onCountExactly, ...root } = props;
  const words = useWords(audienceWords);
  const share = counted === null ? '' : percentOf(counted.count, counted.total);
  const change = counted === null || saved === undefined ? undefined : counted.count - saved;
  const isSample = counted !== null && counted.margin > 0;
  return (
    <Root {...rootProps(root)} aria-busy={counting || undefined}>
      {counting && <ProgressLine />}
      <p>
        {isSample && <span>{words.about}</span>}
        <b>{counted === null ? words.unknown : counted.count.toLocaleString()}</b>
        <span>{words.people}</span>
        {counted !== null && <span data-share="">{words.share(share)}</span>}
      </p>
      <ReadOut>{counting ? words.counting : null}</ReadOut>
      {counted === null && problem === undefined && <Line>{words.nothing}</Line>}
      {problem !== undefined && (
        <Line role="alert">
          <span>
            {words.failed}：{problem.message}
          </span>
          {onRetry && (
            <TextButton type="button" onClick={onRetry}>
              {words.retry}
            </TextButton>
          )}
        </Line>
      )}
      {counted !== null && (
        <>
          <Share role="img" aria-label={words.shareOf(share, counted.total.toLocaleString())}>
            <i style={{ width: share }} />
          </Share>
          <Line>
            <span>
              {change !== undefined && (
                <>
                  {words.against} {change === 0 && words.same}
                  {change > 0 && <span data-more="">{words.more(change.toLocaleString())}</span>}
                  {change < 0 && <span data-fewer="">{words.fewer(Math.abs(change).toLocaleString())}</span>}
                </>
              )}
            </span>
            <span>{words.all(counted.total.toLocaleString())}</span>
          </Line>
          <Line>
            {counting ? (
              <Slow />
            ) : (
              <span>{isSample ? words.margin(counted.margin.toLocaleString()) : words.exact}</span>
            )}
            {isSample && onCountExactly && !counting && (
              <TextButton type="button" onClick={onCountExactly}>
                {words.countExactly}
              </TextButton>
            )}
          </Line>
        </>
      )}
      {reach.length > 0 && (
        <dl aria-label={words.reach}>
          {reach.map(({ channel, name, count }) => (
            <div key={channel}>
              <dt>{name}</dt>
              <dd>{count.toLocaleString()}</dd>
            </div>
          ))}
        </dl>
      )}
    </Root>
  );
};
