import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { type Client, createClient } from '../client/createClient.js';
import { startWorker, worker } from '../testing/browserWorker.js';
import { ApiProvider } from './ApiProvider.js';
import { useSetCurrentTagSystem } from './tagSystems.js';
import { useInfiniteTopics, usePageTopics } from './topics.js';

beforeAll(startWorker);
afterEach(() => worker.resetHandlers());

/** Answers everyone with one conversation of their own, named after their token. */
const answerByToken = () => {
  const held: (() => void)[] = [];
  let slow = '';
  worker.use(
    http.post('*/aiapi/qa/aiTopic/queryPage', async ({ request }) => {
      const who = request.headers.get('authorization') ?? '';
      if (who === slow) await new Promise<void>((resolve) => held.push(resolve));
      const time = '2026-03-01T09:30:00+08:00';
      const topic = { id: who, title: `会话 ${who}`, assistantId: null, assistantName: '', running: false };
      const list = [{ ...topic, createTime: time, updateTime: time }];
      return HttpResponse.json({ code: 200, message: '', data: { list, total: 1, current: 1, size: 2 } });
    }),
    http.get('*/aiapi/qa/tag/baseSelector/setCurrentTagSystemId', () =>
      HttpResponse.json({ code: 200, message: '', data: null }),
    ),
  );
  return {
    holdBack: (who: string) => {
      slow = who;
    },
    release: () => {
      for (const answer of held) answer();
    },
    waiting: held,
  };
};

const Titles = () => {
  const { data } = usePageTopics({ current: 1, size: 2 });
  const grown = useInfiniteTopics({});
  const system = useSetCurrentTagSystem();
  return (
    <>
      <p>{data?.list.map(({ title }) => title)}</p>
      <p>{grown.data?.list.map(({ title }) => title)}</p>
      <button onClick={() => void system.run({ tagSystemId: 's2' })}>system</button>
    </>
  );
};

const View = ({ client }: { client: Client }) => (
  <ApiProvider client={client}>
    <Pages />
  </ApiProvider>
);

/** Draws another page without its provider being drawn, as a portal does. */
const Pages = () => {
  const [page, setPage] = useState(1);
  return (
    <>
      <button onClick={() => setPage(page + 1)}>next</button>
      <Titles key={page} />
    </>
  );
};

it('shows a second person in the same window nothing that the first one read, though nobody names them', async () => {
  const { holdBack, release, waiting } = answerByToken();
  let token = 'anna';
  const client = createClient({ storedToken: () => token });
  const screen = await render(<View client={client} />);
  await expect.element(screen.getByText('会话 anna').first()).toBeVisible();

  holdBack('bert');
  token = 'bert';
  // Nothing but a page inside of the provider is drawn again, and what it reads was read a moment ago.
  await screen.getByRole('button', { name: 'next' }).click();
  await expect.element(screen.getByText('会话 anna')).not.toBeInTheDocument();
  await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(1));
  expect(screen.getByText('会话 anna').elements()).toEqual([]);
  release();
  await expect.element(screen.getByText('会话 bert').first()).toBeVisible();
});

it('begins anew when the token changes in another window of the browser', async () => {
  answerByToken();
  let token = 'anna';
  const client = createClient({ storedToken: () => token });
  const screen = await render(<View client={client} />);
  await expect.element(screen.getByText('会话 anna').first()).toBeVisible();
  token = 'bert';
  window.dispatchEvent(new StorageEvent('storage'));
  await expect.element(screen.getByText('会话 bert').first()).toBeVisible();
  expect(screen.getByText('会话 anna').elements()).toEqual([]);
});

it('drops what comes late for the person before', async () => {
  const { holdBack, release, waiting } = answerByToken();
  let token = 'anna';
  holdBack('anna');
  const client = createClient({ storedToken: () => token });
  const screen = await render(<View client={client} />);
  await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(0));
  token = 'bert';
  window.dispatchEvent(new StorageEvent('storage'));
  await expect.element(screen.getByText('会话 bert').first()).toBeVisible();
  release();
  await screen.getByRole('button', { name: 'next' }).click();
  expect(screen.getByText('会话 anna').elements()).toEqual([]);
});

it('begins anew where the same token works in another system from now on', async () => {
  answerByToken();
  const client = createClient({ storedToken: () => 'anna' });
  const before = client.identity();
  const screen = await render(<View client={client} />);
  await screen.getByRole('button', { name: 'system' }).click();
  await vi.waitFor(() => expect(client.identity()).not.toBe(before));
  await expect.element(screen.getByText('会话 anna').first()).toBeVisible();
});

it('keeps what is there while the token stays, and where the app names the identity itself', async () => {
  answerByToken();
  let token = 'anna';
  const client = createClient({ storedToken: () => token });
  const views = (
    <ApiProvider client={client} identity="one person">
      <Titles />
    </ApiProvider>
  );
  const screen = await render(views);
  await expect.element(screen.getByText('会话 anna').first()).toBeVisible();
  token = 'a newer token of anna';
  window.dispatchEvent(new StorageEvent('storage'));
  await screen.rerender(views);
  await expect.element(screen.getByText('会话 anna').first()).toBeVisible();
});
