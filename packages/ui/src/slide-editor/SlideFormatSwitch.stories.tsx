import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SlideFormatSwitch } from './SlideFormatSwitch.js';

const meta = {
  title: 'Forms/SlideFormatSwitch',
  component: SlideFormatSwitch,
  args: { value: '16:9', onChange: fn() },
} satisfies Meta<typeof SlideFormatSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByText('4:3 标准'));
    await expect(args.onChange).toHaveBeenCalledWith('4:3');
  },
};

export const Standard: Story = { args: { value: '4:3' } };
