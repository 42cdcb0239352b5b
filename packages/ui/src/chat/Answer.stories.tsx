import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import { Answer } from './Answer.js';
import * as samples from './chat.fixtures.js';

const meta = {
  title: 'Chat/Answer',
  component: Answer,
  args: {
    turn: samples.done,
    now: samples.now,
    last: true,
    onCite: fn(),
    onJudge: fn(),
    onRegenerate: fn(),
    onContinue: fn(),
    onAsk: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 680, padding: 24 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Answer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Done: Story = { tags: ['visual'] };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Asked: Story = { args: { turn: samples.asked } };
export const Searching: Story = { args: { turn: samples.searching } };

export const Calling: Story = {
  args: { turn: samples.calling },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('正在调用 余票查询…');
  },
};
export const Running: Story = { args: { turn: samples.running, activeCitation: 2 } };
export const NoModel: Story = { args: { turn: samples.noModel } };
export const NothingFound: Story = { args: { turn: samples.nothingFound } };
export const Ungrounded: Story = { args: { turn: samples.ungrounded } };
/** The model in use failed, and the next one has written. */
export const OtherModel: Story = {
  args: { turn: samples.otherModel, last: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('首选的模型没有响应，这次由备用模型回答')).toBeVisible();
  },
};

/** What the model writes to itself is folded, and can be read while it thinks. */
export const Thinking: Story = {
  args: { turn: samples.thinking, last: true },
  play: async ({ canvas, userEvent }) => {
    const fold = canvas.getByRole('button', { name: '正在思考' });
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(fold);
    await expect(canvas.getByRole('group', { name: '思考过程' })).toHaveTextContent('<b>规则</b>里上半时两次');
  },
};

export const Thought: Story = {
  args: { turn: samples.thought, last: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '思考过程' })).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByText('上半时两次，下半时三次，决胜期各一次。')).toBeVisible();
  },
};

export const CutShort: Story = {
  args: { turn: samples.cutShort, last: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('回答达到了模型的长度上限，还没有写完')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '继续回答' }));
    await expect(args.onAsk).toHaveBeenCalledWith('请接着上面的回答继续');
  },
};
export const Interrupted: Story = { args: { turn: samples.interrupted } };
export const Stopped: Story = { args: { turn: samples.stopped } };
/** Where nobody goes on with an answer otherwise, the model is asked to. */
export const GoesOnByAsking: Story = {
  args: { turn: samples.interrupted, onContinue: undefined, last: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '继续回答' }));
    await expect(args.onAsk).toHaveBeenCalledWith('请接着上面的回答继续');
  },
};

/** It rests on what it had cited by then, and not on all that it was given. */
export const StoppedBeforeItCited: Story = {
  args: { turn: { ...samples.stopped, answer: '裁判员年审逾期的', references: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/采用 0 段依据/)).toBeVisible();
  },
};

/** What was quoted without a model cannot be gone on with. */
export const StoppedWithoutAModel: Story = {
  args: { turn: { ...samples.stopped, notice: 'no_model' }, onContinue: undefined, last: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: '继续回答' })).toBeNull();
  },
};

export const Failed: Story = { args: { turn: samples.failed } };
export const Liked: Story = { args: { turn: samples.liked } };
export const Longest: Story = { args: { turn: samples.longest } };
export const ReadOnly: Story = { args: { onJudge: undefined, onRegenerate: undefined, onAsk: undefined } };

export const UnfoldsPassages: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /已检索 3 个知识库，采用 4 段依据/ }));
    const list = canvas.getByRole('list', { name: '采用的依据' });
    await expect(list.children).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: /计时员职责/ }));
    await expect(args.onCite).toHaveBeenLastCalledWith({ id: 's2', n: 4, via: 'click' });
  },
};

export const LikesAndTakesBack: Story = {
  args: { turn: samples.liked },
  play: async ({ canvas, args, userEvent }) => {
    const like = canvas.getByRole('button', { name: '有帮助' });
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(like);
    await expect(args.onJudge).toHaveBeenLastCalledWith({ id: 's2', isLike: null, feedback: '' });
  },
};

export const DislikeNeedsAReason: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const dislike = canvas.getByRole('button', { name: '没有帮助' });
    await userEvent.click(dislike);
    await expect(canvas.getByRole('checkbox', { name: '与事实不符' })).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: '提交' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('请选择或填写原因');
    await expect(args.onJudge).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('checkbox', { name: '依据不对' }));
    await userEvent.type(canvas.getByRole('textbox', { name: '补充说明' }), '第 2 处应为 14 秒');
    await userEvent.click(canvas.getByRole('button', { name: '提交' }));
    await expect(args.onJudge).toHaveBeenCalledWith({
      id: 's2',
      isLike: false,
      feedback: '依据不对；第 2 处应为 14 秒',
    });
    await expect(dislike).toHaveFocus();
  },
};

export const OffersWhatComesNext: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '计时钟误响时怎么处理？' }));
    await expect(args.onAsk).toHaveBeenCalledWith('计时钟误响时怎么处理？');
    await userEvent.click(canvas.getByRole('button', { name: '重新回答' }));
    await expect(args.onRegenerate).toHaveBeenCalledWith('s2');
  },
};

export const GoesOnAfterABreak: Story = {
  args: { turn: samples.interrupted },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '继续回答' }));
    await expect(args.onContinue).toHaveBeenCalledWith('s2');
  },
};

export const CopiesForDocumentsAndAsPlainWords: Story = {
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'write').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: '复制' }));
    await expect(await canvas.findByRole('button', { name: '已复制' })).toBeVisible();
    const item = write.mock.calls[0]?.[0][0];
    if (!item) throw new Error('Nothing was copied');
    const html = await (await item.getType('text/html')).text();
    const plain = await (await item.getType('text/plain')).text();
    await expect(html).toContain('<strong>掷球地点</strong>');
    await expect(html).toMatch(/<td[^>]*>14 秒或以上/);
    await expect(html).not.toMatch(/class=|style=|<button|data-/);
    await expect(plain).toContain('**掷球地点**');
    await expect(plain).not.toMatch(/\[\d\]/);
    write.mockRestore();
  },
};

export const SaysThatCopyingIsForbidden: Story = {
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'write').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    const writeText = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied'));
    const command = spyOn(document, 'execCommand').mockReturnValue(false);
    await userEvent.click(canvas.getByRole('button', { name: '复制' }));
    await expect(await canvas.findByText('浏览器不允许复制，请选中文字后复制')).toBeInTheDocument();
    for (const spy of [write, writeText, command]) spy.mockRestore();
  },
};

const shares = fn();
const actions = [
  { key: 'faq', label: '写成 FAQ', onClick: shares },
  { key: 'never', label: '不适用', onClick: fn(), isOffered: () => false },
];

/** What else may be made of it stands in a menu of its own. */
export const BecomesMore: Story = {
  args: { answerActions: actions },
  play: async ({ canvas, args, userEvent }) => {
    shares.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: '把这条回答变成…' }));
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual(['写成 FAQ']);
    await userEvent.click(screen.getByRole('menuitem', { name: '写成 FAQ' }));
    await waitFor(() => expect(shares).toHaveBeenCalledWith(args.turn));
  },
};
