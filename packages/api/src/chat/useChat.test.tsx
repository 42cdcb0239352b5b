import { StrictMode, useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { createClient } from '../client/createClient.js';
import { ApiProvider } from '../hooks/ApiProvider.js';
import { useChat } from '../hooks/chat.js';
import { startWorker, worker } from '../testing/browserWorker.js';
import { chatBackend } from '../testing/chatBackend.js';
import type { ChatTurn } from './chatTypes.js';

beforeAll(startWorker);
afterEach(() => worker.resetHandlers());

let backend = chatBackend();
beforeEach(() => {
  backend = chatBackend();
  worker.use(...backend.handlers);
});

/** How often each turn was another object than before: what a view has to draw again. */
const drawn = new Map<string, Set<ChatTurn>>();

const Chat = ({ first }: { first?: string }) => {
  const [topicId, setTopicId] = useState<string | null>(first ?? null);
  const chat = useChat({ topicId, onTopicChange: setTopicId });
  const { composer, conversations, turns } = chat;
  const list = turns.state === 'ready' ? turns.data.list : [];
  for (const turn of list) drawn.set(turn.id, (drawn.get(turn.id) ?? new Set()).add(turn));
  const known = conversations.conversations.state === 'ready' ? conversations.conversations.data.list : [];
  return (
    <>
      <h1>{chat.title}</h1>
      <p>shows {topicId ?? 'a new one'}</p>
      {list.map(({ id, question, answer, status, versions }) => (
        <article key={id}>
          {question}：{answer} ({status})<button onClick={() => chat.onRegenerate(id)}>again {question}</button>
          {versions?.ids.map((version, at) => (
            <button key={version} aria-pressed={version === id} onClick={() => chat.onVersion(version)}>
              {`version ${at + 1} of ${question}`}
            </button>
          ))}
          {versions && <small>{`on from ${versions.ids.indexOf(versions.current) + 1}`}</small>}
          {versions?.running && <em>being written</em>}
        </article>
      ))}
      <input aria-label="question" value={composer.value} onChange={({ target }) => composer.onChange(target.value)} />
      <button onClick={() => composer.onSend(composer.value)}>ask</button>
      {composer.running && <button onClick={composer.onStop}>stop</button>}
      {known.map(({ id, title }) => (
        <button key={id} onClick={() => conversations.onOpen(id)}>
          open {title}
        </button>
      ))}
      <button onClick={conversations.onAdd}>new</button>
    </>
  );
};

const Said = ({ name = 'chat', ...props }: { first?: string; name?: string }) => {
  const [said, setSaid] = useState('');
  const [client] = useState(() => createClient({ onMessage: ({ message }) => setSaid(message) }));
  return (
    <section aria-label={name}>
      <ApiProvider client={client}>
        <Chat {...props} />
      </ApiProvider>
      <p role="status">{said}</p>
    </section>
  );
};

const open = (first?: string) =>
  render(
    <StrictMode>
      <Said {...(first !== undefined && { first })} />
    </StrictMode>,
  );
type Screen = Awaited<ReturnType<typeof open>>;

const askFor = async (screen: Screen, question: string) => {
  await screen.getByRole('textbox').fill(question);
  await screen.getByRole('button', { name: 'ask', exact: true }).click();
};
const turn = (screen: Screen, words: string) => expect.element(screen.getByText(words, { exact: false }));

it('asks, shows the answer word by word, and ends with it', async () => {
  const screen = await open();
  await askFor(screen, '中场多久');
  await turn(screen, '中场多久： (running)').toBeVisible();
  await expect.element(screen.getByRole('textbox')).toHaveValue('');
  await vi.waitFor(() => expect(backend.isHeard('中场多久')).toBe(true));
  backend.write('中场多久', '十五');
  await turn(screen, '中场多久：十五 (running)').toBeVisible();
  backend.write('中场多久', '分钟');
  await turn(screen, '中场多久：十五分钟 (running)').toBeVisible();
  backend.finish('中场多久');
  await turn(screen, '中场多久：十五分钟 (done)').toBeVisible();
  await expect.element(screen.getByRole('heading')).toHaveTextContent('中场多久');
  expect(screen.getByRole('button', { name: 'stop' }).query()).toBeNull();
  expect(backend.seen.questions).toEqual(['中场多久']);
});

it('goes on after the last word when the page is loaded again in mid-answer', async () => {
  backend.ask({ question: '中场多久', topicId: 't1' });
  backend.write('中场多久', '十五');
  const screen = await open('t1');
  await turn(screen, '中场多久：十五 (running)').toBeVisible();
  await vi.waitFor(() => expect(backend.isHeard('中场多久')).toBe(true));
  expect(backend.seen.resumed.at(-1)).toBe('1');
  backend.write('中场多久', '分钟');
  backend.finish('中场多久');
  await turn(screen, '中场多久：十五分钟 (done)').toBeVisible();
});

it('keeps what had come when it is stopped', async () => {
  const screen = await open();
  await askFor(screen, '中场多久');
  await vi.waitFor(() => expect(backend.isHeard('中场多久')).toBe(true));
  backend.write('中场多久', '十五');
  await turn(screen, '中场多久：十五 (running)').toBeVisible();
  await screen.getByRole('button', { name: 'stop' }).click();
  await turn(screen, '中场多久：十五 (stopped)').toBeVisible();
  expect(backend.seen.stopped).toHaveLength(1);
});

it('takes a lost connection up again, without a word twice or a question twice', async () => {
  const screen = await open();
  await askFor(screen, '中场多久');
  await vi.waitFor(() => expect(backend.isHeard('中场多久')).toBe(true));
  backend.write('中场多久', '十五');
  await turn(screen, '中场多久：十五 (running)').toBeVisible();
  backend.cut('中场多久');
  backend.write('中场多久', '分钟');
  await turn(screen, '中场多久：十五分钟 (running)').toBeVisible();
  await vi.waitFor(() => expect(backend.isHeard('中场多久')).toBe(true));
  backend.finish('中场多久');
  await turn(screen, '中场多久：十五分钟 (done)').toBeVisible();
  expect(backend.seen.questions).toEqual(['中场多久']);
});

it('keeps a question that was refused in the field, and says why', async () => {
  backend.refuse('提问太频繁');
  const screen = await open();
  await askFor(screen, '中场多久');
  await expect.element(screen.getByRole('status')).toHaveTextContent('提问太频繁');
  await expect.element(screen.getByRole('textbox')).toHaveValue('中场多久');
  backend.refuse(undefined);
  await screen.getByRole('button', { name: 'ask', exact: true }).click();
  await turn(screen, '中场多久： (running)').toBeVisible();
});

it('asks once where it was sent twice', async () => {
  const screen = await open();
  await screen.getByRole('textbox').fill('中场多久');
  const send = screen.getByRole('button', { name: 'ask', exact: true }).element();
  if (!(send instanceof HTMLElement)) throw new Error('no button');
  send.click();
  send.click();
  await turn(screen, '中场多久： (running)').toBeVisible();
  expect(backend.seen.questions).toEqual(['中场多久']);
});

it('lets an answer go on while another conversation is read, and shows it whole on coming back', async () => {
  backend.ask({ question: '犯规几次', topicId: 't1' });
  backend.finish('犯规几次');
  const screen = await open();
  await askFor(screen, '中场多久');
  await vi.waitFor(() => expect(backend.isHeard('中场多久')).toBe(true));
  backend.write('中场多久', '十五');
  await turn(screen, '中场多久：十五 (running)').toBeVisible();
  await screen.getByRole('button', { name: 'open 犯规几次' }).click();
  await turn(screen, '犯规几次： (done)').toBeVisible();
  expect(screen.getByText('中场多久：', { exact: false }).query()).toBeNull();
  backend.write('中场多久', '分钟');
  await screen.getByRole('button', { name: 'open 中场多久' }).click();
  await turn(screen, '中场多久：十五分钟 (running)').toBeVisible();
  await vi.waitFor(() => expect(backend.isHeard('中场多久')).toBe(true));
  backend.finish('中场多久');
  await turn(screen, '中场多久：十五分钟 (done)').toBeVisible();
});

it('lets go of the stream when the chat goes away, and the answer goes on without it', async () => {
  const screen = await open();
  await askFor(screen, '中场多久');
  await vi.waitFor(() => expect(backend.isHeard('中场多久')).toBe(true));
  backend.write('中场多久', '十五');
  await turn(screen, '中场多久：十五 (running)').toBeVisible();
  await screen.unmount();
  await vi.waitFor(() => expect(backend.isHeard('中场多久')).toBe(false));
  backend.write('中场多久', '分钟');
  backend.finish('中场多久');
  expect(backend.seen.stopped).toEqual([]);
  const later = await open('t1');
  await turn(later, '中场多久：十五分钟 (done)').toBeVisible();
});

it('follows what another window asks in the same conversation', async () => {
  backend.ask({ question: '犯规几次', topicId: 't1' });
  backend.finish('犯规几次');
  const screen = await open('t1');
  await turn(screen, '犯规几次： (done)').toBeVisible();
  backend.ask({ question: '中场多久', topicId: 't1' });
  // One answer at a time: what is asked here meanwhile waits in the field.
  await askFor(screen, '换人几次');
  await expect.element(screen.getByRole('status')).toHaveTextContent('上一个回答还没有完成');
  await turn(screen, '中场多久： (running)').toBeVisible();
  await expect.element(screen.getByRole('textbox')).toHaveValue('换人几次');
  await vi.waitFor(() => expect(backend.isHeard('中场多久')).toBe(true));
  backend.write('中场多久', '十五分钟');
  await turn(screen, '中场多久：十五分钟 (running)').toBeVisible();
});

it('shows in a window that comes into sight what was asked meanwhile in another', async () => {
  backend.ask({ question: '犯规几次', topicId: 't1' });
  backend.finish('犯规几次');
  const screen = await open('t1');
  await turn(screen, '犯规几次： (done)').toBeVisible();
  backend.ask({ question: '中场多久', topicId: 't1' });
  document.dispatchEvent(new Event('visibilitychange'));
  await turn(screen, '中场多久： (running)').toBeVisible();
});

it('answers again in the place of an answer', async () => {
  backend.ask({ question: '中场多久', topicId: 't1' });
  backend.write('中场多久', '二十分钟');
  backend.finish('中场多久');
  const screen = await open('t1');
  await screen.getByRole('button', { name: 'again 中场多久' }).click();
  await turn(screen, '中场多久： (running)').toBeVisible();
  await vi.waitFor(() => expect(backend.isHeard('中场多久')).toBe(true));
  backend.write('中场多久', '十五分钟');
  await turn(screen, '中场多久：十五分钟 (running)').toBeVisible();
  expect(screen.getByRole('article').elements()).toHaveLength(1);
});

/** One answer from before, and another one being written. */
const answeredTwice = async () => {
  backend.ask({ question: '中场多久', topicId: 't1' });
  backend.write('中场多久', '二十分钟');
  backend.finish('中场多久');
  const screen = await open('t1');
  await screen.getByRole('button', { name: 'again 中场多久' }).click();
  await turn(screen, '中场多久： (running)').toBeVisible();
  await vi.waitFor(() => expect(backend.isHeard('中场多久')).toBe(true));
  backend.write('中场多久', '十五');
  await turn(screen, '中场多久：十五 (running)').toBeVisible();
  return screen;
};
const version = (screen: Screen, n: number) => screen.getByRole('button', { name: `version ${n} of 中场多久` });

it('keeps the answer before readable while another one is written', async () => {
  const screen = await answeredTwice();
  await version(screen, 1).click();
  await turn(screen, '中场多久：二十分钟 (done)').toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'stop' })).toBeVisible();
  await expect.element(screen.getByText('being written')).toBeVisible();
  backend.write('中场多久', '分钟');
  backend.finish('中场多久');
  await vi.waitFor(() => expect(screen.getByText('being written').query()).toBeNull());
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'stop' }).query()).toBeNull());
  // Whoever reads the first is not taken to the second when that is ready.
  await turn(screen, '中场多久：二十分钟 (done)').toBeVisible();
  await version(screen, 2).click();
  await turn(screen, '中场多久：十五分钟 (done)').toBeVisible();
  expect(screen.getByRole('article').elements()).toHaveLength(1);
});

