import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AudienceCount } from './AudienceCount.js';

const meta = {
  title: 'Lists/AudienceCount',
  component: AudienceCount,
  parameters: { layout: 'padded' },
  args: {
    counted: { count: 12_480, total: 150_361, margin: 0 },
    saved: 11_276,
    reach: [
      { channel: 'sms', name: '短信', count: 11_812 },
      { channel: 'wechat', name: '微信', count: 9406 },
      { channel: 'app', name: 'App 推送', count: 5230 },
    ],
    onRetry: fn(),
    style: { maxWidth: 340 },
  },
} satisfies Meta<typeof AudienceCount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12,480')).toBeVisible();
    await expect(canvas.getByText('占 8.3%')).toBeVisible();
    await expect(canvas.getByText('+1,204')).toBeVisible();
    await expect(canvas.getByRole('img', { name: '占 150,361 人的 8.3%' })).toBeVisible();
  },
};

/** What a sample says is said to be about that many, with what it may be off by, and can be counted exactly. */
export const BySample: Story = {
  args: { counted: { count: 12_400, total: 150_361, margin: 320 }, onCountExactly: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('抽样估计，误差 ±320')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '精确计数' }));
    await expect(args.onCountExactly).toHaveBeenCalledOnce();
  },
};

/** The old figure stays; after five seconds it is said to be the last one. */
export const Refreshing: Story = {
  args: { counting: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12,480')).toBeVisible();
    await expect(await canvas.findByText('还在算，先按上次的数', {}, { timeout: 8000 })).toBeVisible();
  },
};

export const Fewer: Story = { args: { saved: 13_000 } };
export const Empty: Story = { args: { counted: null, saved: undefined, reach: [] } };
export const Failed: Story = {
  args: { problem: { code: 500, message: '程序运行出错' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
