import { HttpResponse, http } from 'msw';
import { type ReactNode, StrictMode } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { createClient } from '../client/createClient.js';
import { cancelParsing } from '../contract/documents.js';
import { readAnswer } from '../contract/sessions.js';
import type { Topic } from '../contract/topics.js';
import { fakeHandlers, sampleOf } from '../fake/index.js';
import { ApiProvider } from './ApiProvider.js';
import { useAskAndStream } from './askAndStream.js';
import { useOffered } from './useOffered.js';
import { useDeleteTopics, usePageTopics } from './topics.js';
import { startWorker, worker } from '../testing/browserWorker.js';

const ADDRESS = '*/aiapi/qa/aiTopic/queryPage';

beforeAll(startWorker);
afterEach(() => worker.resetHandlers());

/** Its own client and its own cache for each test, as for each identity. */
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

const topic = (id: string): Topic => ({
  id,
  title: `会话 ${id}`,
  assistantId: null,
  assistantName: '',
  running: false,
  createTime: '2026-03-01T09:30:00+08:00',
  updateTime: '2026-03-01T09:30:00+08:00',
});

const success = (data: unknown) => HttpResponse.json({ code: 200, message: '', data });
const page = (current: number, ids: string[], total = ids.length) =>
  success({ list: ids.map(topic), total, current, size: 2 });

interface Asked {
  current: number;
  size: number;
  keyword?: string;
  orders?: unknown;
}

const askedOf = async (request: Request): Promise<Asked> => {
  const asked: Asked = await request.json();
  return asked;
};

const Topics = ({ current = 1, refreshEvery = 0 }: { current?: number; refreshEvery?: number }) => {
  const { state } = usePageTopics({ current, size: 2 }, { refreshEvery });
  const remove = useDeleteTopics();
  if (state.state === 'loading') return <p>载入中</p>;
  if (state.state === 'error') {
    return (
      <p role="alert">
        {state.error.message}
        <button onClick={state.retry}>重试</button>
      </p>
    );
  }
  return (
    <>
      <ul aria-busy={state.refreshing}>
        {state.data.list.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
      <button onClick={() => void remove.run({ idList: ['a'] })}>删除</button>
    </>
  );
};

it('reads what the fake server answers', async () => {
  worker.use(...fakeHandlers());
  const screen = await render(<Topics />, { wrapper: around() });
  await expect.element(screen.getByRole('listitem').first()).toBeVisible();
  expect(screen.getByRole('listitem').elements()).toHaveLength(2);
});

it('says what went wrong, never "nothing here", and reads again when asked to', async () => {
  let calls = 0;
  worker.use(
    http.post(ADDRESS, () => {
      calls += 1;
      return calls === 1 ? HttpResponse.json({ code: 500, message: '服务维护中' }, { status: 500 }) : page(1, ['a']);
    }),
  );
  const screen = await render(<Topics />, { wrapper: around() });
  await expect.element(screen.getByRole('alert')).toHaveTextContent('服务维护中');
  await screen.getByRole('button', { name: '重试' }).click();
  await expect.element(screen.getByText('会话 a')).toBeVisible();
});

it('reads again what a write has changed', async () => {
  let ids = ['a', 'b'];
  let readSince = false;
  worker.use(
    http.post(ADDRESS, () => {
      readSince = ids.length === 1;
      return page(1, ids);
    }),
    http.delete('*/aiapi/qa/aiTopic/delete', () => {
      ids = ['b'];
      return success(null);
    }),
  );
  const screen = await render(<Topics />, { wrapper: around() });
  await expect.element(screen.getByText('会话 a')).toBeVisible();
  await screen.getByRole('button', { name: '删除' }).click();
  // It is gone from the screen before the call has gone through.
  await expect.poll(() => readSince).toBe(true);
  await expect.element(screen.getByText('会话 a')).not.toBeInTheDocument();
  await expect.element(screen.getByText('会话 b')).toBeVisible();
});

it('keeps the old page on screen while the next one loads', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  worker.use(
    http.post(ADDRESS, async ({ request }) => {
      const { current } = await askedOf(request);
      if (current === 2) await held;
      return page(current, current === 1 ? ['a', 'b'] : ['c'], 3);
    }),
  );
  const screen = await render(<Topics />, { wrapper: around() });
  await expect.element(screen.getByText('会话 a')).toBeVisible();
  await screen.rerender(<Topics current={2} />);
  await expect.element(screen.getByRole('list')).toHaveAttribute('aria-busy', 'true');
  await expect.element(screen.getByText('会话 a')).toBeVisible();
  release();
  await expect.element(screen.getByText('会话 c')).toBeVisible();
  await expect.element(screen.getByText('会话 a')).not.toBeInTheDocument();
});