it('shows the newest of several answers after loading', async () => {
  const screen = await answeredTwice();
  backend.finish('中场多久');
  await turn(screen, '中场多久：十五 (done)').toBeVisible();
  await screen.unmount();
  const later = await open('t1');
  await turn(later, '中场多久：十五 (done)').toBeVisible();
  await expect.element(version(later, 2)).toHaveAttribute('aria-pressed', 'true');
});

it('goes on from the answer that the reader turned to', async () => {
  const screen = await answeredTwice();
  backend.finish('中场多久');
  await turn(screen, '中场多久：十五 (done)').toBeVisible();
  await version(screen, 1).click();
  await askFor(screen, '犯规几次');
  await turn(screen, '犯规几次： (running)').toBeVisible();
  expect(backend.seen.after).toEqual(['s1']);
  await expect.element(screen.getByText('on from 1')).toBeVisible();
  await version(screen, 2).click();
  await turn(screen, '中场多久：十五 (done)').toBeVisible();
  await expect.element(screen.getByText('on from 1')).toBeVisible();
});

it('leaves to the backend what it goes on from where the reader turned to none', async () => {
  const screen = await answeredTwice();
  backend.finish('中场多久');
  await turn(screen, '中场多久：十五 (done)').toBeVisible();
  await askFor(screen, '犯规几次');
  await turn(screen, '犯规几次： (running)').toBeVisible();
  expect(backend.seen.after).toEqual([]);
});

