import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { grounded } from './metric.fixtures.js';
import { MetricHints } from './MetricHints.js';
import { hintKinds } from './types.js';

const compare = fn();

const meta = {
  title: 'Lists/MetricHints',
  component: MetricHints,
  parameters: { layout: 'padded' },
  args: { metric: grounded, fixes: { doubled: compare }, style: { maxWidth: 332 } },
} satisfies Meta<typeof MetricHints>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A link stands only where something can be done. */
export const Usual: Story = {
  play: async ({ canvas, userEvent }) => {
    compare.mockClear();
    await expect(canvas.getByText('2 条待看')).toBeVisible();
    await expect(canvas.getByText('与“文件引用率”的算法相同')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '查看另一个指标' }));
    await expect(compare).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: '停用' })).toBeNull();
    await expect(canvas.getByText('数据、口径、负责人、计算齐全')).toBeVisible();
  },
};

/** All that there can be, the gravest first; a kind of a later server is left out. */
export const All: Story = {
  args: { metric: { ...grounded, hints: [...hintKinds, 'later'], failure: '列“grounded”不存在' } },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(hintKinds.length);
    await expect(items[0]).toHaveTextContent('最近一次计算失败列“grounded”不存在，走势和拆分停在上一次的结果');
    await expect(canvas.queryByText(/齐全/)).toBeNull();
  },
};

export const Empty: Story = {
  args: { metric: { ...grounded, hints: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.queryByText(/待看/)).toBeNull();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongText: Story = {
  args: {
    metric: {
      ...grounded,
      hints: ['failing', 'doubled'],
      failure: 'BinderError'.repeat(20),
      doubleOf: { metricName: '文件引用率'.repeat(12) },
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
