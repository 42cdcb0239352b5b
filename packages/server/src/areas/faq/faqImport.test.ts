import { setImmediate as turn } from 'node:timers/promises';
import { addKnowledgeBase, pageFaq, uploadFaqExcel } from '@console/api/contract';
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
