import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TimingLanes } from './TimingLanes.js';

const meta = {
  title: 'Chat/TimingLanes',
  component: TimingLanes,
  args: { timing: { found: 300, firstWord: 840, total: 3400 } },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof TimingLanes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^用时\s?共 3\.4 秒$/ })).toBeVisible();
    await expect(canvas.getByText('等首字')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** It was stopped before a word came. */
export const WithoutWords: Story = { args: { timing: { found: 300, firstWord: null, total: 12_000 } } };

/** Answers from before times were kept. */
export const Nothing: Story = { args: { timing: { found: null, firstWord: null, total: null } } };