/** Answers page 2 only when it is released; tells which pages were asked for. */
const holdingPage2 = () => {
  const asked: number[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  worker.use(
    http.post(ADDRESS, async ({ request }) => {
      const { current } = await askedOf(request);
      asked.push(current);
      if (current === 2) await held;
      return page(current, [`p${current}`], 6);
    }),
  );
  return { asked, release: () => release() };
};

it('gives up the page that was overtaken, and asks for it anew when it is wanted again', async () => {
  const { asked, release } = holdingPage2();
  const abort = vi.spyOn(XMLHttpRequest.prototype, 'abort');
  const screen = await render(<Topics />, { wrapper: around() });
  await expect.element(screen.getByText('会话 p1')).toBeVisible();
  await screen.rerender(<Topics current={2} />);
  await vi.waitFor(() => expect(asked).toEqual([1, 2]));
  expect(abort).not.toHaveBeenCalled();
  await screen.rerender(<Topics current={3} />);
  await vi.waitFor(() => expect(abort).toHaveBeenCalledTimes(1));
  await expect.element(screen.getByText('会话 p3')).toBeVisible();
  await screen.rerender(<Topics current={2} />);
  await vi.waitFor(() => expect(asked).toEqual([1, 2, 3, 2]));
  expect(screen.getByRole('alert').elements()).toHaveLength(0);
  release();
  await expect.element(screen.getByText('会话 p2')).toBeVisible();
  abort.mockRestore();
});

it('does not give up what another view still waits for', async () => {
  const { asked, release } = holdingPage2();
  const abort = vi.spyOn(XMLHttpRequest.prototype, 'abort');
  const views = (first: number) => (
    <>
      <section aria-label="first">
        <Topics current={first} />
      </section>
      <section aria-label="second">
        <Topics current={2} />
      </section>
    </>
  );
  const screen = await render(views(2), { wrapper: around() });
  await vi.waitFor(() => expect(asked).toEqual([2]));
  await screen.rerender(views(1));
  await expect.element(screen.getByRole('region', { name: 'first' })).toHaveTextContent('会话 p1');
  release();
  await expect.element(screen.getByRole('region', { name: 'second' })).toHaveTextContent('会话 p2');
  expect(asked).toEqual([2, 1]);
  expect(abort).not.toHaveBeenCalled();
  abort.mockRestore();
});

it('reads again and again while it is told to', async () => {
  let calls = 0;
  worker.use(
    http.post(ADDRESS, () => {
      calls += 1;
      return page(1, [`n${calls}`]);
    }),
  );
  const screen = await render(<Topics refreshEvery={20} />, { wrapper: around() });
  await expect.element(screen.getByText('会话 n4')).toBeVisible();
});

it('shows one identity nothing that another one read, be it there or late', async () => {
  let as = 'anna';
  const held: (() => void)[] = [];
  worker.use(
    http.post(ADDRESS, async ({ request }) => {
      const { current } = await askedOf(request);
      const who = as;
      if (current === 2) await new Promise<void>((resolve) => held.push(resolve));
      return page(current, [`${who}-${current}`]);
    }),
  );
  const client = createClient({ storedToken: () => 'one token for all' });
  const views = (identity: string) => (
    <ApiProvider client={client} identity={identity}>
      <section aria-label="first">
        <Topics />
      </section>
      <section aria-label="second">
        <Topics current={2} />
      </section>
    </ApiProvider>
  );
  const screen = await render(views('anna'));
  await expect.element(screen.getByText('会话 anna-1')).toBeVisible();
  await vi.waitFor(() => expect(held).toHaveLength(1));

  as = 'bert';
  await screen.rerender(views('bert'));
  expect(screen.getByText(/anna/).elements()).toEqual([]);
  await expect.element(screen.getByText('会话 bert-1')).toBeVisible();
  await vi.waitFor(() => expect(held).toHaveLength(2));
  for (const release of held) release();
  await expect.element(screen.getByText('会话 bert-2')).toBeVisible();
  expect(screen.getByText(/anna/).elements()).toEqual([]);
});

it('fails nowhere where a write goes through after its identity has gone', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const read = vi.fn();
  worker.use(
    http.post(ADDRESS, () => {
      read();
      return page(1, ['a']);
    }),
    http.delete('*/aiapi/qa/aiTopic/delete', async () => {
      await held;
      return success(null);
    }),
  );
  const failed = vi.fn();
  window.addEventListener('unhandledrejection', failed);
  const client = createClient({ storedToken: () => 'one token for all' });
  const views = (identity: string) => (
    <ApiProvider client={client} identity={identity}>
      <Topics />
    </ApiProvider>
  );
  const screen = await render(views('anna'));
  await screen.getByRole('button', { name: '删除' }).click();
  await screen.rerender(views('bert'));
  await expect.element(screen.getByText('会话 a')).toBeVisible();
  release();
  // One more that is done on screen: what came before it has been heard.
  const before = read.mock.calls.length;
  await screen.getByRole('button', { name: '删除' }).click();
  await vi.waitFor(() => expect(read.mock.calls.length).toBeGreaterThan(before));
  window.removeEventListener('unhandledrejection', failed);
  expect(failed).not.toHaveBeenCalled();
});

