/** What a long conversation, its composer and the floating window cost the page: `pnpm bench chat`. */
import { type ChatTurn, ChatView } from '@console/ui/chat';
import { FloatingChat, type FloatingChatHandle } from '@console/ui/floating-chat';
import { ConsoleProvider } from '@console/ui/provider';
import { createRef, type ReactNode, type Ref, useImperativeHandle, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { it } from 'vitest';
import { page } from 'vitest/browser';
import { costOf, painted, until } from '../measure.js';
import { median, report } from '../report.js';

const TURNS = 100;
const LETTERS = 100;
const UPDATES = 200;
const ROUNDS = 5;
const NOW = new Date('2026-03-01T09:30:00+08:00');

const paragraph = '计时员应在球出界后复位 24 秒计时钟 [1]，**前场**掷球入界时复位为 14 秒，见 `第 29 条` 与下表。';

const turn = (index: number): ChatTurn => ({
  id: `s${index}`,
  question: `第 ${index} 种情形下，24 秒计时钟如何复位？`,
  answer: Array.from({ length: 20 }, () => paragraph).join('\n\n'),
  status: 'done',
  notice: null,
  failure: null,
  stage: null,
  references: [],
  questions: [],
  isLike: null,
  feedback: '',
  createTime: '2026-03-01T09:00:00+08:00',
});

const turns = Array.from({ length: TURNS }, (_, index) => turn(index));
const ready = <Data,>(data: Data) => ({ state: 'ready' as const, data, refreshing: false });
const nothing = () => {};

/** The draft and the answer that grows, as they are changed from outside. */
interface Hands {
  type: (text: string) => void;
  grow: (text: string) => void;
}

const Chat = ({ ref }: { ref: Ref<Hands> }) => {
  const [value, setValue] = useState('');
  const [last, setLast] = useState('');
  useImperativeHandle(ref, () => ({ type: setValue, grow: setLast }), []);
  const list = last === '' ? turns : [...turns, { ...turn(TURNS), answer: last, status: 'running' as const }];
  return (
    <ChatView
      topicKey="t1"
      title="24 秒计时钟复位情形"
      turns={ready({ list, older: { status: 'none' } })}
      welcome={{ name: '通用助手', samples: [] }}
      composer={{ value, onChange: setValue, onSend: nothing }}
      evidence={null}
      onEvidenceChange={nothing}
      source={ready(null)}
      now={NOW}
    />
  );
};

const placed = (node: ReactNode) => {
  const host = document.createElement('div');
  host.style.cssText = 'display:flex;flex-direction:column;width:1280px;height:720px';
  document.body.append(host);
  const root = createRoot(host);
  const draw = () => root.render(<ConsoleProvider>{node}</ConsoleProvider>);
  return {
    draw,
    remove: () => {
      root.unmount();
      host.remove();
    },
  };
};

const chatCost = async () => {
  const hands = createRef<Hands>();
  const { draw, remove } = placed(<Chat ref={hands} />);
  const mount = await costOf(async () => {
    draw();
    await until(() => document.body.textContent?.includes(`第 ${TURNS - 1} 种情形`) ?? false, 'last question');
  });
  const typed = await costOf(async () => {
    for (let count = 1; count <= LETTERS; count += 1) {
      hands.current?.type('问'.repeat(count));
      await painted();
    }
  });
  const streamed = await costOf(async () => {
    for (let count = 1; count <= UPDATES; count += 1) {
      hands.current?.grow(paragraph.repeat(8).slice(0, count * 2));
      await painted();
    }
  });
  remove();
  return { mount: mount.task, typed: typed.task, streamed: streamed.task };
};

const floatCost = async () => {
  const handle = createRef<FloatingChatHandle>();
  const { draw, remove } = placed(
    <FloatingChat
      src={URL.createObjectURL(new Blob(['<p>chat</p>'], { type: 'text/html' }))}
      storageKey={null}
      waitForReady={false}
      defaultState="minimized"
      ref={handle}
    />,
  );
  const opened = await costOf(async () => {
    draw();
    await until(() => handle.current !== null, 'handle');
    for (let time = 0; time < 20; time += 1) {
      handle.current?.open();
      await painted();
      handle.current?.minimize();
      await painted();
    }
  });
  remove();
  return { opened: opened.task };
};

it('shows a long conversation, takes what is typed, and grows an answer', async () => {
  await page.viewport(1440, 900);
  const rounds: Awaited<ReturnType<typeof chatCost>>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await chatCost());
  const of = (what: 'mount' | 'typed' | 'streamed') => median(rounds.map((round) => round[what]));
  report({ what: `chat of ${TURNS} turns: shown`, ours: of('mount') });
  report({ what: `chat of ${TURNS} turns: ${LETTERS} letters typed`, ours: of('typed') });
  report({ what: `chat of ${TURNS} turns: ${UPDATES} updates of an answer`, ours: of('streamed') });
});

it('opens and folds the floating window', async () => {
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push((await floatCost()).opened);
  report({ what: 'floating chat: shown, opened and folded 20 times', ours: median(rounds) });
});
