'use client';

import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useSWRConfig } from 'swr';
import {
  countNotificationRecords,
  MARK_READ_MAX,
  markNotificationRecordsRead,
  pageNotificationRecords,
} from '../contract/notificationRecords.js';
import { changeReads, reloadReads } from './cachedReads.js';
import { useClient } from './client.js';
import { useCountNotificationRecords } from './notificationRecords.js';
import type { Read } from './readHook.js';
import { useRun } from './useRun.js';

/** Milliseconds from one look at the number of unread notifications to the next. */
export const UNREAD_INTERVAL = 30_000;

/** What was asked less than this many milliseconds ago is not asked again where the window is looked at again. */
const JUST_ASKED = 1000;

interface Count {
  unread: number;
  total: number;
}

const toCount = (data: unknown): Count | undefined => {
  if (typeof data !== 'object' || data === null) return undefined;
  const unread: unknown = Reflect.get(data, 'unread');
  const total: unknown = Reflect.get(data, 'total');
  return typeof unread === 'number' && typeof total === 'number' ? { unread, total } : undefined;
};

export interface UnreadOptions {
  /** Windows of this name tell each other what they learn: the user's id. */
  owner: string;
  /** Milliseconds. Default 30 s. */
  every?: number;
}

/**
 * How many notifications are unread: asked every 30 s, and when the window is looked at again. All windows of a browser
 * share what one of them learns, so that as a rule only one of them asks.
 */
export const useUnread = ({ owner, every = UNREAD_INTERVAL }: UnreadOptions): Read<Count> => {
  const read = useCountNotificationRecords({});
  const { state, data, refresh } = read;
  const { mutate } = useSWRConfig();
  const channel = useRef<BroadcastChannel>(null);
  const learned = useRef(0);
  const asking = state.state === 'loading' || (state.state === 'ready' && state.refreshing);
  const asked = useRef(asking);

  const hear = useEffectEvent((count: Count) => {
    learned.current = Date.now();
    changeReads(mutate, countNotificationRecords, () => count);
  });
  useEffect(() => {
    const opened = new BroadcastChannel(`unread:${owner}`);
    opened.addEventListener('message', ({ data: said }: MessageEvent<unknown>) => {
      const count = toCount(said);
      if (count !== undefined) hear(count);
    });
    channel.current = opened;
    return () => {
      channel.current = null;
      opened.close();
    };
  }, [owner]);

  useEffect(() => {
    if (asked.current && !asking) {
      learned.current = Date.now();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
      if (data !== undefined) channel.current?.postMessage({ unread: data.unread, total: data.total });
    }
    asked.current = asking;
  }, [asking, data]);

  const ask = useEffectEvent((patience: number) => {
    if (document.visibilityState === 'visible' && Date.now() - learned.current >= patience) refresh();
  });
  useEffect(() => {
    const onLook = () => ask(JUST_ASKED);
    // A window that heard from another one waits for its own turn, which then is the other's.
    const timer = setInterval(() => ask(every * 0.9), every);
    window.addEventListener('focus', onLook);
    document.addEventListener('visibilitychange', onLook);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', onLook);
      document.removeEventListener('visibilitychange', onLook);
    };
  }, [every]);

  return read;
};

/** Marks all of the reader's notifications as read, as many at once as the call takes. */
export const useMarkAllNotificationsRead = () => {
  const client = useClient();
  const { mutate } = useSWRConfig();
  return useRun(
    useCallback(async () => {
      try {
        let left = Number.POSITIVE_INFINITY;
        while (left > 0) {
          const unread = { current: 1, size: MARK_READ_MAX, readFlag: false };
          // oxlint-disable-next-line no-await-in-loop -- each round begins where the last one ended
          const { list, total } = await client.call(pageNotificationRecords, unread);
          // Where a round marked nothing, the next one wouldn't either.
          if (list.length === 0 || total >= left) return;
          left = total;
          // oxlint-disable-next-line no-await-in-loop
          await client.call(markNotificationRecordsRead, { idList: list.map(({ id }) => id) });
          if (total <= list.length) return;
        }
      } finally {
        reloadReads(mutate, pageNotificationRecords, countNotificationRecords);
      }
    }, [client, mutate]),
  );
};
