import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RfmPicture } from './RfmPicture.js';

const meta = {
  title: 'Lists/RfmPicture',
  component: RfmPicture,
  parameters: { layout: 'padded' },
  args: {
    own: { recencyDays: 18, frequency: 14, monetary: 6482 },
    thresholds: { recencyDays: 30, frequency: 8, monetary: 5000 },
    segment: '重要价值',
    former: '重要发展',
    people: { own: 6204, all: 150_361 },
    blocks: { recentFrequent: 9800, pastFrequent: 7100, recentRare: 31_200, pastRare: 102_261 },
    style: { maxWidth: 344 },
  },
} satisfies Meta<typeof RfmPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each value is told beside its threshold, and one block is the person's. */
export const Usual: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '最近一次 18 天前，门槛 30 天' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: '金额 ¥6,482，门槛 ¥5,000' })).toBeVisible();
    await expect(canvas.getByText('同分群 6,204 人，占 4.1%')).toBeVisible();
    await expect(canvas.getByRole('img', { name: '在这一块' }).parentElement).toHaveTextContent('近且多');
  },
};

/** Exactly on a threshold is high. */
export const OnTheThreshold: Story = {
  args: { own: { recencyDays: 30, frequency: 8, monetary: 5000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '在这一块' }).parentElement).toHaveTextContent('近且多');
  },
};

const { segment: _segment, former: _former, ...nobody } = meta.args;
export const Empty: StoryObj = {
  render: () => <RfmPicture {...nobody} own={{ recencyDays: null, frequency: 0, monetary: 0 }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('还没有下过单')).toBeVisible();
    await expect(canvas.queryByRole('img', { name: '在这一块' })).toBeNull();
  },
};
export const LongText: Story = {
  args: {
    own: { recencyDays: 2900, frequency: 12_345, monetary: 98_765_432.1 },
    segment: 'Cannot lose, whatever it takes',
    former: 'Hibernating since the season before the last one',
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
