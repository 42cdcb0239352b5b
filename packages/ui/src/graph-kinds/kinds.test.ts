import { expect, it } from 'vitest';
import { kindLooks } from './kinds.js';

const key = (looks: ReturnType<typeof kindLooks>, kind: string) => `${looks(kind).shape} ${looks(kind).colour}`;

it('gives what an association speaks of the looks drawn for it, whatever else there is', () => {
  const looks = kindLooks(['场馆', '机构', '资格']);
  expect(looks('资格')).toEqual({ shape: 'triangle', colour: 'chart2' });
  expect(looks('机构')).toEqual({ shape: 'hexagon', colour: 'chart5' });
  expect(key(kindLooks([]), '赛事')).toBe('diamond menu');
});

it('tells kinds apart by shape and colour together, as long as there are looks left', () => {
  const kinds = [
    '资格',
    '角色',
    '条款',
    '赛事',
    '机构',
    '文件',
    ...Array.from({ length: 20 }, (_, at) => `类型 ${at}`),
  ];
  const looks = kindLooks(kinds);
  expect(new Set(kinds.map((kind) => key(looks, kind))).size).toBe(kinds.length);
});

it('lets a kind keep its look when rarer ones come and go', () => {
  const few = kindLooks(['场馆', '资格', '器材']);
  const more = kindLooks(['场馆', '资格', '器材', '年份', '教材']);
  for (const kind of ['场馆', '资格', '器材']) expect(key(more, kind)).toBe(key(few, kind));
});

it('has a look for a kind that it was not told of', () => {
  expect(kindLooks(['场馆'])('未知')).toHaveProperty('shape');
});
