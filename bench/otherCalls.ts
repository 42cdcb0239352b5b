import { setTimeout as pause } from 'node:timers/promises';
import { pageNotificationRecords } from '../packages/api/src/contract/index.js';
import type { startApp } from '../packages/server/src/testing/startApp.js';

/** Milliseconds that nobody else's call is to take while something long goes on. */
export const STALL = 200;

export interface OtherCalls {
  /** Milliseconds of each call since they were last forgotten, at least of one. */
  readonly times: () => Promise<readonly number[]>;
  readonly forget: () => void;
  /** Makes no more, and resolves when the last one has been answered. */
  readonly stop: () => Promise<void>;
}

/** Somebody who makes a small call every ten milliseconds meanwhile. */
export const makeOtherCalls = async (app: Awaited<ReturnType<typeof startApp>>): Promise<OtherCalls> => {
  const somebody = await app.user({});
  let times: number[] = [];
  let over = false;
  const calling = (async () => {
    while (!over) {
      const began = performance.now();
      await app.call(pageNotificationRecords, { current: 1, size: 20 }, { as: somebody });
      times.push(performance.now() - began);
      await pause(10);
    }
  })();
  return {
    times: async () => {
      while (times.length === 0 && !over) await pause(1);
      return times;
    },
    forget: () => {
      times = [];
    },
    stop: async () => {
      over = true;
      await calling;
    },
  };
};