it('keeps the caches of two identities apart that are on screen at once', async () => {
  let calls = 0;
  worker.use(
    http.post(ADDRESS, () => {
      calls += 1;
      return page(1, [`call-${calls}`]);
    }),
  );
  const client = createClient();
  const screen = await render(
    <>
      {['anna', 'bert'].map((identity) => (
        <ApiProvider key={identity} client={client} identity={identity}>
          <section aria-label={identity}>
            <Topics />
          </section>
        </ApiProvider>
      ))}
    </>,
  );
  for (const name of ['anna', 'bert'])
    await expect.element(screen.getByRole('region', { name }).getByRole('listitem')).toBeVisible();
  const words = ['anna', 'bert'].map((name) => screen.getByRole('region', { name }).element().textContent);
  expect(new Set(words).size).toBe(2);
});

const Cancelling = () => (useOffered(cancelParsing) ? <p>offered</p> : null);

it('leaves out what stands on a call of ours once the backend answers that it has no such call', async () => {
  let token = 'anna';
  const told = vi.fn();
  const absent = vi.fn();
  const client = createClient({ storedToken: () => token, onMessage: told, onAbsent: absent });
  const answers = (body: object | string) =>
    worker.use(
      http.post('*/aiapi/qa/knowledgeBaseUpload/cancelParsing/:id', () =>
        typeof body === 'string' ? HttpResponse.html(body, { status: 404 }) : HttpResponse.json(body, { status: 404 }),
      ),
    );
  const view = () => (
    <ApiProvider client={client} identity={token}>
      <Cancelling />
    </ApiProvider>
  );
  const screen = await render(view());
  const call = () => client.call(cancelParsing, { id: 'd1' }).catch(() => undefined);

  // There is no such document: the call is there.
  answers({ code: 404, message: '文档不存在', reason: 'document_not_found' });
  await call();
  await expect.element(screen.getByText('offered')).toBeVisible();
  expect(told).toHaveBeenCalledTimes(1);

  answers('<h1>Not Found</h1>');
  await call();
  await expect.element(screen.getByText('offered')).not.toBeInTheDocument();
  expect(told).toHaveBeenCalledTimes(1);
  expect(absent).toHaveBeenCalledTimes(1);

  token = 'bert';
  await screen.rerender(view());
  await expect.element(screen.getByText('offered')).toBeVisible();
});

const Asking = () => {
  const { run, answer, problem } = useAskAndStream();
  return (
    <>
      <button onClick={() => run({ question: '24 秒' })}>问</button>
      <p>
        {answer?.status} {answer?.answer} {problem?.message}
      </p>
    </>
  );
};

it('asks and hears the answer in one call, and asks nothing twice where the connection is lost', async () => {
  let asked = 0;
  let followedAfter: string | null = null;
  const event = (id: number, name: string, data: object) =>
    `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
  const stream = (words: string) => new HttpResponse(words, { headers: { 'content-type': 'text/event-stream' } });
  const { id: _id, ...session } = { ...sampleOf(readAnswer.reply), status: 'running', text: '二十四', lastEventId: 2 };
  worker.use(
    http.post('*/aiapi/qa/get/sse', () => {
      asked += 1;
      return stream(event(1, 'asked', { id: 'a1', topicId: 't1' }) + event(2, 'delta', { text: '二十四' }));
    }),
    http.post('*/aiapi/qa/aiSession/queryAnswer', () => success({ ...session, id: 'a1' })),
    http.get('*/aiapi/qa/sse/ragFlow', ({ request }) => {
      followedAfter = request.headers.get('last-event-id');
      return stream(event(3, 'delta', { text: '秒' }) + event(4, 'done', { status: 'done', notice: null }));
    }),
  );
  const screen = await render(<Asking />, { wrapper: around() });
  await screen.getByRole('button', { name: '问' }).click();
  await expect.element(screen.getByText('done 二十四秒')).toBeVisible();
  expect(asked).toBe(1);
  expect(followedAfter).toBe('2');
});
