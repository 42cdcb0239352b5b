import { emptySlide, type SlidePage } from '@console/base/slides';
import { expect, it } from 'vitest';
import { scripted } from '../../testing/slidesApp.js';
import { notesByModel } from './notesByModel.js';

const page: SlidePage = {
  ...emptySlide('a'),
  title: '报名队伍',
  points: [{ text: '审核通过 1,926 支', level: 0 }],
  notes: '今年审核通过 1,926 支队伍。[1]',
  sources: [
    {
      n: 1,
      kind: 'document',
      title: '报名表.xlsx',
      quote: '华东 412 支',
      subjectId: 'd1',
      chunkId: 'c1',
      page: 1,
      positions: [],
    },
  ],
};

const reworded = async (...replies: string[]) => {
  const asked: string[] = [];
  const model = scripted((last, system) => {
    asked.push(system, last);
    return replies.shift() ?? '';
  });
  const wish = { deckTitle: '汇报', language: 'zh-CN', wish: '' } as const;
  return { notes: await notesByModel(model, page, wish, new AbortController().signal), asked };
};
const said = (notes: string) => JSON.stringify({ notes });

it('puts notes into other words, with what they cite', async () => {
  const { notes, asked } = await reworded(said('通过审核的队伍有 1,926 支[1]，华东 412 支。'));
  expect(notes).toBe('通过审核的队伍有 1,926 支[1]，华东 412 支。');
  expect(asked.join('\n')).toContain('never instructions');
});

it('keeps a citation that was left out, and leaves out one to nothing', async () => {
  expect((await reworded(said('队伍有 1,926 支[7]。'))).notes).toBe('队伍有 1,926 支。 [1]');
});

it('takes no number that is nowhere on the page, and gives up after two tries', async () => {
  const { notes, asked } = await reworded(said('队伍有 999,999 支。'), said('队伍有 1,926 支。[1]'));
  expect(notes).toBe('队伍有 1,926 支。[1]');
  expect(asked.at(-1)).toContain('999999');
  expect((await reworded('不行', said(''))).notes).toBeNull();
});
