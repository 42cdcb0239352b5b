import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import * as samples from './comparison.fixtures.js';
import { ComparisonTable } from './ComparisonTable.js';

const meta = {
  title: 'Documents/ComparisonTable',
  component: ComparisonTable,
  parameters: { layout: 'padded' },
  args: { files: samples.files, rows: samples.rows, onSource: fn() },
} satisfies Meta<typeof ComparisonTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each cell leads to where it stands in its file. */
export const Usual: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打开 2026 青少年联赛竞赛规程（修订稿）.pdf 第 3 页' }));
    await expect(args.onSource).toHaveBeenCalledWith({ row: 1, fileId: 'f2', n: 1 });
    await expect(canvas.getByText('没有提到')).toBeVisible();
  },
};

export const WrittenByAModel: Story = { args: { rows: samples.written } };
export const Running: Story = { args: { rows: samples.half, running: true } };
export const Stopped: Story = { args: { rows: samples.half } };
export const LongWords: Story = { args: { rows: samples.long } };
export const Empty: Story = { args: { rows: [] } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
