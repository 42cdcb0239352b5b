import { HttpResponse, http } from 'msw';
import { type ReactNode, StrictMode } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { createClient } from '../client/createClient.js';
import type { Chunk, ChunkRegion } from '../contract/chunks.js';
import { fakeHandlers } from '../fake/index.js';
import { ApiProvider } from './ApiProvider.js';
import { useDeleteChunk, useEnableChunk, usePageChunks, useReadChunkRegions, useUpdateChunk } from './chunks.js';
import { startWorker, worker } from '../testing/browserWorker.js';

beforeAll(startWorker);
afterEach(() => worker.resetHandlers());

/** Its own client and its own cache for each test. */
const around = () => {
  const client = createClient();
  return ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <ApiProvider client={client} identity="tester">
        {children}
      </ApiProvider>
    </StrictMode>
  );
};

const success = (data: unknown) => HttpResponse.json({ code: 200, message: '', data });

const chunk = (id: string): Chunk => ({
  id,
  documentId: 'd1',
  knowledgeBaseId: 'b1',
  index: 1,
  heading: [],
  content: `${id} 原文`,
  enabled: true,
  positions: [],
  hits: 0,
  edited: false,
  updateTime: '2026-03-01T09:30:00+08:00',
});
const region = ({ id, index, enabled, positions }: Chunk): ChunkRegion => ({ id, index, enabled, positions });
const chunksBefore = [chunk('c1'), chunk('c2')];
const chunkPage = (list: readonly Chunk[]) => ({
  list,
  total: list.length,
  current: 1,
  size: 50,
  counts: { all: list.length, disabled: 0, edited: 0 },
});

const useChunks = () => ({
  page: usePageChunks({ documentId: 'd1', current: 1, size: 50 }),
  regions: useReadChunkRegions({ documentId: 'd1' }),
  update: useUpdateChunk(),
  enable: useEnableChunk(),
  remove: useDeleteChunk(),
});

/** A server that answers the first reading at once, and each later one when it is let go, with what it says then. */
const openChunks = async () => {
  const held: ((list: readonly Chunk[]) => void)[] = [];
  let asked = 0;
  worker.use(
    http.post('*/rag/getDocumentChunks', async () => {
      asked += 1;
      return success(
        chunkPage(asked === 1 ? chunksBefore : await new Promise<readonly Chunk[]>((go) => held.push(go))),
      );
    }),
    http.post('*/rag/getDocumentRegions', () => success(chunksBefore.map(region))),
    ...fakeHandlers([]),
  );
  const { result, act } = await renderHook(useChunks, { wrapper: around() });
  await expect.poll(() => result.current.page.data?.list).toEqual(chunksBefore);
  await expect.poll(() => result.current.regions.data?.length).toBe(2);
  const first = () => result.current.page.data?.list.find(({ id }) => id === 'c1');
  return { held, act, now: () => result.current, first };
};

it('shows a saved text and a switched state at once, while the list is still being read again', async () => {
  const { act, now, first, held } = await openChunks();
  await act(() => now().update.run({ id: 'c1', content: ' 改过的文字 ' }));
  expect(first()).toMatchObject({ content: '改过的文字', edited: true, enabled: true });
  await act(() => now().enable.run({ isEnable: false, idList: ['c1'] }));
  expect(first()).toMatchObject({ content: '改过的文字', edited: true, enabled: false });
  expect(now().page.data?.counts).toEqual({ all: 2, disabled: 1, edited: 1 });
  const last = { ...chunk('c1'), content: '服务器的文字' };
  await vi.waitFor(() => expect(held).toHaveLength(2));
  await act(async () => held[1]?.([last]));
  await expect.poll(first).toEqual(last);
});

it('drops what was asked for before the change and comes after it', async () => {
  const { act, now, first, held } = await openChunks();
  await act(() => now().page.refresh());
  await vi.waitFor(() => expect(held).toHaveLength(1));
  await act(() => now().update.run({ id: 'c1', content: '改过的文字' }));
  await vi.waitFor(() => expect(held).toHaveLength(2));
  await act(async () => held[0]?.(chunksBefore));
  expect(first()?.content).toBe('改过的文字');
  await act(async () => held[1]?.([{ ...chunk('c1'), content: '改过的文字' }, chunk('c2')]));
  await expect.poll(() => now().page.state).toMatchObject({ state: 'ready', refreshing: false });
  expect(first()?.content).toBe('改过的文字');
});

it('takes a deleted chunk out of list and count at once', async () => {
  const { act, now, first } = await openChunks();
  await act(() => now().remove.run({ idList: ['c1'] }));
  expect(first()).toBeUndefined();
  expect(now().page.data).toMatchObject({ total: 1, counts: { all: 1 } });
});
