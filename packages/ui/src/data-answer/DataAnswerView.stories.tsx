import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { answered, between, answers } from './dataAnswer.fixtures.js';
import { DataAnswerView } from './DataAnswerView.js';

const meta = {
  title: 'Chat/DataAnswerView',
  component: DataAnswerView,
  args: {
    answer: answered,
    seconds: 1.8,
    onChange: fn(),
    onResolve: fn(),
    onRewrite: fn(),
    onAsk: fn(),
    onRetry: fn(),
    onExport: fn(),
    onPin: fn(),
    onSaveExample: fn(),
    onSchedule: fn(),
    onRate: fn(),
  },
  decorators: [
    (Story) => (
      <main style={{ padding: 16 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof DataAnswerView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('理解为：各助手每天的有依据回答率，与前 30 天比 · 1.8 秒')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '按知识库拆分' }));
    await expect(args.onAsk).toHaveBeenCalledWith({ question: '按知识库拆分' });
    await userEvent.click(canvas.getByRole('button', { name: '有帮助' }));
    await expect(args.onRate).toHaveBeenCalledWith({ liked: true });
    await userEvent.click(canvas.getByRole('button', { name: '导出 csv' }));
    await expect(args.onExport).toHaveBeenCalledWith({ format: 'csv' });
  },
};

/** A condition opens under the conditions; Escape closes it, and the focus returns to it. */
export const ChangesACondition: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const time = canvas.getByRole('button', { name: /^时间 近 30 天 ?（默认）$/ });
    time.focus();
    await userEvent.keyboard('{Enter}');
    await expect(time).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('radio', { name: '近 30 天' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(time).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: '重新查询' })).toBeNull();
    await userEvent.click(time);
    await userEvent.click(canvas.getByText('本月'));
    await userEvent.click(canvas.getByRole('button', { name: '重新查询' }));
    await expect(args.onChange).toHaveBeenCalledWith({ chip: 'time', values: ['thisMonth'] });
    await expect(time).toHaveFocus();
  },
};

export const FromOneDayToAnother: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^时间/ }));
    await userEvent.click(canvas.getByText('自定义'));
    await userEvent.type(canvas.getByLabelText('开始日期'), '2026-11-10');
    await userEvent.type(canvas.getByLabelText('结束日期'), '2026-11-01');
    await userEvent.click(canvas.getByRole('button', { name: '重新查询' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('结束日期不能早于开始日期');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.clear(canvas.getByLabelText('结束日期'));
    await userEvent.type(canvas.getByLabelText('结束日期'), '2026-11-15');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ chip: 'time', values: ['2026-11-10', '2026-11-15'] });
  },
};

/** One at a time: another one opened closes the first. */
export const OneConditionAtATime: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^时间/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^至少/ }));
    await expect(canvas.getAllByRole('button', { expanded: true })).toHaveLength(1);
    const field = canvas.getByRole('spinbutton', { name: '至少' });
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('填写一个数');
    await userEvent.type(field, '500{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ chip: 'least', values: ['500'] });
  },
};

/** What can't be given another value can still be taken away. */
export const TakesAConditionAway: Story = {
  args: {
    answer: {
      ...answered,
      chips: [...answered.chips, between],
    },
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^筛选 启用的 5 个助手/ }));
    await userEvent.click(canvas.getByRole('button', { name: '去掉' }));
    await expect(args.onChange).toHaveBeenCalledWith({ chip: 'filter', values: [] });
    await userEvent.click(canvas.getByRole('button', { name: '筛选 身高 190 – 200' }));
    await expect(canvas.queryByRole('button', { name: '重新查询' })).toBeNull();
    await expect(canvas.getByRole('button', { name: '去掉' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ chip: 'between', values: [] });
  },
};

/** Many choices are searched, and Escape in their list is the list's own. */
export const SearchesAmongMany: Story = {
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '指标 有依据回答率' }));
    const field = canvas.getByRole('combobox', { name: '指标' });
    await expect(field).toHaveFocus();
    await userEvent.type(field, '满意');
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByTitle('回答满意率'));
    await userEvent.click(canvas.getByRole('button', { name: '重新查询' }));
    await expect(args.onChange).toHaveBeenCalledWith({ chip: 'metric', values: ['回答满意率'] });
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^时间/ }));
    await expect(canvas.getByRole('button', { name: '重新查询' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /问答次数/ })).toBeNull();
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

export const Loading: Story = { args: { answer: answers.reading, onStop: fn() } };

/** The conditions stand before the figures do. */
export const Querying: Story = {
  args: { answer: answers.querying, onStop: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('正在查询…')).toHaveRole('status');
    const time = canvas.getByRole('button', { name: /^时间/ });
    await userEvent.click(time);
    await expect(time).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(canvas.getByRole('button', { name: '停止' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};

export const Explaining: Story = { args: { answer: answers.explaining } };

/** Old figures stay while a changed condition is queried. */
export const Refreshing: Story = {
  args: { refreshing: true, onStop: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/下面仍是上一次的结果/)).toHaveRole('status');
    await expect(canvas.getByRole('rowheader', { name: '文献助手' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '导出 xlsx' })).toBeNull();
  },
};

export const Failed: Story = {
  args: { answer: answers.failed },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('没有响应');
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Where there were figures before, they stay, and it is said that they are old. */
export const NotRefreshed: Story = {
  args: { answer: answers.failedKept },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/下面仍是上一次的结果/)).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: '文献助手' })).toBeVisible();
  },
};

export const Stopped: Story = { args: { answer: answers.stopped } };
export const Interrupted: Story = { args: { answer: answers.interrupted } };

export const Empty: Story = {
  args: { answer: answers.empty },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('没有符合条件的数据')).toBeVisible();
    await expect(canvas.getByText(/查询条件：时间 近 30 天，指标 有依据回答率/)).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** Who may not see the query has no row for it. */
export const NotPermitted: Story = {
  args: { answer: answers.noQuery },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('SQL')).toBeNull();
    await expect(canvas.getByText(/按指标定义计算，未用模型/)).toBeVisible();
  },
};

/** Of somebody else, or long ago: nothing can be done but to read. */
export const ReadOnly: Story = {
  args: {
    onChange: undefined,
    onAsk: undefined,
    onExport: undefined,
    onPin: undefined,
    onSaveExample: undefined,
    onSchedule: undefined,
    onRate: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^时间/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'PNG' })).toBeNull();
  },
};

/** What is wrong comes first, in a sentence; nothing has a tick that was not checked. */
export const Doubtful: Story = {
  args: { answer: answers.doubtful },
  play: async ({ canvas }) => {
    const [first, second] = within(canvas.getByRole('list', { name: '结果核对' })).getAllByRole('listitem');
    await expect(first).toHaveTextContent('显示前 1,000 行，后面还有');
    await expect(second).toHaveTextContent('“有依据”有 12 个空值，没有计入');
  },
};

export const LongText: Story = { args: { answer: answers.long } };

/** Nothing was queried yet: what is not clear is asked back. */
export const AsksBack: Story = {
  args: { answer: answers.asking },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('还没有查询，有 2 处需要确认')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '按所选查询' }));
    await expect(args.onResolve).toHaveBeenCalledWith({
      choices: [
        { doubt: 'active', value: 'games' },
        { doubt: 'year', value: 'same' },
      ],
      remember: false,
    });
  },
};

export const TheQuery: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('2 张表，只读，0.42 秒')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '复制' })).toBeVisible();
    await userEvent.click(canvas.getByText('SQL'));
    await expect(canvas.getByRole('region', { name: 'SQL 语句' })).toHaveTextContent('GROUP BY day, assistant');
  },
};
