import { expect, it } from 'vitest';
import { likestFirst, saysTheSame } from './likeness.js';

it.each([
  ['各省的报名费，怎么样？', '各省的报名费怎么样'],
  ['最近30天 FAQ 命中最多的问题', '最近 30 天FAQ命中最多的问题？'],
  ['Which team scored most?', 'which team  scored most'],
  ['Ｔｏｐ５的球隊', 'top5 的球队'],
])('takes “%s” and “%s” for the same', (one, other) => expect(saysTheSame(one, other)).toBe(true));

it.each([
  ['近 30 天的流失用户', '近 3 天的流失用户'],
  ['2026 年的流失用户', '2025 年的流失用户'],
  ['本月的流失用户', '上月的流失用户'],
  ['得分大于 1.5 的球队', '得分大于 15 的球队'],
  ['得分 > 15 的球队', '得分 < 15 的球队'],
  ['？', '。'],
])('never takes “%s” for “%s”', (one, other) => expect(saysTheSame(one, other)).toBe(false));

it('offers the likest first, and nothing that is about something else', () => {
  const all = ['各队的主场胜率是多少', '主场胜率最高的球队', '报名费合计', '各省的教练人数'].map((question) => ({
    question,
  }));
  expect(likestFirst('哪个球队的主场胜率最高', all, 3).map(({ question }) => question)).toEqual([
    '主场胜率最高的球队',
    '各队的主场胜率是多少',
  ]);
  expect(likestFirst('今天天气怎么样', all, 3)).toEqual([]);
  expect(likestFirst('主场胜率', all, 1)).toHaveLength(1);
  const english = ['home win rate by team', 'number of coaches'].map((question) => ({ question }));
  expect(likestFirst('win rate at home for each team', english, 3)).toEqual([english[0]]);
});
