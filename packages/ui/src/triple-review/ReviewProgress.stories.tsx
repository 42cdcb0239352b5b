import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReviewProgress } from './ReviewProgress.js';

const meta = {
  title: 'Documents/ReviewProgress',
  component: ReviewProgress,
  args: { seen: 38, total: 120 },
} satisfies Meta<typeof ReviewProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: '已看' })).toHaveAttribute('aria-valuenow', '38');
  },
};
export const WithAccepted: Story = { args: { accepted: 31 } };
export const Nothing: Story = { args: { seen: 0, total: 0 } };
