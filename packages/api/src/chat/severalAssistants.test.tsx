import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { createClient } from '../client/createClient.js';
import { ApiProvider } from '../hooks/ApiProvider.js';
import { useChat } from '../hooks/chat.js';
import { startWorker, worker } from '../testing/browserWorker.js';
import { chatBackend } from '../testing/chatBackend.js';

/** One question to several, conversations that are handed over or branch off, and words that are quoted. */
beforeAll(startWorker);
afterEach(() => worker.resetHandlers());

let backend = chatBackend();
beforeEach(() => {
  backend = chatBackend();
  worker.use(...backend.handlers);
});

interface ChatProps {
  beside?: readonly string[];
  handTo?: string;
}

const Chat = ({ beside, handTo }: ChatProps) => {
  const [topicId, setTopicId] = useState<string | null>(null);
  const [taken, setTaken] = useState(0);
  const chat = useChat({
    assistantId: 'first',
    topicId,
    onTopicChange: setTopicId,
    beside,
    handTo,
    onAsked: () => setTaken((before) => before + 1),
  });
  const { composer, turns } = chat;
  const list = turns.state === 'ready' ? turns.data.list : [];
  return (
    <>
      <p>
        shows {topicId ?? 'a new one'}, {taken} taken
      </p>
      {list.map(({ id, question, answer, status, beside: answers }) => (
        <article key={id}>
          {question}：{answer} ({status})
          <button onClick={() => chat.onBranch({ id, question: `${question}，女篮` })}>branch {question}</button>
          {answers?.map((one) => (
            <section key={one.id}>
              {one.from?.name} says {one.answer} ({one.status})
              <button onClick={() => void chat.onKeep(one.id)}>keep {one.from?.name}</button>
            </section>
          ))}
        </article>
      ))}
      {composer.context && <p>goes along: {composer.context.value.selection}</p>}
      <button onClick={() => composer.context?.onDrop('selection')}>drop</button>
      <button onClick={() => chat.onQuote(' 十五分钟 ')}>quote</button>
      <input aria-label="question" value={composer.value} onChange={({ target }) => composer.onChange(target.value)} />
      <button onClick={() => composer.onSend(composer.value)}>ask</button>
      {composer.running && <button onClick={composer.onStop}>stop</button>}
    </>
  );
};

const App = (props: ChatProps) => {
  const [client] = useState(() => createClient());
  return (
    <ApiProvider client={client}>
      <Chat {...props} />
    </ApiProvider>
  );
};

const open = (props: ChatProps = {}) => render(<App {...props} />);
type Screen = Awaited<ReturnType<typeof open>>;

const askFor = async (screen: Screen, question: string) => {
  await screen.getByRole('textbox').fill(question);
  await screen.getByRole('button', { name: 'ask', exact: true }).click();
};
const sees = (screen: Screen, words: string) => expect.element(screen.getByText(words, { exact: false })).toBeVisible();
const stop = (screen: Screen) => screen.getByRole('button', { name: 'stop' });

it('hears several answers at once, each to its end', async () => {
  const screen = await open({ beside: ['coach'] });
  await askFor(screen, '中场多久');
  await vi.waitFor(() => expect(backend.hears('s1') && backend.hears('s2')).toBe(true));
  expect(backend.seen.asked).toMatchObject([{ assistantId: 'first', beside: ['coach'] }]);
  backend.writeOf('s2', '一刻钟');
  await sees(screen, 'coach says 一刻钟 (running)');
  backend.writeOf('s1', '十五分钟');
  await sees(screen, 'first says 十五分钟 (running)');
  backend.finishOf('s2');
  await sees(screen, 'coach says 一刻钟 (done)');
  await expect.element(stop(screen)).toBeVisible();
  backend.writeOf('s1', '整');
  await sees(screen, 'first says 十五分钟整 (running)');
  backend.finishOf('s1');
  await sees(screen, 'first says 十五分钟整 (done)');
  await vi.waitFor(() => expect(stop(screen).query()).toBeNull());
  await sees(screen, '1 taken');
});

it('stops all that are still written', async () => {
  const screen = await open({ beside: ['coach', 'law'] });
  await askFor(screen, '中场多久');
  await vi.waitFor(() => expect(['s1', 's2', 's3'].every(backend.hears)).toBe(true));
  backend.finishOf('s2');
  await sees(screen, 'coach says (done)');
  await stop(screen).click();
  await vi.waitFor(() => expect(backend.seen.stopped.toSorted()).toEqual(['s1', 's3']));
});

it('goes on from the answer that is kept', async () => {
  const screen = await open({ beside: ['coach'] });
  await askFor(screen, '中场多久');
  await vi.waitFor(() => expect(backend.hears('s1') && backend.hears('s2')).toBe(true));
  backend.writeOf('s1', '十五分钟');
  backend.finishOf('s1');
  backend.writeOf('s2', '一刻钟');
  backend.finishOf('s2');
  await sees(screen, 'coach says 一刻钟 (done)');
  await screen.getByRole('button', { name: 'keep first' }).click();
  await sees(screen, '中场多久：十五分钟 (done)');
  await vi.waitFor(() => expect(screen.getByText('coach says', { exact: false }).query()).toBeNull());
  expect(backend.seen.kept).toEqual(['s1']);
});

it('hands an open conversation over with the next question, and with no other', async () => {
  const screen = await open();
  await askFor(screen, '中场多久');
  await sees(screen, '(running)');
  backend.finish('中场多久');
  await sees(screen, '(done)');
  await screen.rerender(<App handTo="coach" />);
  await askFor(screen, '犯规几次');
  await vi.waitFor(() => expect(backend.seen.asked).toHaveLength(2));
  expect(backend.seen.asked[1]).toMatchObject({ topicId: 't1', assistantId: 'coach' });
});

it('opens the conversation that a question branches off into', async () => {
  const screen = await open();
  await askFor(screen, '中场多久');
  await sees(screen, '(running)');
  backend.finish('中场多久');
  await sees(screen, '(done)');
  await screen.getByRole('button', { name: 'branch 中场多久' }).click();
  await sees(screen, 'shows t2');
  await sees(screen, '中场多久，女篮： (running)');
  expect(backend.seen.asked[1]).toEqual({ question: '中场多久，女篮', branches: 's1' });
});

it('sends words that are quoted along once, unless they are dropped', async () => {
  const screen = await open();
  await screen.getByRole('button', { name: 'quote' }).click();
  await sees(screen, 'goes along: 十五分钟');
  await screen.getByRole('button', { name: 'drop' }).click();
  await vi.waitFor(() => expect(screen.getByText('goes along', { exact: false }).query()).toBeNull());
  await screen.getByRole('button', { name: 'quote' }).click();
  await askFor(screen, '为什么');
  await vi.waitFor(() => expect(backend.seen.asked).toMatchObject([{ context: { selection: '十五分钟' } }]));
  await vi.waitFor(() => expect(screen.getByText('goes along', { exact: false }).query()).toBeNull());
  await screen.getByRole('button', { name: 'quote' }).click();
  await sees(screen, 'goes along: 十五分钟');
});
