import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { BottomSheet } from './BottomSheet.js';

const meta = {
  title: 'Shell/BottomSheet',
  component: BottomSheet,
  globals: { viewport: { value: 'phone' } },
  args: {
    open: true,
    title: '第 47 页',
    subtitle: '093 · 29.2 程序',
    onClose: fn(),
    onFullChange: fn(),
    children: <p style={{ padding: '0 16px' }}>29.2.1　因防守队犯规或违例停止比赛，球权仍属原控制球队。</p>,
  },
} satisfies Meta<typeof BottomSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Half: Story = { tags: ['visual'] };
export const Closed: Story = { args: { open: false } };
export const LongTitle: Story = { args: { subtitle: '第 29 条 24 秒钟 / 29.2 程序 / 很长的标题'.repeat(3) } };

export const FillsTheWindow: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const sheet = canvas.getByRole('dialog', { name: '第 47 页' });
    await userEvent.click(canvas.getByRole('button', { name: '全屏查看' }));
    await expect(sheet).toHaveAttribute('aria-modal', 'true');
    await waitFor(() => expect(sheet.offsetHeight).toBeGreaterThan(innerHeight * 0.9));
    await expect(args.onFullChange).toHaveBeenCalledWith(true);
  },
};

export const KeptByItsOwner: Story = {
  args: { full: false },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '全屏查看' }));
    await expect(args.onFullChange).toHaveBeenCalledOnce();
    await expect(args.onFullChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('dialog')).toHaveAttribute('aria-modal', 'false');
  },
};

export const StepsBackThenCloses: Story = {
  play: async ({ canvas, args, userEvent }) => {
    canvas.getByRole('button', { name: '调整高度' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('dialog')).toHaveAttribute('aria-modal', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('dialog')).toHaveAttribute('aria-modal', 'false');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
