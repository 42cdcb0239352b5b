import { failed, loading, ready } from '@console/base';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FailedNotice } from './FailedNotice.js';

const error = { code: 503, message: '服务器繁忙，请稍后' };
const retry = fn();

const meta = {
  title: 'States/FailedNotice',
  component: FailedNotice,
  args: { what: '会话中的文件', value: failed(error, retry) },
} satisfies Meta<typeof FailedNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('会话中的文件没有加载出来：服务器繁忙，请稍后');
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const LongMessage: Story = {
  args: { value: failed({ ...error, message: `${error.message}。`.repeat(12) }, retry) },
};

export const Phone: Story = { tags: ['visual'], args: { flush: true }, globals: { viewport: { value: 'phone' } } };

export const NotPermitted: Story = {
  args: { value: failed({ ...error, notPermitted: true }, retry) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('没有权限');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const RefreshFailed: Story = {
  args: { value: { ...ready([]), stale: { error, retry } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/更新失败/)).toBeVisible();
  },
};

/** What is there, or on its way, needs no word. */
export const Nothing: Story = {
  args: { value: loading },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
