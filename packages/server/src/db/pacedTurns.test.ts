import { expect, it } from 'vitest';
import { pacedTurns } from './pacedTurns.js';

/** Work that ends when told to. */
const held = () => {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: () => ended, end };
};

it('lets what is urgent go first, whenever it was asked for, and the background last', async () => {
  const { take } = pacedTurns();
  const first = held();
  const order: string[] = [];
  const ask = (pace: Parameters<typeof take>[0], name: string) => take(pace, async () => void order.push(name));
  const all = [
    take('background', first.work),
    ask('background', 'job 1'),
    ask('background', 'job 2'),
    ask('usual', 'list 1'),
    ask('usual', 'list 2'),
    ask('urgent', 'stream'),
  ];
  first.end();
  await Promise.all(all);
  expect(order).toEqual(['stream', 'list 1', 'list 2', 'job 1', 'job 2']);
});

it('lets all statements of a call pass before the background goes on', async () => {
  const { take } = pacedTurns();
  const first = held();
  const order: string[] = [];
  const jobs = [
    take('background', first.work),
    ...[1, 2, 3].map((name) => take('background', async () => void order.push(`job ${name}`))),
  ];
  const call = async (): Promise<void> => {
    for (const name of [1, 2, 3]) {
      await take('usual', async () => void order.push(`statement ${name}`));
      // What a program does between two statements.
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const called = call();
  first.end();
  await Promise.all([called, ...jobs]);
  expect(order).toEqual(['statement 1', 'statement 2', 'statement 3', 'job 1', 'job 2', 'job 3']);
});

it('lets the background have its turn though something urgent always waits', async () => {
  const { take } = pacedTurns();
  let served = false;
  let urgent = 0;
  const stream = async (): Promise<void> => {
    while (!served) {
      await take('urgent', () => new Promise((resolve) => setImmediate(resolve)));
      urgent += 1;
    }
  };
  const streams = [stream(), stream(), stream()];
  await take('background', async () => {
    served = true;
  });
  await Promise.all(streams);
  expect(urgent).toBeGreaterThan(10);
});

it('goes on after work that failed, and tells only whoever asked for it', async () => {
  const { take } = pacedTurns();
  const failed = take('usual', () => Promise.reject(new Error('no')));
  const fine = take('usual', () => Promise.resolve('yes'));
  await expect(failed).rejects.toThrow('no');
  expect(await fine).toBe('yes');
});

it('closes after everything that was asked for', async () => {
  const { take, last } = pacedTurns();
  const first = held();
  const order: string[] = [];
  const all = [
    take('usual', first.work),
    last(async () => void order.push('close')),
    take('background', async () => void order.push('job')),
  ];
  first.end();
  await Promise.all(all);
  expect(order).toEqual(['job', 'close']);
});
