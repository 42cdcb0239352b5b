import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { ThresholdPicture } from './ThresholdPicture.js';

const meta = {
  title: 'Forms/ThresholdPicture',
  component: ThresholdPicture,
  parameters: { layout: 'padded' },
  args: {
    title: '最近一次下单',
    spread: { width: 10, counts: [120, 200, 180, 90, 60, 40, 30, 22, 18, 12, 9, 40] },
    value: 30,
    side: 'atMost',
    unit: '天',
    onChange: fn(),
    style: { maxWidth: 420 },
  },
} satisfies Meta<typeof ThresholdPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The threshold is moved on the picture, and can be typed as a number. */
export const Usual: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: '最近一次下单' });
    await expect(slider).toHaveAttribute('aria-valuetext', '30 天, 60.9% 过门槛');
    await fireEvent.change(slider, { target: { value: '31' } });
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 31 });
    const number = canvas.getByRole('spinbutton', { name: '最近一次下单，填写数值' });
    await userEvent.clear(number);
    await userEvent.type(number, '45');
    await expect(args.onChange).toHaveBeenCalledWith({ value: 45 });
  },
};
export const FromThereOn: Story = { args: { title: '次数', side: 'atLeast', unit: '次', min: 1 } };
/** Farther than what is drawn. */
export const Beyond: Story = { args: { value: 4000 } };
export const Empty: Story = {
  args: { spread: { width: 1, counts: [0, 0, 0] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('还没有订单，没有分布可看')).toBeVisible();
  },
};
export const LongText: Story = { args: { title: 'Days since the last order that was neither cancelled nor refunded' } };
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
