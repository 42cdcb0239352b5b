/**
 * A graph of 10,000 nodes and 30,000 edges beside bare sigma and echarts, in one run: `pnpm bench graph-view`. Without a
 * graphics card sigma's WebGL is played by the processor, and ours is not used: it draws in a worker.
 */
import { kindLooks } from '@console/ui/graph-kinds';
import { GraphView } from '@console/ui/graph-view';
import { ConsoleProvider } from '@console/ui/provider';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { costOf, painted, until } from '../measure.js';
import { median, report } from '../report.js';
import { edges, kinds, nodes } from './graph.js';
import { byEcharts, bySigma, type Drawing } from './theirs.js';

const looks = kindLooks(kinds);
const graph = { state: 'ready' as const, data: { nodes, edges }, refreshing: false };

const ours = (host: HTMLElement): Drawing => {
  const root = createRoot(host);
  root.render(
    <ConsoleProvider>
      <div style={{ display: 'flex', height: 700 }}>
        <GraphView label="图谱" graph={graph} looks={looks} onSelect={() => undefined} />
      </div>
    </ConsoleProvider>,
  );
  const target = () => document.querySelector<HTMLElement>('[role="application"]') ?? host;
  return {
    isDrawn: () => target().dataset['by'] !== undefined,
    target,
    end: () => root.unmount(),
  };
};

const drawings = { ours, sigma: bySigma, echarts: byEcharts };
type Name = keyof typeof drawings;

const FRAMES = 12;

/** Drags from the corner, where no node is, frame after frame. */
const pan = async (target: HTMLElement) => {
  const { left, top } = target.getBoundingClientRect();
  const send = (type: 'down' | 'move' | 'up', at: number) => {
    const place = { bubbles: true, clientX: left + 4 + at * 3, clientY: top + 4 + at * 2, button: 0, buttons: 1 };
    target.dispatchEvent(new PointerEvent(`pointer${type}`, { ...place, pointerId: 1, pointerType: 'mouse' }));
    target.dispatchEvent(new MouseEvent(`mouse${type}`, place));
  };
  target.setPointerCapture = () => undefined;
  send('down', 0);
  let longest = 0;
  for (let at = 1; at <= FRAMES; at += 1) {
    const began = performance.now();
    send('move', at);
    await painted();
    longest = Math.max(longest, performance.now() - began);
  }
  send('up', FRAMES);
  return longest;
};

const measure = async (name: Name) => {
  const host = document.createElement('div');
  host.style.cssText = 'width:1000px;height:700px';
  document.body.append(host);
  let drawing: Drawing | undefined;
  const paint = await costOf(async () => {
    drawing = drawings[name](host);
    await until(() => drawing?.isDrawn() === true, `${name} drawn`);
  });
  if (drawing === undefined) throw new Error('Nothing was begun.');
  const { target, end } = drawing;
  // What is still being arranged goes on in a worker meanwhile, as it does for a reader.
  let longest = 0;
  const panned = await costOf(async () => {
    longest = await pan(target());
  });
  end();
  host.remove();
  await painted();
  return { paint, panned, longest };
};

const ROUNDS = 1;

it('draws and pans 10,000 nodes and 30,000 edges', async () => {
  await page.viewport(1440, 1100);
  const names: readonly Name[] = ['ours', 'sigma', 'echarts'];
  const taken = new Map<Name, Awaited<ReturnType<typeof measure>>[]>();
  // The first round, which warms everything up, does not count.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const name of names) {
      const measured = await measure(name);
      if (round > 0) taken.set(name, [...(taken.get(name) ?? []), measured]);
    }
  }
  const of = (name: Name, value: (one: Awaited<ReturnType<typeof measure>>) => number) =>
    median((taken.get(name) ?? []).map(value));
  for (const peer of ['sigma', 'echarts'] as const) {
    const aim = peer === 'sigma' ? 1.1 : undefined;
    const wall = { name: peer, value: of(peer, ({ paint }) => paint.wall) };
    report({ what: 'first paint', ours: of('ours', ({ paint }) => paint.wall), peer: wall, ...(aim && { aim }) });
    const main = { name: peer, value: of(peer, ({ panned }) => panned.task) };
    report({ what: `pan ${FRAMES} frames, main thread`, ours: of('ours', ({ panned }) => panned.task), peer: main });
    const long = { name: peer, value: of(peer, ({ longest }) => longest) };
    report({ what: 'pan, longest frame', ours: of('ours', ({ longest }) => longest), peer: long });
  }
  const slow = of('ours', ({ panned }) => panned.long);
  report({ what: 'pan, tasks over 50 ms', unit: 'tasks', ours: slow, aim: 0 });
  report({ what: 'first paint, tasks over 50 ms', unit: 'tasks', ours: of('ours', ({ paint }) => paint.long) });
  expect(slow).toBe(0);
});
