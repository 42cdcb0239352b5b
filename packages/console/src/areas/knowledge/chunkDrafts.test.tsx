import { type Chunk, listKeptChunks, pageChunks, readChunkRegions, readDocument } from '@console/api/contract';
import { fake } from '@console/api/fake';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { serveFakes } from '../../testing/fakeServer.js';
import { openPage } from '../../testing/openPage.js';
import ChunksPage from './ChunksPage.js';

const address = '/assistantAI/knowledgeBase/chunks?id=d1';

const chunk: Chunk = {
  id: 'c1',
  documentId: 'd1',
  knowledgeBaseId: 'b1',
  index: 1,
  heading: [],
  content: '中场休息为 15 分钟。',
  enabled: true,
  positions: [],
  hits: 0,
  edited: false,
  updateTime: '2026-03-01T09:30:00+08:00',
};

beforeEach(async () => {
  localStorage.clear();
  await serveFakes([
    fake(readDocument, {
      data: {
        id: 'd1',
        documentId: 'd1',
        knowledgeBaseId: 'b1',
        knowledgeBaseName: '规则',
        name: '规则.md',
        type: 'md',
        size: 1,
        pageCount: 0,
        pagesRead: 0,
        chunkCount: 1,
        status: 'ready',
        stage: 'done',
        progress: 100,
        failure: null,
        createdBy: '',
        pages: [],
        createTime: chunk.updateTime,
        updateTime: chunk.updateTime,
      },
    }),
    fake(listKeptChunks, { data: [] }),
    fake(readChunkRegions, { data: [] }),
    fake(pageChunks, {
      data: { list: [chunk], total: 1, current: 1, size: 50, counts: { all: 1, disabled: 0, edited: 0 } },
    }),
  ]);
});
afterEach(cleanup);

const field = page.getByRole('textbox', { name: '分段内容', exact: true });
const kept = () => Object.keys(localStorage).filter((key) => key.includes('chunks of'));

it('brings a half-written chunk back after a reload, wherever the list was, until it is given up', async () => {
  await openPage(ChunksPage, `${address}&chunk=c1`);
  await page.getByRole('button', { name: '编辑', exact: true }).click();
  await field.fill('中场休息为 10 分钟。');
  const router = await openPage(ChunksPage, address);
  await expect.element(field).toHaveValue('中场休息为 10 分钟。');
  await expect.poll(() => router.state.location.search).toContain('chunk=c1');
  await expect.poll(kept).toHaveLength(1);
  await page.getByRole('button', { name: '放弃' }).click();
  await expect.element(field).not.toBeInTheDocument();
  await expect.poll(kept).toEqual([]);
  await openPage(ChunksPage, `${address}&chunk=c1`);
  await expect.element(page.getByRole('button', { name: '编辑', exact: true })).toBeVisible();
  expect(field.query()).toBeNull();
});
