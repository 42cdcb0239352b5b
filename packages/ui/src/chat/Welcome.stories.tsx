import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { welcome } from './chat.fixtures.js';
import { Welcome } from './Welcome.js';

const meta = {
  title: 'Chat/Welcome',
  component: Welcome,
  args: { ...welcome, onAsk: fn() },
} satisfies Meta<typeof Welcome>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { tags: ['visual'] };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongText: Story = {
  args: { text: welcome.text.repeat(8), samples: welcome.samples.map((sample) => sample.repeat(6)) },
};
export const NameOnly: Story = { args: { text: '', samples: [] } };

export const AsksASample: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'U13 组可以使用联防吗？' }));
    await expect(args.onAsk).toHaveBeenCalledWith('U13 组可以使用联防吗？');
  },
};
