import { expect, it } from 'vitest';
import { otherWordings } from './otherWordings.js';

const groups = [['主裁', '裁判长'], ['MVP', '最佳球员', '最有价值球员'], ['单独的词']];

it('says a question in the other words of a base', () => {
  expect(otherWordings('主裁签字后生效吗', groups)).toEqual(['裁判长签字后生效吗']);
  expect(otherWordings('ＭＶＰ 怎么评', groups)).toEqual(['最佳球员 怎么评', '最有价值球员 怎么评']);
  expect(otherWordings('主裁选 mvp', groups)).toHaveLength(5);
});

it('knows none where no such word is in it', () => {
  expect(otherWordings('暂停多久', groups)).toEqual([]);
  expect(otherWordings('主裁签字', [])).toEqual([]);
  expect(otherWordings('单独的词', groups)).toEqual([]);
});

it('never makes more of them than can be looked for', () => {
  const many = Array.from({ length: 10 }, (_, at) => [`甲${at}`, `乙${at}`, `丙${at}`]);
  const asked = many.map(([word]) => word).join('和');
  const found = otherWordings(asked, many);
  expect(found).toHaveLength(8);
  expect(found).not.toContain(asked);
});
