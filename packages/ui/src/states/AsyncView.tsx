import type { Async } from '@console/base';
import type { ReactNode } from 'react';
import { useWords } from '../locale/useWords.js';
import { stateWords } from './locale.js';
import { FailedState } from './FailedState.js';
import { Notice } from './Notice.js';
import { type Access, NotPermitted } from './NotPermitted.js';
import { Skeletons } from './Skeletons.js';
import { Frame, ProgressLine, ReadOut } from './states.styles.js';
import { useDelayed } from './useDelayed.js';
import { type RootProps, rootProps } from '../root/rootProps.js';

export interface AsyncInfo {
  /** Newer data is on its way. The frame shows it already. */
  readonly refreshing: boolean;
  /** The last refresh failed. The frame shows it already. */
  readonly stale: boolean;
}

export interface AsyncViewProps<T> extends RootProps<HTMLDivElement> {
  /** What is loaded, in whichever state it is. */
  value: Async<T>;
  /** Draws the data. Called for each state that has data. */
  children: (data: T, info: AsyncInfo) => ReactNode;
  /** Drawn in place of the data where it answers with something: the empty state. */
  empty?: (data: T) => ReactNode;
  /** What is loaded, for the message when that fails: "用户列表". */
  what?: string;
  /** The shape of what is coming. Default: five rows. */
  skeleton?: ReactNode;
  /** When the data shown was loaded, as shown to the reader: "10:42". Named when a refresh fails. */
  loadedAt?: string;
  /** For the "not permitted" state. */
  access?: Access;
  /** A button beside retry, e.g. the way home. */
  extra?: ReactNode;
}

const Waiting = ({ skeleton }: { skeleton: ReactNode }) => {
  const words = useWords(stateWords);
  const due = useDelayed(true);
  return (
    <>
      <ReadOut>{due ? words.loading : null}</ReadOut>
      {due ? skeleton : null}
    </>
  );
};

/**
 * Draws every state that data can be in, so that its owner only draws the data. Fills a flex column; a refresh keeps
 * what is on screen, a failed load is never drawn as "nothing here".
 */
export const AsyncView = <T,>({
  value,
  children,
  empty,
  what,
  skeleton = <Skeletons />,
  loadedAt,
  access,
  extra,
  ...root
}: AsyncViewProps<T>) => {
  const words = useWords(stateWords);
  if (value.state === 'loading') {
    return (
      <Frame {...rootProps(root)} aria-busy="true">
        <Waiting skeleton={skeleton} />
      </Frame>
    );
  }
  if (value.state === 'error') {
    return (
      <Frame {...rootProps(root)}>
        {value.error.notPermitted === true ? (
          <NotPermitted access={access} extra={extra} />
        ) : (
          <FailedState error={value.error} what={what} retry={value.retry} extra={extra} />
        )}
      </Frame>
    );
  }
  const { data, refreshing, stale } = value;
  return (
    <Frame {...rootProps(root)} aria-busy={refreshing || undefined}>
      {refreshing && <ProgressLine />}
      <ReadOut>{refreshing ? words.refreshing : null}</ReadOut>
      {stale && !refreshing && (
        <Notice flush tone="warning" {...(stale.retry && { action: { label: words.retry, onClick: stale.retry } })}>
          {loadedAt === undefined ? words.refreshFailed : words.refreshFailedAt(loadedAt)}
        </Notice>
      )}
      {empty?.(data) ?? children(data, { refreshing, stale: stale !== undefined })}
    </Frame>
  );
};
