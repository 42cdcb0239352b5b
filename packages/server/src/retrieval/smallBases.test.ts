import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertChunks } from '../areas/knowledge/chunks.store.js';
import type { Database } from '../db/database.js';
import { testDatabase } from '../testing/testDatabase.js';
import { retrieve } from './retrieve.js';

const leave = '年假每年十五天，须提前三个工作日提出，由部门主管审批。';
const travel = '出差期间的住宿费凭发票报销，每晚不超过四百元，市内交通费按实际支出报销。';
const account = '新员工入职后，由信息中心开通邮箱和门禁，初始密码须在三天内修改。';

/** Bases of one, two and three chunks, and one with a thousand others beside these three. */
const bases: Readonly<Record<string, readonly string[]>> = {
  one: [leave],
  two: [leave, travel],
  three: [leave, travel, account],
  large: [
    leave,
    travel,
    account,
    ...Array.from(
      { length: 1000 },
      (_, at) => `第 ${at + 1} 场比赛由${at % 2 ? '甲' : '乙'}组裁判员执裁，比赛时间和场地以公司公布的赛程为准。`,
    ),
  ],
};

let db: Database;

beforeAll(async () => {
  db = await testDatabase();
  for (const [id, contents] of Object.entries(bases)) {
    await db.query(sql`insert into knowledge_bases (id, name) values (${id}, ${id})`);
    await db.query(sql`
      insert into documents (id, knowledge_base_id, name, type, size, file_hash, file_key, status)
      values (${id}, ${id}, ${`${id}.md`}, 'md', 1, 'hash', 'key', 'ready')`);
    const chunks = contents.map((content) => ({ heading: [], content, spans: [], positions: [] }));
    await db.transaction((tx) => insertChunks(tx, { id, knowledgeBaseId: id }, chunks, 1));
  }
});
afterAll(() => db.close());

const find = async (base: string, question: string): Promise<string[]> =>
  (await retrieve({ db }, { knowledgeBaseIds: [base], question })).map(({ content }) => content);

const answered: readonly (readonly [question: string, content: string])[] = [
  ['年假有几天？', leave],
  ['年假要提前几天申请？', leave],
  ['我想请年假，应该提前多久跟主管提出？', leave],
  ['新来的同事年假由哪个部门的主管审批', leave],
  ['住宿费的报销标准是多少', travel],
  ['去外地出差，住宿费可以报销多少钱？', travel],
  ['打车的交通费怎么报销，需要发票吗', travel],
  ['邮箱的初始密码什么时候修改？', account],
  ['入职以后谁给我开通门禁卡', account],
];

describe.each(Object.keys(bases))('a base of %s', (base) => {
  it.each(answered.filter(([, content]) => bases[base]?.includes(content)))('answers %s', async (question, content) => {
    expect((await find(base, question))[0]).toBe(content);
  });

  it.each([
    '今天股票行情怎么样',
    '如何申请信用卡',
    '公司的注册资本是多少',
    '北京到上海的高铁票多少钱',
    '第一次世界大战是什么时候开始的',
    '明天天气如何',
    'how to cook pasta',
    '每个部门有多少辆车',
    '帮我写一首关于春天的诗',
  ])('has nothing on %s', async (question) => {
    expect(await find(base, question)).toEqual([]);
  });
});
