import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { numbers } from './planRun.fixtures.js';
import { PlanRun } from './PlanRun.js';

const meta = {
  title: 'Lists/PlanRun',
  component: PlanRun,
  parameters: { layout: 'padded' },
  args: {
    name: '短信，观赛邀请',
    state: 'sending',
    numbers,
    style: { maxWidth: 432 },
  },
} satisfies Meta<typeof PlanRun>;
export default meta;
type Story = StoryObj<typeof meta>;

const acts = { onPause: fn(), onStop: fn() };

/** How far it is, how fast, what arrived, and the ways out with what they mean. */
export const Usual: Story = {
  args: acts,
  play: async ({ canvas, args, userEvent }) => {
    const bar = canvas.getByRole('progressbar', { name: '已发送 6,214，共 9,812' });
    await expect(bar).toHaveAttribute('aria-valuenow', '63');
    await expect(canvas.getByText('每分钟 420 条，约剩 9 分钟')).toBeVisible();
    await expect(canvas.getByText('停止后剩余 3,598 人不再发送，已发的不能撤回')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /暂停/ }));
    await expect(args.onPause).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /停止/ }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};

export const Preparing: Story = {
  args: {
    ...acts,
    state: 'preparing',
    prepared: { at: 2500, of: 10_480 },
    numbers: { ...numbers, total: 2341, sent: 0, delivered: 0, failed: 0, awaited: 0, left: 2341, perMinute: 0 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('正在写消息：已看 2,500 / 10,480 人')).toBeVisible();
  },
};

/** Its messages go to groups. */
export const Groups: Story = {
  args: {
    ...acts,
    name: '企业微信，周六见',
    recipients: 'groups',
    numbers: { ...numbers, total: 12, sent: 9, delivered: 8, failed: 0, awaited: 1, left: 3, perMinute: 0 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('停止后剩余 3 个群不再发送，已发的不能撤回')).toBeVisible();
  },
};

/** It keeps its place, and can go on. */
export const Paused: Story = {
  args: { state: 'paused', onResume: fn(), onStop: fn(), numbers: { ...numbers, perMinute: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /继续/ })).toBeVisible();
    await expect(canvas.queryByText(/每分钟/)).toBeNull();
  },
};

/** It runs, and nothing goes out for now. */
export const Waits: Story = {
  args: { ...acts, wait: '静默时段，11-22 08:00 继续发送', numbers: { ...numbers, perMinute: 0 } },
};

/** What has ended is looked at only. */
export const ReadOnly: Story = {
  args: { state: 'stopped', numbers: { ...numbers, withheld: 3598, left: 0, clicked: 512 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('已停止')).toBeVisible();
    await expect(canvas.getByText('未发').nextSibling).toHaveTextContent('3,598');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    ...acts,
    name: '短信，二〇二六至二〇二七赛季常规赛主场家庭套票（两大一小，含停车券与赛前训练开放日）观赛邀请',
    numbers: { ...numbers, total: 98_765_432, sent: 12_345_678, left: 86_419_754 },
  },
};

export const Phone: Story = {
  args: acts,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
