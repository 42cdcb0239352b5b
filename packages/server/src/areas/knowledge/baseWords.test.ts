import { addKnowledgeBase, modifyBaseWords, readBaseWords, testRetrieval, uploadDocument } from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { bestQuote } from '../../retrieval/index.js';
import { startApp, type TestUser } from '../../testing/startApp.js';

let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;
let base: string;
let other: string;

const text = [
  '# 规则',
  '## 违例',
  '持球队员移动中枢脚，判违例，由对方掷界外球。',
  '## 赛事',
  '乡村篮球联赛每年夏天在台盘村举行，各村自由组队。',
  '## 器材',
  '进攻计时器设在篮架上方，终了时发出信号。',
].join('\n\n');

beforeAll(async () => {
  app = await startApp();
  as = await app.user({ permissions: ['knowledge', 'knowledge.look'] });
  await app.startWork();
  ({ id: base } = await app.call(addKnowledgeBase, { name: '规则' }, { as }));
  ({ id: other } = await app.call(addKnowledgeBase, { name: '别的' }, { as }));
  for (const knowledgeBaseId of [base, other]) {
    await app.call(uploadDocument, { knowledgeBaseId, file: new File([text], '规则.md') }, { as });
  }
  await vi.waitFor(
    async () => expect(await app.db.query(sql`select 1 from documents where status = 'ready'`)).toHaveLength(2),
    { timeout: 60_000 },
  );
});
afterAll(() => app.close());

const find = async (question: string, knowledgeBaseId = base) =>
  (await app.call(testRetrieval, { knowledgeBaseId, question }, { as })).hits.map(({ chunk }) => chunk.content);

const modify = (groups: string[][], id = base) => app.call(modifyBaseWords, { id, groups }, { as });

it.each([
  ['拖脚算什么', ['拖脚', '移动中枢脚'], '移动中枢脚'],
  ['村BA在哪里办', ['村BA', '乡村篮球联赛'], '台盘村'],
  ['Where is the shot clock?', ['shot clock', '进攻计时器'], '篮架上方'],
])(
  'finds by the words of its base what was asked as %s, and quotes the sentence that says it',
  async (question, group, words) => {
    await modify([]);
    expect((await find(question)).filter((content) => content.includes(words))).toEqual([]);
    await modify([group]);
    const [first = ''] = await find(question);
    expect(first).toContain(words);
    expect(bestQuote({ content: first, heading: [], ownWords: [group] }, question).text).toContain(words);
    expect((await find(question, other)).filter((content) => content.includes(words))).toEqual([]);
  },
);

it('keeps them, and says what is wrong with others', async () => {
  await modify([['走步', '带球走'], ['村BA']]);
  expect(await app.call(readBaseWords, { id: base }, { as })).toEqual({ groups: [['走步', '带球走'], ['村BA']] });
  await expect(modify([['走步'], ['走步']])).rejects.toMatchObject({ status: 400, reason: 'word_repeated' });
  await expect(modify([['走']])).rejects.toMatchObject({ status: 400 });
  await expect(modify([[]])).rejects.toMatchObject({ status: 400 });
  await expect(modify([['走步']], 'gone')).rejects.toMatchObject({ status: 404 });
  await expect(app.call(readBaseWords, { id: 'gone' }, { as })).rejects.toMatchObject({ status: 404 });
  const stranger = await app.user({ permissions: ['assistants'] });
  await expect(app.call(readBaseWords, { id: base }, { as: stranger })).rejects.toMatchObject({ status: 403 });
});
