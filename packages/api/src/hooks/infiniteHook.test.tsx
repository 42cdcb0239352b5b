import { HttpResponse, http } from 'msw';
import { StrictMode } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { createClient } from '../client/createClient.js';
import { startWorker, worker } from '../testing/browserWorker.js';
import { ApiProvider } from './ApiProvider.js';
import { useDeleteTopics, useInfiniteTopics } from './topics.js';

beforeAll(startWorker);
afterEach(() => worker.resetHandlers());

const time = '2026-03-01T09:30:00+08:00';
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

interface Asked {
  current: number;
  size: number;
  keyword?: string;
}

const askedOf = async (request: Request): Promise<Asked> => {
  const asked: Asked = await request.json();
  return asked;
};

/** A backend with as many conversations as `rows` names at the time. */
const serve = (rows: number[]) => {
  const state = { rows, asked: [] as string[], fails: false };
  worker.use(
    http.post('*/aiapi/qa/aiTopic/queryPage', async ({ request }) => {
      const { current, size, keyword } = await askedOf(request);
      state.asked.push(`${current}/${size}`);
      if (state.fails) return HttpResponse.json({ code: 500, message: '服务维护中' }, { status: 500 });
      const found = state.rows.filter((row) => keyword === undefined || String(row).includes(keyword));
      const list = found.slice((current - 1) * size, current * size).map((row) => ({
        id: `t${row}`,
        title: `会话 ${row}`,
        assistantId: null,
        assistantName: '',
        running: false,
        createTime: time,
        updateTime: time,
      }));
      return HttpResponse.json({ code: 200, message: '', data: { list, total: found.length, current, size } });
    }),
    http.delete('*/aiapi/qa/aiTopic/delete', ({ request }) => {
      const gone = new URL(request.url).searchParams.get('idList')?.split(',') ?? [];
      state.rows = state.rows.filter((row) => !gone.includes(`t${row}`));
      return HttpResponse.json({ code: 200, message: '', data: null });
    }),
  );
  return state;
};

const List = ({ keyword }: { keyword?: string }) => {
  const list = useInfiniteTopics(keyword === undefined ? {} : { keyword }, { size: 10 });
  const remove = useDeleteTopics();
  return (
    <>
      <p role="status">{list.data?.list.map(({ id }) => id.slice(1)).join(' ') ?? list.state.state}</p>
      <p role="alert">{list.moreError?.message}</p>
      <button disabled={!list.hasMore} onClick={list.loadMore}>
        more
      </button>
      <button onClick={list.refresh}>refresh</button>
      <button onClick={() => void remove.run({ idList: ['t3', 't4'] })}>remove</button>
    </>
  );
};

const open = (keyword?: string) => (
  <StrictMode>
    <ApiProvider client={client}>
      <List {...(keyword !== undefined && { keyword })} />
    </ApiProvider>
  </StrictMode>
);
let client = createClient();
const shown = (...rows: number[]) => rows.join(' ');

it('grows by a step at a time, and says where it ends', async () => {
  client = createClient();
  serve(numbers(1, 25));
  const screen = await render(open());
  await expect.element(screen.getByRole('status')).toHaveTextContent(shown(...numbers(1, 10)));
  const more = screen.getByRole('button', { name: 'more' });
  await more.click();
  await expect.element(screen.getByRole('status')).toHaveTextContent(shown(...numbers(1, 20)));
  await more.click();
  await expect.element(screen.getByRole('status')).toHaveTextContent(shown(...numbers(1, 25)));
  await expect.element(more).toBeDisabled();
});

it('leaves no row out and shows none twice where others were deleted meanwhile', async () => {
  client = createClient();
  const backend = serve(numbers(1, 30));
  const screen = await render(open());
  await expect.element(screen.getByRole('status')).toHaveTextContent(shown(...numbers(1, 10)));
  backend.rows = [1, 2, ...numbers(5, 30)];
  await screen.getByRole('button', { name: 'more' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent(shown(1, 2, ...numbers(5, 22)));
});

it('shows none twice where others were added meanwhile, as many as were deleted', async () => {
  client = createClient();
  const backend = serve(numbers(1, 30));
  const screen = await render(open());
  await expect.element(screen.getByRole('status')).toHaveTextContent(shown(...numbers(1, 10)));
  backend.rows = [99, ...numbers(1, 29)];
  await screen.getByRole('button', { name: 'more' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent(shown(99, ...numbers(1, 19)));
});

it('keeps its place when it is read again, in one call', async () => {
  client = createClient();
  const backend = serve(numbers(1, 60));
  const screen = await render(open());
  for (const upTo of [20, 30]) {
    await screen.getByRole('button', { name: 'more' }).click();
    await expect.element(screen.getByRole('status')).toHaveTextContent(shown(...numbers(1, upTo)));
  }
  backend.rows = [99, ...numbers(1, 60)];
  backend.asked.length = 0;
  await screen.getByRole('button', { name: 'refresh' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent(shown(99, ...numbers(1, 29)));
  expect(backend.asked).toEqual(['1/30']);
});

it('fills up what a deletion left, and goes on from there', async () => {
  client = createClient();
  serve(numbers(1, 40));
  const screen = await render(open());
  await screen.getByRole('button', { name: 'more' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent(shown(...numbers(1, 20)));
  await screen.getByRole('button', { name: 'remove' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent(shown(1, 2, ...numbers(5, 22)));
  await screen.getByRole('button', { name: 'more' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent(shown(1, 2, ...numbers(5, 32)));
});

it('keeps what is there where more does not come, says so, and asks again when it is asked to', async () => {
  client = createClient();
  const backend = serve(numbers(1, 20));
  const screen = await render(open());
  await expect.element(screen.getByRole('status')).toHaveTextContent(shown(...numbers(1, 10)));
  backend.fails = true;
  const more = screen.getByRole('button', { name: 'more' });
  await more.click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('服务维护中');
  await expect.element(screen.getByRole('status')).toHaveTextContent(shown(...numbers(1, 10)));
  backend.fails = false;
  await more.click();
  await expect.element(screen.getByRole('status')).toHaveTextContent(shown(...numbers(1, 20)));
  await expect.element(screen.getByRole('alert')).toHaveTextContent('');
});

it('begins at the front where something else is asked for', async () => {
  client = createClient();
  const backend = serve(numbers(1, 50));
  const screen = await render(open());
  await screen.getByRole('button', { name: 'more' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent(shown(...numbers(1, 20)));
  backend.asked.length = 0;
  await screen.rerender(open('2'));
  await expect.element(screen.getByRole('status')).toHaveTextContent(shown(2, 12, 20, 21, 22, 23, 24, 25, 26, 27));
  await vi.waitFor(() => expect(backend.asked).toEqual(['1/10']));
});
