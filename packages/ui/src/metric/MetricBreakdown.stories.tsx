import { failed, loading, ready } from '@console/base';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { asked, byAssistant, callsByAssistant, grounded } from './metric.fixtures.js';
import { MetricBreakdown } from './MetricBreakdown.js';

const again = fn();

const meta = {
  title: 'Lists/MetricBreakdown',
  component: MetricBreakdown,
  parameters: { layout: 'padded' },
  args: {
    metric: grounded,
    before: '前 30 天',
    breakdown: ready(byAssistant),
    onDimension: fn(),
    onOpen: fn(),
  },
} satisfies Meta<typeof MetricBreakdown>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each part with its value, its change and what it was worked out from; what is below the target says so. */
export const Usual: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('columnheader', { name: '85 至 100，绿线为目标' })).toBeVisible();
    const missed = canvas.getByRole('row', { name: /^传播助手/ });
    const cells = within(missed)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
    await expect(cells).toEqual(['', '93.8%未达标', '−0.8', '5,203', '4,880', '11.3%']);
    await expect(missed.querySelector('i[data-missed]')).not.toBeNull();
    await expect(canvas.getByRole('row', { name: /^合计/ })).toHaveTextContent('合计96.1%+0.846,21544,413100.0%');
    await userEvent.click(canvas.getByRole('button', { name: '其他来源' }));
    await expect(args.onOpen).toHaveBeenCalledWith({ row: byAssistant.rows[5] });
  },
};

/** One stop for the keyboard; arrows choose another dimension. */
export const AnotherDimension: Story = {
  args: { dimension: 'assistant' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: '助手' }));
    await expect(args.onDimension).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onDimension).toHaveBeenCalledWith({ dimension: 'base' });
    await expect(canvas.getByRole('tab', { name: '知识库' })).toHaveFocus();
  },
};

/** What adds up is drawn as bars from 0, with shares of the whole. */
export const Additive: Story = {
  args: { metric: asked, additive: true, breakdown: ready(callsByAssistant) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('row', { name: /^通用助手/ })).toHaveTextContent('16,824 次+19.0%36.4%');
    await expect(canvas.queryByText(/绿线/)).toBeNull();
    await expect(canvasElement.querySelectorAll('td[data-drawn] i')).toHaveLength(6);
  },
};

export const Empty: Story = {
  args: { breakdown: ready({ ...byAssistant, rows: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('这段时间没有可以拆分的值')).toBeVisible();
  },
};
export const NoDimensions: Story = {
  args: { breakdown: ready({ ...byAssistant, dimension: '', dimensions: [], rows: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('这个指标没有可以拆分的维度')).toBeVisible();
    await expect(canvas.queryByRole('tablist')).toBeNull();
  },
};
export const Loading: Story = { args: { breakdown: loading } };
export const Failed: Story = {
  args: { breakdown: failed({ code: 'internal', message: '统计服务没有响应' }, again) },
  play: async ({ canvas, userEvent }) => {
    again.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(again).toHaveBeenCalledOnce();
  },
};
export const NotPermitted: Story = {
  args: { breakdown: failed({ code: 4030, message: '没有权限', notPermitted: true }) },
};
export const Refreshing: Story = { args: { breakdown: ready(byAssistant, true) } };
export const ReadOnly: Story = {
  args: { onOpen: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: '通用助手' })).toBeNull();
  },
};
/** Name, value and change stay. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const LongText: Story = {
  ...Phone,
  args: {
    breakdown: ready({
      ...byAssistant,
      rows: byAssistant.rows.map((row) => ({ ...row, name: `${row.name}：各赛区裁判员年度注册资料与培训考核` })),
    }),
  },
};
