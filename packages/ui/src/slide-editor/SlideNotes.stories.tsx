import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longPage, pageAt, third } from './slides.fixtures.js';
import { SlideNotes } from './SlideNotes.js';

const meta = {
  title: 'Documents/SlideNotes',
  component: SlideNotes,
  args: { page: third, onChange: fn(), onSource: fn() },
} satisfies Meta<typeof SlideNotes>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A citation and its source both open the place; what has no place is named only. */
export const Usual: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const [cite] = canvas.getAllByRole('button', { name: '看原文：来源 2' });
    await userEvent.click(cite ?? canvas.getByRole('region'));
    await expect(args.onSource).toHaveBeenCalledWith(third.sources[1]);
    await expect(canvas.queryByRole('button', { name: '看原文：来源 1' })).toBeNull();
    await expect(canvas.getByText('2026 赛季赛程调整通知.pdf，第 2 页')).toBeVisible();
  },
};

export const Edits: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '修改讲稿' }));
    await userEvent.type(canvas.getByRole('textbox', { name: '讲稿' }), '。');
    await expect(args.onChange).toHaveBeenCalledWith(`${third.notes}。`);
  },
};

/** Nothing is told of a source that is not open to the reader any more. */
export const Withheld: Story = {
  args: { withheld: new Set([2]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('来源已不对你开放')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '看原文：来源 2' })).toBeNull();
  },
};

export const Empty: Story = { args: { page: pageAt(0) } };
export const ReadOnly: Story = { args: { onChange: undefined, onSource: undefined } };
export const LongText: Story = { args: { page: longPage } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
