/**
 * 100,000 triples from a table on the embedded database: `pnpm bench`. Tried, read, accepted, passed and taken back, while
 * somebody else makes small calls. `TRIPLES` for another number.
 */
import { setTimeout as pause } from 'node:timers/promises';
import {
  addKnowledgeBase,
  decideTriplesOfRelation,
  pageTripleCandidates,
  pageTripleImports,
  passTripleImport,
  readTripleImport,
  removeTripleImports,
  undoTripleDecision,
  uploadTriples,
} from '../../packages/api/src/contract/index.js';
import { expect, it } from 'vitest';
import { startOnDisk } from '../onDisk.js';
import { makeOtherCalls, STALL } from '../otherCalls.js';
import { report } from '../report.js';

const COUNT = Number(process.env.TRIPLES ?? 100_000);

const relations = ['复位至', '适用于', '规定于', '须完成', '例外于', '归属'];

const sheet = (): string =>
  [
    '主体,主体类型,关系,客体,客体类型,条件,原句',
    ...Array.from({ length: COUNT }, (_, n) =>
      [
        `第 ${n % 20_000} 条规定`,
        '条款',
        relations[Math.floor(n / 20_000) % relations.length],
        `${n % 997} 号事项`,
        '事项',
        n % 3 === 0 ? '停表时显示 13 秒或以下' : '',
        `按第 ${n % 20_000} 条规定，第 ${n} 项办理，时间为 14 秒钟。`,
      ].join(','),
    ),
  ].join('\n');

it(`takes ${COUNT} triples in and out`, { timeout: 1_200_000 }, async () => {
  const { app, close } = await startOnDisk();
  try {
    const as = await app.user({ permissions: ['graph', 'knowledge'] });
    await app.startWork();
    const { id: knowBaseId } = await app.call(addKnowledgeBase, { name: '大库' }, { as });
    const content = sheet();

    const others = await makeOtherCalls(app);
    const step = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
      others.forget();
      const began = performance.now();
      const result = await work();
      const seconds = (performance.now() - began) / 1000;
      const sorted = (await others.times()).toSorted((a, b) => a - b);
      const at = (share: number): number => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
      const megabytes = Math.round(process.memoryUsage().rss / 1024 / 1024);
      process.stdout.write(
        `${what}: ${seconds.toFixed(1)} s, ${megabytes} MB; calls of others p50 ${at(0.5)} p99 ${at(0.99)} max ${at(1)} ms\n`,
      );
      report({ what: `${COUNT} triples: ${what}`, unit: 's', ours: Number(seconds.toFixed(2)) });
      report({ what: `${what}: longest call of others`, ours: at(1), aim: STALL });
      return result;
    };
    const standsAt = async (id: string, status: string): Promise<void> => {
      for (;;) {
        const found = await app.call(readTripleImport, { id }, { as });
        if (found.status === status) return;
        expect(found.status).not.toBe('failed');
        await pause(500);
      }
    };

    const upload = (taskName: string, dryRun: boolean) =>
      app.call(uploadTriples, { taskName, knowBaseId, dryRun, file: new File([content], '三元组.csv') }, { as });
    expect(await step('dry run', () => upload('试', true))).toMatchObject({ tripleCount: COUNT, duplicateCount: 0 });
    const id = await step('read', async () => {
      const { id: importId } = await upload('一', false);
      await standsAt(importId ?? '', 'toReview');
      return importId ?? '';
    });
    const look = (current: number) => app.call(pageTripleCandidates, { importId: id, current, size: 100 }, { as });
    await step('first page', () => look(1));
    await step('last page', () => look(COUNT / 100));
    const { decisionId } = await step('accept the safe ones', () =>
      app.call(decideTriplesOfRelation, { importId: id, which: 'safe', decision: 'accepted' }, { as }),
    );
    await step('a page', () => look(10));
    await step('take that back', () => app.call(undoTripleDecision, { decisionId }, { as }));
    await app.call(decideTriplesOfRelation, { importId: id, which: 'safe', decision: 'accepted' }, { as });
    await step('pass', async () => {
      await app.call(passTripleImport, { id }, { as });
      await standsAt(id, 'passed');
    });
    expect(await step('dry run of the same', () => upload('再试', true))).toMatchObject({ duplicateCount: COUNT });
    await step('list of imports', () => app.call(pageTripleImports, { current: 1, size: 20 }, { as }));
    await step('roll back', async () => {
      await app.call(removeTripleImports, { idList: [id] }, { as });
      for (;;) {
        const { total } = await app.call(pageTripleImports, { current: 1, size: 1 }, { as });
        if (total === 0) return;
        await pause(500);
      }
    });
    await others.stop();
  } finally {
    await close();
  }
});
