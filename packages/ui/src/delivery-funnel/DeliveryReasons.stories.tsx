import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DeliveryReasons } from './DeliveryReasons.js';
import { reasons } from './funnel.fixtures.js';

const meta = {
  title: 'Lists/DeliveryReasons',
  component: DeliveryReasons,
  parameters: { layout: 'padded' },
  args: { reasons, onSelect: fn(), style: { maxWidth: 560 } },
} satisfies Meta<typeof DeliveryReasons>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shares are of those that failed, or of those that were not sent. */
export const Usual: Story = {
  args: { selected: { measure: 'failed', reason: 'address' } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('row', { name: /号码或地址无效/ })).toHaveTextContent('号码或地址无效失败51250.6%');
    await expect(canvas.getByRole('row', { name: /已退订 未发送|已退订未发送/ })).toHaveTextContent('401100.0%');
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('号码或地址无效');
    await userEvent.click(canvas.getByRole('button', { name: /未送达/ }));
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(args.onSelect).toHaveBeenCalledWith(reasons[1]);
  },
};

/** A reason of a later server is told as another one. Read only: nothing can be pressed. */
export const UnknownReason: Story = {
  args: { onSelect: undefined, reasons: [{ measure: 'failed', reason: 'a later word', count: 3 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /其他原因/ })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Empty: Story = {
  args: { reasons: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: '原因' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: { reasons: reasons.map((one) => ({ ...one, count: one.count * 1_000_000 })), style: { width: 400 } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
