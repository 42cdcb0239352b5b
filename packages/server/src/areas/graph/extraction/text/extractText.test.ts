import { expect, it } from 'vitest';
import { extractText } from './extractText.js';
import { chineseSentences, englishSentences, laterSentences, type ReadSentence } from './sentences.fixtures.js';

const of = (content: string, place: { kind: 'row'; from: number; to: number } | null = null) =>
  extractText({ content, heading: [], place }, null);
const told = (content: string, place?: { kind: 'row'; from: number; to: number }) =>
  of(content, place).map(({ subject, predicate, object }) => [subject, predicate, object]);

/** How many of the triples that were found are right, and how many of the right ones were found. */
const measure = (sentences: readonly ReadSentence[]) => {
  let [found, right, wanted] = [0, 0, 0];
  const wrong: string[] = [];
  for (const { text, triples } of sentences) {
    const ours = told(text).map((one) => JSON.stringify(one));
    const expected = new Set(triples.map((one) => JSON.stringify(one)));
    found += ours.length;
    wanted += expected.size;
    right += ours.filter((one) => expected.has(one)).length;
    wrong.push(...ours.filter((one) => !expected.has(one)).map((one) => `${text} ${one}`));
  }
  return { precision: right / found, recall: right / wanted, wrong };
};

it.each([
  ['Chinese sentences', chineseSentences, 0.9],
  ['English sentences', englishSentences, 0.9],
  ['sentences that it was not written for', laterSentences, 0.7],
] as const)('reads in %s what they say outright, and hardly anything else', (_, sentences, least) => {
  const { precision, recall, wrong } = measure(sentences);
  expect(precision, wrong.join('\n')).toBeGreaterThanOrEqual(0.97);
  expect(recall).toBeGreaterThanOrEqual(least);
});

it('reads the rows of a table under the names of its columns, a number in front aside', () => {
  expect(told('姓名 | 年龄 | 球队\n张伟 | 23 | 北京首钢\n李强 | - | 广东宏远')).toEqual([
    ['张伟', '年龄', '23'],
    ['张伟', '球队', '北京首钢'],
    ['李强', '球队', '广东宏远'],
  ]);
  expect(told('序号 | 项目 | 标准\n1 | 场地长度 | 28米')).toEqual([['场地长度', '标准', '28米']]);
});

it('reads nothing in rows that no head names', () => {
  expect(told('张伟 | 23 | 北京首钢\n李强 | 25 | 广东宏远')).toEqual([]);
});

it('reads the rows of a sheet', () => {
  const row = { kind: 'row', from: 2, to: 2 } as const;
  expect(told('队名 | 城市\n队名：飞鹰；城市：长沙\n队名：猛虎；城市：广州', row)).toEqual([
    ['飞鹰', '城市', '长沙'],
    ['猛虎', '城市', '广州'],
  ]);
});

it('reads the items of a list under the line that opens it, each with its own words', () => {
  const found = of('球队成员包括：\n（1）有资格参赛的队员；\n（2）教练员；\n裁判员另行规定。');
  expect(found.map(({ subject, predicate, object, sentence }) => [subject, predicate, object, sentence])).toEqual([
    ['球队成员', '包括', '有资格参赛的队员', '（1）有资格参赛的队员；'],
    ['球队成员', '包括', '教练员', '（2）教练员；'],
  ]);
});

it('gives every triple the very words of the text, a kind by plain rules, and how sure its way of reading is', () => {
  expect(of('第三章 比赛\n8.1 比赛由4节组成，每节10分钟。\n中国篮球协会是全国性社会团体。')).toEqual([
    expect.objectContaining({ subject: '比赛', sentence: '8.1 比赛由4节组成，每节10分钟。', objectType: '数值' }),
    expect.objectContaining({ subject: '节', object: '10分钟', confidence: 0.9 }),
    expect.objectContaining({ subject: '中国篮球协会', subjectType: '机构', predicate: '是', confidence: 0.75 }),
  ]);
});

it('reads what one thing is of another as a relation between the two', () => {
  expect(told('海河女篮的主教练是林志勇。海河女篮的主场是滨江体育馆。')).toEqual([
    ['海河女篮', '主教练', '林志勇'],
    ['海河女篮', '主场', '滨江体育馆'],
  ]);
});

it('keeps to the relations of a schema, also by the words that the text has for them, and takes the kinds that it leaves', () => {
  const schema = {
    entityTypes: ['组织', '人员'],
    relationTypes: [{ name: '由…组成', subjectTypes: ['组织'], objectTypes: ['人员'] }],
  };
  const chunk = { content: '技术委员会由主任和委员组成。\n违例是指违犯规则的行为。', heading: [], place: null };
  expect(extractText(chunk, schema)).toEqual([
    expect.objectContaining({ subjectType: '组织', predicate: '由…组成', object: '主任', objectType: '人员' }),
    expect.objectContaining({ predicate: '由…组成', object: '委员' }),
  ]);
});

it('takes no time over text that is made to take it', () => {
  const hostile = [
    '第一条'.repeat(700),
    `比赛${'为'.repeat(4000)}`,
    '（'.repeat(4000),
    `A${' is'.repeat(2000)}`,
    'a | '.repeat(2000),
    '1.'.repeat(3000),
  ];
  const since = performance.now();
  for (const content of hostile) of(content);
  expect(performance.now() - since).toBeLessThan(2000);
});
