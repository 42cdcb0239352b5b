import { expect, it } from 'vitest';
import { commonness } from './commonness.js';

it('knows words that come everywhere from those that come rarely', () => {
  expect(commonness('公司')).toBeGreaterThan(0.05);
  expect(commonness('时间')).toBeGreaterThan(0.05);
  expect(commonness('申请')).toBeLessThan(0.02);
  for (const word of ['1号店', '知识库', '龢', '年假', 'nba', '6.75', '', '\u{10ffff}'])
    expect(commonness(word)).toBe(0.005);
});

it('finds words wherever they stand in the dictionary', () => {
  for (const word of ['世界', '中国', '比赛', '进攻', '一', '是', '龙']) {
    expect(commonness(word), word).toBeGreaterThan(0.01);
  }
});
