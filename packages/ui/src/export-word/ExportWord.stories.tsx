import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ExportWord } from './ExportWord.js';
import { answer } from './word.fixtures.js';

const never = () => new Promise<string>(() => undefined);

const meta = {
  title: 'Documents/ExportWord',
  component: ExportWord,
  args: { title: 'AI助手问答记录', markdown: answer, onWritten: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ExportWord>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  tags: ['visual'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /导出 Word/ }));
    await waitFor(() => expect(args.onWritten).toHaveBeenCalledOnce(), { timeout: 10_000 });
    await expect(canvas.getByRole('status')).toHaveTextContent('已导出');
  },
};

export const Disabled: Story = { args: { disabled: true } };

/** It can be stopped, and the keyboard stays where it was. */
export const Cancelled: Story = {
  args: { markdown: never },
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: /导出 Word/ });
    await userEvent.click(button);
    await expect(canvas.getByRole('progressbar', { name: '导出 AI助手问答记录.docx 的进度' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('已取消导出');
    await expect(button).toHaveFocus();
    await expect(args.onWritten).not.toHaveBeenCalled();
  },
};

export const Running: Story = {
  args: { markdown: never },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /导出 Word/ }));
    await expect(canvas.getByText('取消')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { markdown: () => Promise.reject(new Error('gone')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /导出 Word/ }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('没有导出成功，请重试');
  },
};

export const Phone: Story = { tags: ['visual'], ...Running, globals: { viewport: { value: 'phone' } } };
