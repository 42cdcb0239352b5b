import { setImmediate as turn } from 'node:timers/promises';
import { addKnowledgeBase, enableFaq, pageFaq, takeBackFaqImport, uploadFaqExcel } from '@console/api/contract';
import { randomId } from '@console/base';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeXlsx } from '../../spreadsheets/index.js';
import { textCell, xlsxOf } from '../../spreadsheets/testing/xlsxOf.js';
import { startApp, type TestUser } from '../../testing/startApp.js';

let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;
beforeAll(async () => {
  app = await startApp();
  as = await app.user({ permissions: ['faq', 'knowledge'] });
});
afterAll(() => app.close());

const base = async (): Promise<string> => (await app.call(addKnowledgeBase, { name: `库 ${randomId()}` }, { as })).id;
const upload = (kbId: string, data: Uint8Array) =>
  app.call(uploadFaqExcel, { kbId, file: new File([Uint8Array.from(data)], 'faq.xlsx') }, { as });

it('names the cell that is too far out, and goes on', async () => {
  const kbId = await base();
  const far = xlsxOf(
    `<row r="1">${textCell('A1', '问题')}${textCell('B1', '答案')}</row><row r="1048576">${textCell('XFD1048576', 'x')}</row>`,
  );
  await expect(upload(kbId, far)).rejects.toThrow('表格最多 256 列，单元格 XFD1048576 超出范围，请删除其中的内容');
  expect((await app.call(pageFaq, { current: 1, size: 1, kbId }, { as })).total).toBe(0);
});

it('takes thousands of rows while everybody else goes on', async () => {
  const kbId = await base();
  const rows = Array.from({ length: 1500 }, (_, at) => [
    `第 ${at} 条规则里，运球违例怎么判罚？`,
    `规则 ${at} 怎么判\n违例 ${at} 的处理`,
    `根据第 ${at} 条，由对方在靠近违例的地点掷球入界。队员双手同时触球后不得再次运球。`.repeat(3),
    '是',
  ]);
  const columns = ['问题', '相似问法', '答案', '启用'].map((title) => ({ title, width: 20 }));
  const file = writeXlsx([{ name: 'FAQ', columns, rows }]);

  let running = true;
  const seen = new Set<number>();
  const others = async (): Promise<void> => {
    while (running) {
      // Everything here is one process: without this nothing else would ever be heard.
      await turn();
      seen.add((await app.call(pageFaq, { current: 1, size: 1, kbId }, { as })).total);
    }
  };
  const asking = others();
  expect(await upload(kbId, file)).toEqual({ added: 1500, updated: 0, refused: [] });
  running = false;
  await asking;
  // In one piece, all would wait for the whole of it, and nobody would see a part.
  expect(seen.size).toBeGreaterThan(10);
});

const sheetOf = (rows: readonly (readonly [string, string])[]): File =>
  new File([['问题,答案', ...rows.map((row) => row.join(','))].join('\n')], 'faq.csv');
const all = (kbId: string) => app.call(pageFaq, { current: 1, size: 200, kbId }, { as });

it('takes back what an import has added, but for what was there before or was changed since', async () => {
  const kbId = await base();
  const put = (rows: readonly (readonly [string, string])[], importId?: string) =>
    app.call(uploadFaqExcel, { kbId, file: sheetOf(rows), ...(importId !== undefined && { importId }) }, { as });
  await put([['场地多长', '28 米']]);
  // In two parts, as a long one comes.
  await put(
    [
      ['场地多长', '二十八米'],
      ['场地多宽', '15 米'],
    ],
    'import-1',
  );
  await put(
    [
      ['篮板多高', '2.9 米'],
      ['篮圈多高', '3.05 米'],
    ],
    'import-1',
  );
  await put([['比赛几节', '四节']], 'import-2');
  const changed = (await all(kbId)).list.find(({ question }) => question === '篮圈多高');
  await app.call(enableFaq, { idList: [changed?.id ?? ''], enabled: false }, { as });

  expect(await app.call(takeBackFaqImport, { kbId, importId: 'import-1' }, { as })).toEqual({ removed: 2, kept: 1 });
  const left = (await all(kbId)).list.map(({ question }) => question).toSorted();
  expect(left).toEqual(['场地多长', '比赛几节', '篮圈多高'].toSorted());
  expect(await app.call(takeBackFaqImport, { kbId, importId: 'import-1' }, { as })).toEqual({ removed: 0, kept: 1 });
});

it('keeps each question once where two people import at once, and tells the second what differs', async () => {
  const kbId = await base();
  const other = await app.user({ permissions: ['faq', 'knowledge'] });
  const rows = (answer: string, from: number) =>
    Array.from({ length: 300 }, (_, at) => [`第 ${from + at} 场几点检录`, answer] as const);
  const put = (who: TestUser, answer: string, from: number) =>
    app.call(uploadFaqExcel, { kbId, file: sheetOf(rows(answer, from)), existing: 'refuse' }, { as: who });
  const [one, two] = await Promise.all([put(as, '八点', 0), put(other, '九点', 200)]);
  // The hundred that both have are the one's or the other's, and told to whoever came second.
  expect(one.added + two.added).toBe(500);
  expect(one.refused.length + two.refused.length).toBe(100);
  expect((await all(kbId)).total).toBe(500);
});
