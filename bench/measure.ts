import { cdp } from 'vitest/browser';

/** What something cost the page's main thread, and what a person saw of it. Milliseconds. */
export interface Cost {
  /** From the first call until the result has been painted. */
  readonly wall: number;
  /** Work of the main thread, whatever else the machine did meanwhile. */
  readonly task: number;
  /** Tasks of 50 ms and more. */
  readonly long: number;
}

/** After the next frame has been painted. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        port1.close();
        resolve();
      });
      port1.start();
      port2.postMessage(null);
    });
  });

/** Frame after frame until it holds; fails after a while. */
export const until = async (holds: () => boolean, what: string): Promise<void> => {
  const end = performance.now() + 20_000;
  while (!holds()) {
    if (performance.now() > end) throw new Error(`never: ${what}`);
    await painted();
  }
};

const taskTime = async (): Promise<number> => {
  const { metrics } = await cdp().send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
};

export const costOf = async (work: () => Promise<void>): Promise<Cost> => {
  await cdp().send('Performance.enable', { timeDomain: 'threadTicks' });
  await painted();
  let long = 0;
  const observer = new PerformanceObserver((list) => {
    long += list.getEntries().length;
  });
  observer.observe({ type: 'longtask' });
  const before = await taskTime();
  const began = performance.now();
  await work();
  await painted();
  const wall = performance.now() - began;
  const task = (await taskTime()) - before;
  long += observer.takeRecords().length;
  observer.disconnect();
  return { wall, task, long };
};
