import { failed, loading, ready } from '@console/base';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { uses } from './metric.fixtures.js';
import { MetricUses } from './MetricUses.js';

const meta = {
  title: 'Lists/MetricUses',
  component: MetricUses,
  parameters: { layout: 'padded' },
  args: {
    uses: ready(uses),
    hrefOf: ({ kind, id }) => (kind === 'report' ? `#/reports?id=${id}` : undefined),
    onNavigate: fn(),
    style: { maxWidth: 332 },
  },
} satisfies Meta<typeof MetricUses>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first few, and all of them when they are asked for. */
export const Usual: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('报告 2，保存的问题 1，提问 3')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: '全部 6 处' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.getByRole('button', { name: '收起' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'AI 平台月报 2026-11' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('#/reports?id=1');
  },
};

export const Empty: Story = {
  args: { uses: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('还没有提问、保存的问题或报告用到它')).toBeVisible();
  },
};
export const Loading: Story = { args: { uses: loading } };
export const Failed: Story = { args: { uses: failed({ code: 'internal', message: '统计服务没有响应' }, fn()) } };
export const NotPermitted: Story = {
  args: { uses: failed({ code: 4030, message: '没有权限', notPermitted: true }) },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Refreshing: Story = { args: { uses: ready(uses, true) } };
export const LongText: Story = {
  args: { uses: ready(uses.map((use) => ({ ...use, title: use.title.repeat(5) }))) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