it('shows one answer where the backend keeps no other', async () => {
  backend.forgetReplaced();
  const screen = await answeredTwice();
  expect(version(screen, 1).query()).toBeNull();
  backend.finish('中场多久');
  await turn(screen, '中场多久：十五 (done)').toBeVisible();
  expect(version(screen, 1).query()).toBeNull();
});

it('makes no other turn anew for a word that arrives', async () => {
  for (const question of ['一', '二', '三']) {
    backend.ask({ question, topicId: 't1' });
    backend.finish(question);
  }
  backend.ask({ question: '中场多久', topicId: 't1' });
  const screen = await open('t1');
  await vi.waitFor(() => expect(backend.isHeard('中场多久')).toBe(true));
  backend.write('中场多久', '零');
  await turn(screen, '中场多久：零 (running)').toBeVisible();
  drawn.clear();
  backend.write('中场多久', '一');
  await turn(screen, '中场多久：零一 (running)').toBeVisible();
  backend.write('中场多久', '二');
  await turn(screen, '中场多久：零一二 (running)').toBeVisible();
  expect([...drawn].map(([id, versions]) => [id, versions.size > 1])).toEqual([
    ['s1', false],
    ['s2', false],
    ['s3', false],
    ['s4', true],
  ]);
});

it('begins anew where the conversation is gone, with what was typed by then', async () => {
  backend.hold();
  const screen = await open('t9');
  await screen.getByRole('textbox').fill('中场多久');
  await expect.element(screen.getByText('shows t9')).toBeVisible();
  backend.letGo();
  await expect.element(screen.getByText('shows a new one')).toBeVisible();
  await expect.element(screen.getByRole('textbox')).toHaveValue('中场多久');
  await screen.getByRole('button', { name: 'ask', exact: true }).click();
  await turn(screen, '中场多久： (running)').toBeVisible();
  expect(backend.seen.questions).toEqual(['中场多久']);
});
