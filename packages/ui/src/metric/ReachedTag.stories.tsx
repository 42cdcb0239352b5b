import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReachedTag } from './ReachedTag.js';

const meta = {
  title: 'Lists/ReachedTag',
  component: ReachedTag,
  parameters: { layout: 'padded' },
  args: { reached: false },
} satisfies Meta<typeof ReachedTag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('未达标')).toBeVisible();
  },
};
export const Reached: Story = { args: { reached: true } };
/** Where it can't be said there is nothing. */
export const Nothing: Story = {
  args: { reached: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/达标/)).toBeNull();
  },
};
