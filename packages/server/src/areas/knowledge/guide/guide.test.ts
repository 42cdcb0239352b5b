import { readFile } from 'node:fs/promises';
import {
  ask,
  pageAssistants,
  pageDocuments,
  pageKnowledgeBases,
  readAnswer,
  readEvidence,
  readEvidencePage,
  removeKnowledgeBases,
  streamAnswer,
} from '@console/api/contract';
import { expect, it, vi } from 'vitest';
import { parseFile } from '../../../parsing/parseFile.js';
import { startApp } from '../../../testing/startApp.js';

const withGuide = async () => {
  const app = await startApp({ guide: true });
  const admin = await app.signIn();
  const bases = () => app.call(pageKnowledgeBases, { current: 1, size: 10 }, { as: admin });
  return { ...app, admin, bases };
};

it('answers the sample questions of the general assistant, each with a page that opens', async () => {
  await using app = await withGuide();
  await app.startWork();
  const [base] = (await app.bases()).list;
  expect(base).toMatchObject({ name: '平台使用手册', documentCount: 1, createdBy: '管理员' });
  await vi.waitFor(
    async () => {
      const { list } = await app.call(
        pageDocuments,
        { current: 1, size: 10, knowledgeBaseId: base?.id ?? '' },
        { as: app.admin },
      );
      expect(list).toMatchObject([{ name: '使用手册.pdf', status: 'ready' }]);
    },
    { timeout: 60_000, interval: 100 },
  );
  const { list } = await app.call(pageAssistants, { current: 1, size: 50 }, { as: app.admin });
  const general = list.find(({ id }) => id === 'general');
  const person = await app.user({ permissions: ['chat'] });
  expect(general?.sampleQuestions[0]).toBe('怎么上传文档？');
  for (const question of general?.sampleQuestions ?? []) {
    const { id } = await app.call(ask, { assistantId: 'general', question }, { as: person });
    await (await app.send(streamAnswer, { id }, { as: person })).text();
    const { references, answer } = await app.call(readAnswer, { id }, { as: person });
    expect(answer).toContain('[1]');
    const [first] = references;
    const [page = 0] = first?.positions[0] ?? [];
    const documentId = first?.documentId ?? '';
    const evidence = await app.call(readEvidence, { id, documentId }, { as: person });
    expect(evidence).toMatchObject({ name: '使用手册.pdf' });
    const image = await app.send(readEvidencePage, { id, documentId, page }, { as: person });
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/webp']);
  }
}, 120_000);

it('stays away once it was deleted', async () => {
  await using app = await withGuide();
  const { list } = await app.bases();
  await app.call(removeKnowledgeBases, { idList: list.map(({ id }) => id) }, { as: app.admin });
  await app.seedGuide();
  expect(await app.bases()).toMatchObject({ total: 0 });
});

it('is put in once, also where two copies of the server start together', async () => {
  await using app = await startApp();
  const admin = await app.signIn();
  await Promise.all([app.seedGuide(), app.seedGuide()]);
  expect(await app.call(pageKnowledgeBases, { current: 1, size: 10 }, { as: admin })).toMatchObject({ total: 1 });
});

it('is printed from the text beside it', async () => {
  const read = (name: string) => readFile(new URL(name, import.meta.url));
  const { chunks } = await parseFile({ data: new Uint8Array(await read('guide.pdf')) }, 'pdf', {
    signal: new AbortController().signal,
  });
  const letters = (text: string) => text.replaceAll(/\s+|^#+ /gm, '');
  const printed = letters(chunks.map(({ content }) => content).join('\n'));
  for (const line of (await read('guide.md')).toString().split('\n')) expect(printed).toContain(letters(line));
});
