import { beforeAll, expect, it } from 'vitest';
import { answerText, fenceText, tableText } from './answerText.js';
import { report } from '../report.js';
import { type Cost, lengths, mount, streamCost } from './measure.js';
import { peers } from './peers.js';

const texts = {
  'answer of 100 kB': answerText(100_000),
  'one fence of 64 kB': fenceText(64_000),
  'one table of 500 rows': tableText(500),
};

/** Of what streamdown takes, thrice the aim or less: a machine that is busy with other things distorts even ratios. */
const most: Readonly<Record<string, number>> = { 'answer of 100 kB': 0.6 };
const MOST = 0.9;
/** Thrice a frame, in milliseconds of the processor. */
const LONGEST = 48;

const ms = (value: number): string => value.toFixed(0).padStart(7);

const line = (name: string, cost: Cost, ours: Cost): string =>
  [
    name.padEnd(14),
    ms(cost.task),
    ms(cost.script),
    ms(cost.style),
    ms(cost.layout),
    cost.longest.toFixed(1).padStart(7),
    ms(cost.long),
    (ours.task / cost.task).toFixed(2).padStart(7),
  ].join(' ');

beforeAll(async () => {
  // What comes later is fetched, and everything is warm.
  const warm = answerText(12_000);
  for (const peer of Object.values(peers)) await streamCost(peer, warm, 60);
});

/** A long text is drawn in steps, so both are given time to arrive at their end. */
const expectSame = (one: HTMLElement, other: HTMLElement) =>
  expect.poll(() => one.textContent === other.textContent, { timeout: 10_000 }).toBe(true);

for (const [name, text] of Object.entries(texts)) {
  for (const updates of [250, 1000]) {
    it(`${name}, ${updates} updates`, async () => {
      const ours = await streamCost(peers.ours, text, updates);
      const streamdown = await streamCost(peers.streamdown, text, updates);
      const reactMarkdown = await streamCost(peers.reactMarkdown, text, updates, updates / 25);
      console.log(
        [
          '',
          `${name}, ${updates} updates: main thread, ms`,
          `${''.padEnd(14)}    task  script   style  layout longest  >16ms ours/it`,
          line('ours', ours, ours),
          line('streamdown', streamdown, ours),
          line('react-markdown', reactMarkdown, ours),
        ].join('\n'),
      );
      const what = `${name}, ${updates} updates`;
      report({ what, ours: ours.task, peer: { name: 'streamdown', value: streamdown.task }, aim: 0.3 });
      report({ what, ours: ours.task, peer: { name: 'react-markdown', value: reactMarkdown.task } });
      expect(ours.task).toBeLessThan(streamdown.task * (most[name] ?? MOST));
      expect(ours.longest).toBeLessThan(LONGEST);
    });
  }

  it(`${name}: each state is what its text looks like at once`, async () => {
    const streamed = mount();
    for (const [index, length] of lengths(text.length, 250).entries()) {
      await streamed.draw(peers.ours(text.slice(0, length), true));
      if (index % 10 !== 0) continue;
      const whole = mount();
      await whole.draw(peers.ours(text.slice(0, length), true));
      await expectSame(streamed.place, whole.place);
      whole.remove();
    }
    await streamed.draw(peers.ours(text, false));
    const whole = mount();
    await whole.draw(peers.ours(text, false));
    await expectSame(streamed.place, whole.place);
    whole.remove();
    streamed.remove();
  });
}

it('answer of 100 kB, 250 updates, read at its end', async () => {
  const text = texts['answer of 100 kB'];
  const ours = await streamCost(peers.ours, text, 250, 1, true);
  const streamdown = await streamCost(peers.streamdown, text, 250, 1, true);
  console.log([line('ours', ours, ours), line('streamdown', streamdown, ours)].join('\n'));
  const what = 'answer of 100 kB, 250 updates, read at its end';
  report({ what, ours: ours.task, peer: { name: 'streamdown', value: streamdown.task }, aim: 0.3 });
  expect(ours.task).toBeLessThan(streamdown.task * MOST);
  expect(ours.longest).toBeLessThan(LONGEST);
});
