import {
  type Document,
  downloadDocument,
  pageChunks,
  pageDocuments,
  pageKnowledgeBases,
  readChunkRegions,
  readDocument,
} from '@console/api/contract';
import { fake } from '@console/api/fake';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { serveFakes } from '../../testing/fakeServer.js';
import { openPage } from '../../testing/openPage.js';
import ChunksPage from './ChunksPage.js';
import KnowledgePage from './KnowledgePage.js';

const chunks = '/assistantAI/knowledgeBase/chunks?id=d1';
const bases = '/assistantAI/knowledgeBase/index';
const nothing = { list: [], total: 0, current: 1, size: 20 };

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1440, 900);
});
afterEach(cleanup);

const retry = page.getByRole('button', { name: '重试' });

it('says that the places of chunks did not load, and draws them on another try', async () => {
  await serveFakes([fake(readChunkRegions, { fails: 'internal', message: '索引没有响应' })]);
  await openPage(ChunksPage, chunks);
  await expect.element(page.getByText('分段在页面上的位置没有加载出来：索引没有响应')).toBeVisible();
  await expect.element(page.getByRole('region', { name: '分段列表' })).toBeVisible();
  await serveFakes([]);
  await retry.first().click();
  await expect.element(page.getByText(/分段在页面上的位置/)).not.toBeInTheDocument();
});

it('says nothing of places that the backend does not keep', async () => {
  await serveFakes([fake(readChunkRegions, { fails: 'not_found' }), fake(pageChunks, { delay: 50 })]);
  await openPage(ChunksPage, chunks);
  await expect.element(page.getByRole('region', { name: '分段列表' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^分段 \d+/ }).first()).toBeVisible();
  expect(page.getByText(/分段在页面上的位置/).query()).toBeNull();
});

it('says that a base to change is not there, instead of nothing', async () => {
  await serveFakes([fake(pageKnowledgeBases, { data: nothing })]);
  await openPage(KnowledgePage, `${bases}?open=gone`);
  await expect.element(page.getByText('要打开的知识库不在这里，或已删除')).toBeVisible();
});

it('says that the base did not load whose documents are shown', async () => {
  await serveFakes([
    fake(pageKnowledgeBases, { fails: 'internal', message: '知识库服务没有响应' }),
    fake(pageDocuments, { data: nothing }),
  ]);
  await openPage(KnowledgePage, `${bases}?base=b1`);
  await expect.element(page.getByText('知识库没有加载出来：知识库服务没有响应')).toBeVisible();
  await expect.element(page.getByText('还没有文档')).toBeVisible();
});

const parsed: Document = {
  id: 'd1',
  documentId: 'd1',
  knowledgeBaseId: 'b1',
  knowledgeBaseName: '竞赛规则库',
  name: '竞赛规程.pdf',
  size: 1024,
  type: 'pdf',
  status: 'ready',
  stage: 'done',
  progress: 100,
  failure: null,
  pageCount: 6,
  pagesRead: 6,
  chunkCount: 12,
  createdBy: '管理员',
  createTime: '2026-11-20T10:00:00+08:00',
  updateTime: '2026-11-20T10:00:00+08:00',
};
const listed = fake(pageDocuments, { data: { list: [parsed], total: 1, current: 1, size: 20 } });

it('offers the original file until the backend says that it keeps none', async () => {
  await serveFakes([listed, fake(downloadDocument, { fails: 'not_found' })]);
  await openPage(KnowledgePage, `${bases}?base=b1`);
  const download = page.getByRole('button', { name: '下载原文件' });
  await download.click();
  await expect.element(download).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: '竞赛规程.pdf' })).toBeVisible();
});

it('says that the backend tells nothing of single documents, and leads to none of them any more', async () => {
  await serveFakes([listed, fake(readDocument, { fails: 'not_found' })]);
  const Pages = () => (useLocation().search.includes('id=') ? <ChunksPage /> : <KnowledgePage />);
  const router = await openPage(Pages, `${bases}?id=d1`);
  await expect.element(page.getByText('当前后端不提供这项功能')).toBeVisible();
  await router.navigate(`${bases}?base=b1`);
  await expect.element(page.getByText('竞赛规程.pdf')).toBeVisible();
  expect(page.getByRole('link', { name: '竞赛规程.pdf' }).query()).toBeNull();
});
