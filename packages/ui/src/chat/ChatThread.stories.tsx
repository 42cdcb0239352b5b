import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import * as samples from './chat.fixtures.js';
import { ChatThread, type ChatThreadProps } from './ChatThread.js';

const meta = {
  title: 'Chat/ChatThread',
  component: ChatThread,
  args: {
    turns: [samples.first, samples.done],
    now: samples.now,
    onCite: fn(),
    onJudge: fn(),
    onRegenerate: fn(),
    onAsk: fn(),
    onModify: fn(),
    onVersion: fn(),
    onBranch: fn(),
    onKeep: fn(async () => undefined),
    onQuote: fn(),
    onLoadOlder: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ height: 700, display: 'flex' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChatThread>;
export default meta;
type Story = StoryObj<typeof meta>;

const Shortened = (props: ChatThreadProps) => {
  const [kept, setKept] = useState(false);
  return (
    <>
      <button onClick={() => setKept(true)}>keep</button>
      <ChatThread {...props} turns={kept ? [{ ...samples.first, id: 'b1' }] : props.turns} />
    </>
  );
};

export const Usual: Story = { tags: ['visual'] };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Running: Story = { args: { turns: [samples.first, samples.running] } };
/** A conversation that is looked at, as in the records: nothing in it is judged, changed or asked. */
export const ReadOnly: Story = {
  args: { onJudge: undefined, onRegenerate: undefined, onAsk: undefined, onModify: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: '修改问题' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: '重新回答' })).toBeNull();
  },
};
export const LongText: Story = {
  args: {
    turns: [{ ...samples.done, question: `${samples.done.question.repeat(12)}https://example.org/${'x'.repeat(300)}` }],
  },
};
export const ManyTurns: Story = { args: { turns: samples.many(300) } };
export const OlderFailed: Story = {
  args: { turns: samples.many(2), older: { status: 'failed', message: '服务器繁忙，请稍后' } },
};

export const FiveThousandTurns: Story = {
  args: { turns: samples.many(5000) },
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log');
    await expect(await canvas.findByText('第 5000 个问题：掷球入界时怎么判？')).toBeVisible();
    log.focus();
    await userEvent.keyboard('{Home}');
    await expect(await canvas.findByText('第 1 个问题：掷球入界时怎么判？')).toBeVisible();
    await expect(canvas.getAllByRole('article').length).toBeLessThan(40);
    await userEvent.click(await canvas.findByRole('button', { name: '回到最新' }));
    await expect(await canvas.findByText('第 5000 个问题：掷球入界时怎么判？')).toBeVisible();
  },
};

export const SaysWhatAnEditTakesAway: Story = {
  args: { turns: samples.many(3) },
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: '修改问题' });
    if (!first) throw new Error('There is no question');
    await userEvent.click(first);
    await expect(canvas.getByText('这之后的 2 条问答会被删除')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: '重新回答' })).toHaveLength(1);
  },
};
export const LoadingOlder: Story = { args: { turns: samples.many(2), older: { status: 'loading' } } };

export const AsksForOlderWhenTheyMayFit: Story = {
  args: { turns: samples.many(1), older: { status: 'more' } },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onLoadOlder).toHaveBeenCalled());
  },
};

export const SeveralAnswers: Story = {
  args: { turns: [samples.first, samples.second] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '上一个回答' }));
    await expect(args.onVersion).toHaveBeenCalledWith('s2');
    await expect(canvas.getByRole('button', { name: '重新回答' })).toBeVisible();
  },
};
export const AnotherAnswerIsWritten: Story = { args: { turns: [samples.first, samples.thirdOf(samples.running)] } };
/** The one before is read meanwhile: nothing can be asked until the new one is there. */
export const ReadsTheFormerMeanwhile: Story = {
  args: { turns: [{ ...samples.second, versions: { ids: ['s2-second', 's3'], current: 's3', running: true } }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('正在写新的回答')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '有帮助' })).toBeVisible();
    for (const name of ['重新回答', '修改问题', '计时钟误响时怎么处理？']) {
      await expect(canvas.queryByRole('button', { name })).toBeNull();
    }
  },
};
export const AnotherAnswerFailed: Story = {
  args: { turns: [samples.first, samples.thirdOf(samples.failed)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: '第 3 个回答，共 3 个' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
  },
};
export const AnotherAnswerHasNoEvidence: Story = {
  args: { turns: [samples.first, samples.thirdOf(samples.ungrounded)] },
};
/** A conversation that is looked at shows all answers too. */
export const SeveralAnswersInTheMiddle: Story = {
  args: {
    turns: [{ ...samples.second, versions: { ids: ['s2', 's2-second'], current: 's2' } }, samples.first],
    onRegenerate: undefined,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('后面的对话接着第 1 个回答')).toBeVisible();
  },
};

