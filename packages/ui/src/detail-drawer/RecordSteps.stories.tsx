import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RecordSteps } from './RecordSteps.js';

const meta = {
  title: 'Lists/RecordSteps',
  component: RecordSteps,
  parameters: { layout: 'padded' },
  args: { place: { at: 3, of: 128 }, onPrevious: fn(), onNext: fn() },
} satisfies Meta<typeof RecordSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('第 3 条，共 128 条')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '下一条' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

/** J and K go on and back. */
export const ByKeys: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('jjk');
    await expect(args.onNext).toHaveBeenCalledTimes(2);
    await expect(args.onPrevious).toHaveBeenCalledOnce();
  },
};

/** At the end of the list there is nothing after it, for keys neither. */
export const Last: Story = {
  args: { place: { at: 128, of: 128 }, onNext: undefined },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('button', { name: '下一条' })).toBeDisabled();
    await userEvent.keyboard('j');
    await expect(args.onPrevious).not.toHaveBeenCalled();
  },
};

/** Where it came from is not known. */
export const Alone: Story = { args: { onPrevious: undefined, onNext: undefined } };
export const LongText: Story = { args: { place: { at: 999_999, of: '1,000,000' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
