import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { UndoBar } from './UndoBar.js';

const meta = {
  title: 'Lists/UndoBar',
  component: UndoBar,
  args: { text: '已归档“U13 组比赛可以用联防吗”', onUndo: fn(), onClose: fn() },
  decorators: [
    (Story) => (
      <main style={{ position: 'relative', width: 452, maxWidth: '100%', height: 120 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof UndoBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('已归档');
    await userEvent.click(canvas.getByRole('button', { name: /撤销/ }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: '关闭' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongText: Story = {
  args: { text: '已归档“比赛中一名队员在没有持球的情况下被对方两名队员夹击倒地后裁判没有鸣哨，而记录台已经停表”' },
};
