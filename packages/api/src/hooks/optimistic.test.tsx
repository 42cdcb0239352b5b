import { HttpResponse, http } from 'msw';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { useState } from 'react';
import { render } from 'vitest-browser-react';
import { createClient } from '../client/createClient.js';
import { startWorker, worker } from '../testing/browserWorker.js';
import { ApiProvider } from './ApiProvider.js';
import { useInfiniteTopics, usePageTopics, useUpdateTopic } from './topics.js';

beforeAll(startWorker);
afterEach(() => worker.resetHandlers());

/** A backend with one conversation, whose change of name waits to be decided. */
const serve = () => {
  let title = '旧名';
  let decide: (went: boolean) => void = () => {};
  const decided = new Promise<boolean>((resolve) => {
    decide = resolve;
  });
  const time = '2026-03-01T09:30:00+08:00';
  worker.use(
    http.post('*/aiapi/qa/aiTopic/queryPage', () => {
      const topic = { id: 't1', title, assistantId: null, assistantName: '', running: false };
      const list = [{ ...topic, createTime: time, updateTime: time }];
      return HttpResponse.json({ code: 200, message: '', data: { list, total: 1, current: 1, size: 2 } });
    }),
    http.put('*/aiapi/qa/aiTopic/update', async () => {
      if (!(await decided)) return HttpResponse.json({ code: 500, message: '存储没有响应' }, { status: 500 });
      title = '新名';
      return HttpResponse.json({ code: 200, message: '', data: null });
    }),
  );
  return { decide: (went: boolean) => decide(went) };
};

const Renaming = () => {
  const { data } = usePageTopics({ current: 1, size: 2 });
  const grown = useInfiniteTopics({});
  const { run, running } = useUpdateTopic();
  const titles = [data, grown.data].map((page) => page?.list[0]?.title).join(' ');
  return (
    <button disabled={running} onClick={() => void run({ id: 't1', title: '新名' }).catch(() => undefined)}>
      {titles}
    </button>
  );
};

const Page = () => {
  const [said, setSaid] = useState('');
  const [client] = useState(() => createClient({ onMessage: ({ message }) => setSaid(message) }));
  return (
    <ApiProvider client={client}>
      <Renaming />
      <p role="status">{said}</p>
    </ApiProvider>
  );
};

it('shows what a write will do before it has gone through, and keeps it when it has', async () => {
  const { decide } = serve();
  const screen = await render(<Page />);
  await screen.getByRole('button', { name: '旧名 旧名' }).click();
  await expect.element(screen.getByRole('button', { name: '新名 新名' })).toBeDisabled();
  decide(true);
  await expect.element(screen.getByRole('button', { name: '新名 新名' })).toBeEnabled();
});

it('shows what was there before, and why, where the write fails', async () => {
  const { decide } = serve();
  const screen = await render(<Page />);
  await screen.getByRole('button', { name: '旧名 旧名' }).click();
  await expect.element(screen.getByRole('button', { name: '新名 新名' })).toBeDisabled();
  decide(false);
  await expect.element(screen.getByRole('button', { name: '旧名 旧名' })).toBeEnabled();
  await expect.element(screen.getByRole('status')).toHaveTextContent('存储没有响应');
});
