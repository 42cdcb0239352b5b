import { parseFailures } from '@console/api/contract/documents';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, expect, it } from 'vitest';
import { parseFile } from './parseFile.js';
import { hostileFiles } from './testing/hostile/index.js';
import { ParseError } from './types.js';

/** Milliseconds without a page; a file that takes longer is given up, as it would be after a minute. */
const SILENCE = 15_000;
/** Of those that may take long: nobody waits for them. */
const SHORT = 2_000;
/** Characters of a chunk at most, whatever it was cut from. */
const LONGEST_CHUNK = 2_000;
/** Milliseconds that everybody else waits at most, three times what they may. */
const PAUSE = 600;

const DAY = 86_400_000;
/** One in three, other ones every day; with LONG all. `TURN` repeats the choice of a day. */
const turn = Number(process.env['TURN'] || Math.floor(Date.now() / DAY));
const files = process.env['LONG'] === '1' ? hostileFiles : hostileFiles.filter((_, at) => (at + turn) % 3 === 0);

let paused = 0;
/** Parses a file and notes how long this thread, which answers everybody, stood still. */
const parse = async (data: Uint8Array, type: (typeof hostileFiles)[number]['type'], silence = SILENCE) => {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  try {
    return await parseFile({ data }, type, { limits: { silence } });
  } finally {
    delay.disable();
    paused = Math.max(paused, delay.max / 1e6);
  }
};

it.each(files)(
  '$type: $name is read, or refused for a reason that can be told',
  { timeout: 120_000 },
  async ({ type, make, mayTakeLong = false }) => {
    const result = await parse(Uint8Array.from(await make()), type, mayTakeLong ? SHORT : SILENCE).then(
      ({ chunks }) => ({ longest: chunks.reduce((most, { content }) => Math.max(most, content.length), 0) }),
      (error: unknown) => ({ failure: error instanceof ParseError ? error.failure : String(error) }),
    );
    const told = parseFailures.filter((failure) => failure !== 'internal' && (mayTakeLong || failure !== 'timed_out'));
    if ('failure' in result) expect(told).toContain(result.failure);
    else expect(result.longest).toBeLessThan(LONGEST_CHUNK);
  },
);

it('then reads the next file, and has held up nobody', async () => {
  const { chunks } = await parse(new TextEncoder().encode('第一章 总则\n比赛分四节。'), 'txt');
  expect(chunks).toHaveLength(1);
  expect(paused).toBeLessThan(PAUSE);
});

afterAll(() => {
  expect(hostileFiles.length).toBeGreaterThanOrEqual(150);
});
