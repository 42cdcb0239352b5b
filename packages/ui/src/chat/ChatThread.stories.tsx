import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import * as samples from './chat.fixtures.js';
import { ChatThread } from './ChatThread.js';

const meta = {
  component: ChatThread,
  args: {
    sessions: [samples.first, samples.done],
    now: samples.now,
    onCite: fn(),
    onJudge: fn(),
    onRegenerate: fn(),
    onAsk: fn(),
    onEdit: fn(),
    onLoadOlder: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ height: 700, display: 'flex' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChatThread>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Running: Story = { args: { sessions: [samples.first, samples.running] } };
export const ManyTurns: Story = { args: { sessions: samples.many(300) } };
export const LoadingOlder: Story = { args: { sessions: samples.many(2), older: { state: 'loading' } } };

export const AsksForOlderWhenTheyMayFit: Story = {
  args: { sessions: samples.many(1), older: { state: 'more' } },
  play: async ({ args }) => {
    await expect(args.onLoadOlder).toHaveBeenCalled();
  },
};
