import { beforeAll, expect, inject, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { report } from '../report.js';
import { type Peer, peers } from './peers.js';

const origin = inject('pdfOrigin');
const PAGES = 1000;
const JUMPS = 50;
const ROUNDS = 3;

interface Figures {
  /** Milliseconds. */
  first: number;
  /** Of the first page's canvas. */
  pixels: number;
  jump: number;
  /** Until page 700 stood there. */
  bytes: number;
  requests: number;
  nodes: number;
  /** Milliseconds, of fifty jumps. */
  median: number;
  task: number;
  /** Megabytes more than before. */
  heap: number;
  canvases: number;
  process: number;
}

const ask = async <T,>(path: string): Promise<T> => (await fetch(`${origin}${path}`)).json();

const metric = async (name: string): Promise<number> => {
  const { metrics } = await cdp().send('Performance.getMetrics');
  return metrics.find((one: { name: string; value: number }) => one.name === name)?.value ?? 0;
};

const collect = async () => {
  for (let turn = 0; turn < 2; turn += 1) {
    await cdp().send('HeapProfiler.collectGarbage');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

/** The same jumps each time. */
const places = (() => {
  let state = 7;
  return Array.from({ length: JUMPS }, () => {
    state = (state * 48271) % 2147483647;
    return 1 + (state % PAGES);
  });
})();

const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const measure = async (peer: Peer, file: string, run: string, jumps: readonly number[]): Promise<Figures> => {
  const host = document.createElement('div');
  host.style.cssText = 'position:relative;width:800px;height:1000px;overflow:hidden';
  document.body.append(host);
  await collect();
  const before = { heap: await metric('JSHeapUsedSize'), process: await ask<number | null>('/memory') };
  const url = `${origin}/${file}?run=${run}`;

  const began = performance.now();
  const shown = await peer(host, url);
  const first = performance.now() - began;
  const picture = host.querySelector('canvas');
  const pixels = (picture?.width ?? 0) * (picture?.height ?? 0);
  const jumped = performance.now();
  await shown.go(700);
  const jump = performance.now() - jumped;
  const { bytes, requests } = await ask<{ bytes: number; requests: number }>(`/sent?run=${run}`);
  // What stands around it is drawn too before anything is counted.
  await new Promise((resolve) => setTimeout(resolve, 800));
  const nodes = host.querySelectorAll('*').length;

  const taskBefore = await metric('TaskDuration');
  const times: number[] = [];
  for (const page of jumps) {
    const start = performance.now();
    await shown.go(page);
    times.push(performance.now() - start);
  }
  await new Promise((resolve) => setTimeout(resolve, 800));
  const task = ((await metric('TaskDuration')) - taskBefore) * 1000;
  await collect();
  const canvases = Array.from(host.querySelectorAll('canvas')).reduce(
    (sum, one) => sum + one.width * one.height * 4,
    0,
  );
  const after = { heap: await metric('JSHeapUsedSize'), process: await ask<number | null>('/memory') };
  await shown.close();
  host.remove();
  return {
    first,
    pixels,
    jump,
    bytes,
    requests,
    nodes,
    median: middle(times),
    task,
    heap: (after.heap - before.heap) / 2 ** 20,
    canvases: canvases / 2 ** 20,
    process: after.process === null || before.process === null ? Number.NaN : after.process - before.process,
  };
};

const columns: [title: string, show: (figures: Figures) => number][] = [
  ['first ms', ({ first }) => first],
  ['jump ms', ({ jump }) => jump],
  ['kB', ({ bytes }) => bytes / 1024],
  ['requests', ({ requests }) => requests],
  ['nodes', ({ nodes }) => nodes],
  ['50: med ms', ({ median }) => median],
  ['50: task ms', ({ task }) => task],
  ['heap MB', ({ heap }) => heap],
  ['canvas MB', ({ canvases }) => canvases],
  ['process MB', ({ process }) => process],
];

/** What the aims are set for, against the viewer as it comes. */
const aims: [what: string, show: (figures: Figures) => number][] = [
  ['first page', ({ first }) => first],
  ['fifty jumps, the one in the middle', ({ median }) => median],
];

const cell = (value: number): string => (Number.isNaN(value) ? '-' : value.toFixed(value < 10 ? 1 : 0)).padStart(11);

beforeAll(() => cdp().send('Performance.enable'));

it.each(['last.pdf', 'between.pdf'])('a thousand pages: %s', async (file) => {
  const length = Number(
    (await fetch(`${origin}/${file}?run=size`, { headers: { Range: 'bytes=0-0' } })).headers
      .get('Content-Range')
      ?.split('/')[1],
  );
  const names = Object.keys(peers);
  const figures = new Map<string, Figures[]>(names.map((name) => [name, []]));
  // The first round warms scripts and caches up and is not counted.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [at, name] of names.entries()) {
      const peer = peers[name];
      if (!peer) continue;
      const found = await measure(peer, file, `${file}-${at}-${round}`, places.slice(0, round === 0 ? 3 : JUMPS));
      if (round > 0) figures.get(name)?.push(found);
    }
  }
  const rows = names.map((name) => columns.map(([, show]) => middle((figures.get(name) ?? []).map(show))));
  const [first = []] = rows;
  console.log(
    [
      '',
      `${file}: ${PAGES} pages, ${(length / 2 ** 20).toFixed(1)} MB, median of ${ROUNDS}`,
      `${''.padEnd(20)}${columns.map(([title]) => title.padStart(11)).join('')}`,
      ...names.map((name, at) => `${name.padEnd(20)}${(rows[at] ?? []).map(cell).join('')}`),
      ...names.slice(1).map((name, at) => {
        const ratios = (rows[at + 1] ?? []).map((value, column) => (first[column] ?? 0) / value);
        return `${`ours / ${name}`.padEnd(20).slice(0, 20)}${ratios.map((value) => (Number.isFinite(value) ? value.toFixed(2) : '-').padStart(11)).join('')}`;
      }),
    ].join('\n'),
  );
  for (const [what, show] of aims) {
    const [ours = Number.NaN, value = Number.NaN] = names.map((name) => middle((figures.get(name) ?? []).map(show)));
    report({ what: `${file}: ${what}`, ours, peer: { name: `pdf.js ${names[1]}`, value }, aim: 0.8 });
  }
  const [ours = Number.NaN, ...others] = names.map((name) =>
    middle((figures.get(name) ?? []).map(({ first }) => first)),
  );
  // Below 0.8 where nothing else runs; the rest is for what does.
  expect(ours / (others[0] ?? 0)).toBeLessThan(0.95);
  const sizes = names.map((name) => middle((figures.get(name) ?? []).map(({ pixels }) => pixels)));
  expect(Math.max(...sizes) / Math.min(...sizes)).toBeLessThan(1.02);
  const bytes = first[2] ?? Number.POSITIVE_INFINITY;
  expect(bytes * 1024).toBeLessThan(length / 10);
});
