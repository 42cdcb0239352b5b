import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { asked, grounded } from './metric.fixtures.js';
import { MetricDefinition } from './MetricDefinition.js';

const meta = {
  title: 'Lists/MetricDefinition',
  component: MetricDefinition,
  parameters: { layout: 'padded' },
  args: { metric: grounded, style: { maxWidth: 332 } },
} satisfies Meta<typeof MetricDefinition>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('有依据 ÷ 已完成 × 100')).toBeVisible();
    await expect(canvas.getByText('平台运营数据 · 回答')).toBeVisible();
    await expect(canvas.getByText('每天，最近 11-21 02:03')).toBeVisible();
    await expect(canvas.getByText('越高越好，低于 95% 为未达标')).toBeVisible();
  },
};

/** Typed in, and nothing else said of it: what is missing is named. */
export const Empty: Story = {
  args: { metric: asked },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('没有填写')).toBeVisible();
    await expect(canvas.getByText('手工填报或导入')).toBeVisible();
    await expect(canvas.getByText('没有指定')).toBeVisible();
    await expect(canvas.getByText('不分高低')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongText: Story = {
  args: {
    metric: {
      ...grounded,
      definition: grounded.definition.repeat(6),
      formula: grounded.formula && { ...grounded.formula, parts: null, expression: 'sum("value")'.repeat(30) },
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
