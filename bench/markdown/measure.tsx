import { ConsoleProvider } from '@console/ui/provider';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { cdp } from 'vitest/browser';
import type { Peer } from './peers.js';
import { type Tasks, tasksOf } from './tasks.js';

/** Of the page's main thread, in milliseconds. */
export interface Cost extends Tasks {
  readonly task: number;
  readonly script: number;
  readonly style: number;
  readonly layout: number;
}

const names = {
  task: 'TaskDuration',
  script: 'ScriptDuration',
  style: 'RecalcStyleDuration',
  layout: 'LayoutDuration',
};

const readMetrics = async (): Promise<ReadonlyMap<string, number>> => {
  const { metrics } = await cdp().send('Performance.getMetrics');
  return new Map(metrics.map(({ name, value }) => [name, value * 1000]));
};

/** After the next frame has been painted. */
const painted = (): Promise<void> =>
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

const idle = (): Promise<void> => new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: 5000 }));

/** What the main thread does meanwhile. */
export const costOf = async (work: () => Promise<void>): Promise<Cost> => {
  await cdp().send('Performance.enable', { timeDomain: 'threadTicks' });
  await painted();
  await idle();
  const before = await readMetrics();
  const tasks = await tasksOf(work);
  const after = await readMetrics();
  const spent = (name: string): number => (after.get(name) ?? 0) - (before.get(name) ?? 0);
  return {
    task: spent(names.task),
    script: spent(names.script),
    style: spent(names.style),
    layout: spent(names.layout),
    ...tasks,
  };
};

const width = 680;

/** A place on the page as wide as an answer, within the provider, which isn't drawn again. */
export const mount = () => {
  const place = document.createElement('div');
  place.style.width = `${width}px`;
  document.body.append(place);
  const root = createRoot(place);
  let show: (node: ReactNode) => void = () => {};
  const Slot = () => {
    const [node, setNode] = useState<ReactNode>(null);
    show = setNode;
    return node;
  };
  flushSync(() =>
    root.render(
      <ConsoleProvider>
        <Slot />
      </ConsoleProvider>,
    ),
  );
  return {
    place,
    draw: async (node: ReactNode): Promise<void> => {
      show(node);
      await painted();
    },
    remove: (): void => {
      root.unmount();
      place.remove();
    },
  };
};

/** How far the text has come at each update. */
export const lengths = (length: number, updates: number): number[] =>
  Array.from({ length: updates }, (_, index) => Math.round((length * (index + 1)) / updates));

/**
 * Streams a text into a peer, one update a frame, and draws it finished at the end.
 * @param every Only each so many updates are made, and their cost counts as often: for peers that draw everything anew
 * each time, so that an update costs the same whatever came before it.
 * @param followed The page is scrolled to the text's end after each update. Default false: who reads stays at its
 * beginning.
 */
export const streamCost = async (
  peer: Peer,
  text: string,
  updates: number,
  every = 1,
  followed = false,
): Promise<Cost> => {
  const steps = lengths(text.length, updates).filter((_, index) => (index + 1) % every === 0);
  const { draw, remove } = mount();
  await draw(peer('', true));
  const cost = await costOf(async () => {
    for (const step of steps) {
      await draw(peer(text.slice(0, step), true));
      if (followed) scrollTo(0, document.documentElement.scrollHeight);
    }
    await draw(peer(text, false));
    await idle();
  });
  remove();
  await painted();
  return {
    ...cost,
    task: cost.task * every,
    script: cost.script * every,
    style: cost.style * every,
    layout: cost.layout * every,
    long: cost.long * every,
  };
};
