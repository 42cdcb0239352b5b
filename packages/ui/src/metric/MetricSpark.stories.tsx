import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { gaps, trend } from './metric.fixtures.js';
import { MetricSpark } from './MetricSpark.js';

const meta = {
  title: 'Lists/MetricSpark',
  component: MetricSpark,
  parameters: { layout: 'padded' },
  args: { points: trend.points },
} satisfies Meta<typeof MetricSpark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
/** The last period is not over. */
export const Open: Story = {
  args: { open: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('circle')).not.toBeNull();
  },
};
export const Gaps: Story = { args: { points: gaps.points } };
export const Level: Story = { args: { points: trend.points.map((point) => ({ ...point, value: 3 })) } };
/** One value shows no way that it went. */
export const Empty: Story = {
  args: { points: trend.points.slice(0, 1) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
};