export const KeepsWhatIsTypedAboutAnAnswer: Story = {
  args: { turns: [samples.second] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '没有帮助' }));
    await userEvent.type(canvas.getByRole('textbox', { name: '补充说明' }), '第 2 处');
    await userEvent.click(await canvas.findByRole('button', { name: '上一个回答' }));
    await expect(args.onVersion).not.toHaveBeenCalled();
    await expect(canvas.getByText('请先提交或取消正在填写的内容')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '取消' }));
    await userEvent.click(canvas.getByRole('button', { name: '上一个回答' }));
    await expect(args.onVersion).toHaveBeenCalledWith('s2');
  },
};

export const AskedWhileLookingAt: Story = {
  tags: ['visual'],
  args: {
    turns: [
      {
        ...samples.done,
        context: {
          record: { type: '比赛', title: '上海队对北京队' },
          page: { title: '赛程', url: 'https://portal.example.com/42' },
          selection: '19:35 开赛，东区检票口开赛前一小时开放，持电子票的观众请提前打开二维码。',
        },
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '赛程' })).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  },
};

export const AskedOfAPageThatIsNone: Story = {
  args: {
    turns: [{ ...samples.done, context: { page: { title: '赛程', url: 'javascript:alert(1)' } } }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('赛程')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '赛程' })).toBeNull();
  },
};

/** Several assistants were asked at once. */
export const Undecided: Story = {
  args: { turns: [samples.first, samples.undecided], active: { id: 'b2', n: 2 } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(await canvas.findByRole('region', { name: '裁判助手' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: '教练助手' })).toBeVisible();
    await expect(canvas.queryByText('1 / 2')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '采用这个回答：教练助手' }));
    await expect(args.onKeep).toHaveBeenCalledWith('b2');
  },
};

/** Of several assistants' answers one is kept: whose it is stays to be read. */
export const Kept: Story = {
  args: {
    turns: [
      { ...samples.beside[1], versions: { ids: ['b1', 'b2'], current: 'b2', mixed: true } },
      { ...samples.first, id: 'later', from: samples.beside[1].from },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 / 2')).toBeVisible();
    await expect(canvas.getAllByText('教练助手')).toHaveLength(1);
  },
};

/** The conversation went over to another assistant, whose name is told where it begins. */
export const HandedOver: Story = {
  args: {
    turns: [
      { ...samples.first, from: samples.beside[0].from },
      { ...samples.done, from: samples.beside[1].from },
      { ...samples.first, id: 'later', from: samples.beside[1].from },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('教练助手')).toHaveLength(1);
    await expect(canvas.queryByText('裁判助手')).toBeNull();
  },
};

export const BranchesOff: Story = {
  args: { turns: samples.many(3) },
  play: async ({ canvas, args, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: '修改问题' });
    if (!first) throw new Error('There is no question');
    await userEvent.click(first);
    await userEvent.type(canvas.getByRole('textbox', { name: '修改问题' }), '女篮呢？');
    await userEvent.click(canvas.getByRole('button', { name: '另起会话提问' }));
    await expect(args.onBranch).toHaveBeenCalledWith(
      expect.objectContaining({ question: expect.stringContaining('女篮呢？') }),
    );
    await expect(args.onModify).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('textbox', { name: '修改问题' })).toBeNull();
  },
};

const mark = (element: Element) => document.getSelection()?.selectAllChildren(element);

/** Words of an answer, without the numbers of what they cite; nothing of a question. */
export const Quotes: Story = {
  args: { turns: [samples.first] },
  play: async ({ canvas, args, userEvent }) => {
    mark(canvas.getByText(samples.first.question));
    await expect(canvas.queryByRole('button', { name: '引用并提问' })).toBeNull();
    mark(canvas.getByText(/一样，都由对方在违例最近地点掷球入界/));
    const quote = await canvas.findByRole('button', { name: '引用并提问' });
    await expect(quote).toBeVisible();
    await userEvent.click(quote);
    await expect(args.onQuote).toHaveBeenCalledWith('一样，都由对方在违例最近地点掷球入界，正对篮板后面的地点除外');
    await expect(document.getSelection()?.isCollapsed).toBe(true);
    await waitFor(() => expect(canvas.queryByRole('button', { name: '引用并提问' })).toBeNull());
  },
};

/** Where the answers that were not kept took the room, there is nothing more below. */
export const KeptIsShorter: Story = {
  args: {
    turns: [
      {
        ...samples.undecided,
        beside: [
          ...samples.beside,
          ...samples.beside.map((one) => ({
            ...one,
            id: `${one.id}2`,
            from: { ...one.from, name: `${one.from.name}二` },
          })),
        ],
      },
    ],
  },
  render: (args) => <Shortened {...args} />,
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log');
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(100));
    log.scrollTop = 0;
    await expect(await canvas.findByRole('button', { name: '回到最新' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'keep' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: '回到最新' })).toBeNull());
  },
};
