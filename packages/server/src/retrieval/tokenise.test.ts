import { expect, it } from 'vitest';
import { indexTerms, phraseShare, queryWords, termCounter } from './tokenise.js';

it('indexes words, parts of words and pairs of characters', () => {
  const terms = indexTerms('中国篮球协会规定 24 秒');
  expect([...terms.keys()]).toEqual(expect.arrayContaining(['中国', '篮球', '协会', '球协', '24']));
});

it('folds case, width and plural', () => {
  expect([...indexTerms('ＮＢＡ Players').keys()]).toEqual(['nba', 'player']);
  expect(queryWords('the player').map(({ term }) => term)).toEqual(['player']);
});

it('keeps numbers whole', () => {
  expect([...indexTerms('6.75 米，3,200 元').keys()]).toEqual(expect.arrayContaining(['6.75', '3200']));
});

it('counts some terms as though it had counted them all', () => {
  const texts = [
    '中国篮球协会规定：进攻时间为二十四秒，哈哈哈，运动员年假每年十五天。',
    'The players’ policies: 3,200 元，ＮＢＡ 6.75 米，007',
    '𠮷野家的𠮷野球，球球球，年年有余，年',
    '第二节比赛开始前，裁判员把球交给掷球入界的队员。'.repeat(20),
    '',
  ];
  const all = texts.map((text) => indexTerms(text));
  const terms = [...new Set(all.flatMap((one) => [...one.keys()])), '没有', '无', 'none', '99'];
  for (const wanted of [
    terms,
    ...terms.map((term) => [term]),
    ...terms.map((term, at) => [term, terms[at + 7] ?? '']),
  ]) {
    const termsIn = termCounter(wanted);
    for (const [at, text] of texts.entries()) {
      const some = [...(all[at] ?? [])].filter(([term]) => wanted.includes(term));
      expect(termsIn(text)).toEqual(new Map(some));
    }
  }
});

it('knows the words that stand for another one', () => {
  const [word] = queryWords('换人');
  expect(word).toMatchObject({ term: '换人', synonyms: [{ term: '替换' }, { term: '换下' }, { term: '换上' }] });
  expect(queryWords('比赛场地有多长')[0]).toMatchObject({ term: '比赛场地', parts: ['比赛', '赛场', '场地'] });
});

it('drops words that only ask', () => {
  expect(queryWords('请问三分线的距离是多少？').map(({ term }) => term)).toEqual(['三分', '线', '距离']);
});

it('tells how much of a question stands in a text in its own order', () => {
  expect(phraseShare('进攻时间')('24 秒进攻 时间')).toBe(1);
  expect(phraseShare('进攻时间')('时间与进攻')).toBeLessThan(1);
});

it('takes a number for the same, in digits or in words', () => {
  expect([...indexTerms('进攻时间为二十四秒').keys()]).toContain('24');
  expect(queryWords('二十四秒违例').map(({ term }) => term)).toEqual(queryWords('24秒违例').map(({ term }) => term));
  expect(queryWords('第三条').map(({ term }) => term)).toContain('3');
  expect(termCounter(['24'])('限时二十四秒')).toEqual(new Map([['24', 1]]));
});

it('takes traditional characters for simplified ones, and forms of an English word for one', () => {
  expect([...indexTerms('籃球規則').keys()]).toEqual([...indexTerms('篮球规则').keys()]);
  expect(queryWords('fouled, fouling and fouls').map(({ term }) => term)).toEqual(['foul']);
});

it('keeps words of a base whole, with their letters, and knows what stands for them', () => {
  const own = [['村BA', '乡村篮球联赛'], ['三对三黄金联赛'], ['shot clock', '进攻时间']];
  const terms = (question: string) => queryWords(question, own).map(({ term }) => term);
  expect(terms('村ＢＡ在哪里举行？')).toContain('村ba');
  expect(terms('三对三黄金联赛的奖金')).toEqual(['三对三黄金联赛', '奖金']);
  expect(terms('Shot clocks are broken')).not.toContain('shot clock');
  const [word] = queryWords('村BA', own);
  expect(word?.synonyms.map(({ term }) => term)).toEqual(['乡村篮球联赛']);
  expect(queryWords('进攻时间', own)[0]?.synonyms).toContainEqual({ term: 'shot clock', parts: ['shot', 'clock'] });
});
