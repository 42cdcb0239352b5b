import { addKnowledgeBase, readTripleImport, uploadTriples } from '@console/api/contract';
import { expect } from 'vitest';
import type { startApp, TestUser } from '../../../testing/startApp.js';

type App = Awaited<ReturnType<typeof startApp>>;

let counter = 0;
/** A name that no other test has. */
export const freshName = (): string => {
  counter += 1;
  return `测试 ${counter}`;
};

/** Rows of a csv with the columns that a file of triples needs; `类型` of both ends first. */
export const triplesCsv = (rows: readonly (readonly string[])[]): string =>
  ['主体类型,客体类型,主体,关系,客体,条件,原句', ...rows.map((row) => ['条款', '数值', ...row].join(','))].join('\n');

/** Steps of an import, as somebody takes them. */
export const importing = (app: App, as: TestUser) => ({
  base: async (): Promise<string> => (await app.call(addKnowledgeBase, { name: freshName() }, { as })).id,

  upload: (
    knowBaseId: string,
    content: BlobPart,
    { name = '三元组.csv', taskName = freshName(), dryRun = false } = {},
  ) => app.call(uploadTriples, { knowBaseId, taskName, dryRun, file: new File([content], name) }, { as }),

  /** The import that was stored. */
  imported: async (knowBaseId: string, rows: readonly (readonly string[])[]): Promise<string> => {
    const file = new File([triplesCsv(rows)], '三元组.csv');
    const { id, problems } = await app.call(uploadTriples, { knowBaseId, taskName: freshName(), file }, { as });
    expect(problems).toEqual([]);
    return id ?? '';
  },

  /** Waits until it stands at one of these. */
  settled: (id: string, ...statuses: readonly string[]) =>
    expect
      .poll(async () => (await app.call(readTripleImport, { id }, { as })).status, { timeout: 60_000 })
      .toSatisfy((status: string) => statuses.includes(status)),
});
