import { expect, it } from 'vitest';
import { bestQuote, quotePositions } from '../../../retrieval/index.js';
import { toReference } from '../answer/extractive.js';
import { passage } from '../testing/startChat.js';
import { citedReferences } from './citedWords.js';

const rule = passage(
  '比赛由四节组成，每节十分钟。第二节和第三节之间休息十五分钟。每次暂停持续一分钟。决胜期为五分钟。裁判员可以没收比赛。',
);
const cited = (answer: string, ...passages: readonly (typeof rule)[]) =>
  citedReferences(
    answer,
    passages.map((one, at) => toReference(one, at + 1, one.content, one.positions)),
    passages,
    { bestQuote, quotePositions },
  ).map(({ content }) => content);

it('lights the words that the citing sentence rests on, wherever the citation stands', () => {
  for (const answer of ['中场休息十五分钟 [1]。', '中场休息十五分钟。[1]', '中场休息十五分钟[1]，然后换边。']) {
    expect(cited(answer, rule)).toEqual(['第二节和第三节之间休息十五分钟。']);
  }
});

it('takes each sentence that cites a passage, in the order of the passage, and none twice', () => {
  expect(cited('- **决胜期**五分钟 [1]\n- 一次暂停一分钟 [1]\n- 暂停一分钟 [1]', rule)).toEqual([
    '每次暂停持续一分钟。\n…\n决胜期为五分钟。',
  ]);
});

it('gives two citations side by side the same sentence', () => {
  const other = passage('暂停期间队员可以离开场地。每次暂停持续一分钟，由主教练请求。');
  expect(cited('教练请求的暂停持续一分钟 [1][2]。', rule, other)).toEqual([
    '每次暂停持续一分钟。',
    '每次暂停持续一分钟，由主教练请求。',
  ]);
});

it('leaves a passage whole whose citing sentence has nothing to do with it', () => {
  expect(cited('[1]', rule)).toEqual([rule.content]);
});
