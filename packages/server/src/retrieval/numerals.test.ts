import { expect, it } from 'vitest';
import { numeralsIn } from './numerals.js';

it.each([
  ['进攻时间为二十四秒', ['24']],
  ['第三条第十二款', ['3', '12']],
  ['二〇二六年十一月二十三日', ['2026', '11', '23']],
  ['累计五次侵人犯规', ['5']],
  ['一百零五名，三千二百元', ['105', '3200']],
  ['一万二千人，两亿三千万元', ['12000', '230000000']],
  ['十四秒', ['14']],
])('reads the numbers of %s', (text, values) => {
  expect(numeralsIn(text).map(({ value }) => value)).toEqual(values);
});

it.each(['三分线', '一次进攻', '万一', '百度', '两个人', '一些', '千万不要', '十分重要', '第一次世界大战', '第一时间'])(
  'takes %s for words',
  (text) => {
    expect(numeralsIn(text)).toEqual([]);
  },
);

it('says where a number stands', () => {
  const text = '限时二十四秒';
  expect(numeralsIn(text).map(({ start, end }) => text.slice(start, end))).toEqual(['二十四']);
});
