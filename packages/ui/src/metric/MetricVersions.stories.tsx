import { failed, loading, ready } from '@console/base';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { versions } from './metric.fixtures.js';
import { MetricVersions } from './MetricVersions.js';

const meta = {
  title: 'Lists/MetricVersions',
  component: MetricVersions,
  parameters: { layout: 'padded' },
  args: { versions: ready(versions), current: 4, onTake: fn(() => Promise.resolve()) },
} satisfies Meta<typeof MetricVersions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('命中 FAQ 也算有依据')).toBeVisible();
    await expect(canvas.getByText('没有写原因')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '改回这个版本, 版本 4' })).toBeNull();
  },
};

/** The newest two first: only what differs, side by side. */
export const Compares: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '比较版本' }));
    await expect(canvas.getAllByRole('rowheader').map((head) => head.textContent)).toEqual(['口径', '公式']);
    await expect(canvas.getByText('100.0 * sum("cited") / nullif(count(*), 0)')).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: '旧版本' }));
    await userEvent.click(await screen.findByTitle('版本 2'));
    await expect(canvas.getByRole('row', { name: /^目标/ })).toHaveTextContent('目标90%95%');
    await userEvent.click(canvas.getByRole('button', { name: '结束比较' }));
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** It is asked before an old one holds again. */
export const TakesOneBack: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '改回这个版本, 版本 3' }));
    const question = await screen.findByRole('dialog', { name: '改回版本 3 的定义？' });
    await expect(args.onTake).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByRole('button', { name: '改回这个版本' }));
    await waitFor(() => expect(args.onTake).toHaveBeenCalledWith({ version: 3 }));
  },
};

export const Empty: Story = { args: { versions: ready([]) } };
export const Loading: Story = { args: { versions: loading } };
export const Failed: Story = { args: { versions: failed({ code: 'internal', message: '统计服务没有响应' }, fn()) } };
export const Refreshing: Story = { args: { versions: ready(versions, true) } };
/** Versions are read, and none is brought back. */
export const NotPermitted: Story = {
  args: { onTake: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /改回/ })).toBeNull();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongText: Story = {
  args: {
    versions: ready(
      versions.map((one) => ({
        ...one,
        note: '各赛区裁判员年度注册资料与培训考核'.repeat(5),
        changedBy: '陈思远'.repeat(6),
      })),
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
