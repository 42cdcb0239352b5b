import type { Async } from '@console/base';
import { useWords } from '../locale/useWords.js';
import { stateWords } from './locale.js';
import { Notice, type NoticeProps } from './Notice.js';

export interface FailedNoticeProps extends Omit<NoticeProps, 'tone' | 'title' | 'children' | 'icon' | 'action'> {
  /** What is loaded. Nothing is drawn while it is on its way or there. */
  value: Async<unknown>;
  /** What it is, for the message: "用户列表". */
  what: string;
}

/**
 * One line for a part of a page that did not load, or whose last refresh failed, with a way to try again. For what has
 * no place of its own, or one too small to say it: the rest of the page goes on.
 */
export const FailedNotice = ({ value, what, ...rest }: FailedNoticeProps) => {
  const words = useWords(stateWords);
  const again = (retry: (() => void) | undefined) => retry && { label: words.retry, onClick: retry };
  if (value.state === 'error') {
    const { error, retry } = value;
    if (error.notPermitted === true)
      return (
        <Notice {...rest} tone="error">
          {`${words.failedTitleOf(what)}：${words.notPermittedTitle}`}
        </Notice>
      );
    return (
      <Notice {...rest} tone="error" action={again(retry)}>
        {`${words.failedTitleOf(what)}：${error.message}`}
      </Notice>
    );
  }
  if (value.state === 'loading' || value.stale === undefined) return null;
  return (
    <Notice {...rest} tone="warning" action={again(value.stale.retry)}>
      {`${what}：${words.refreshFailed}`}
    </Notice>
  );
};
