import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { renewal, values } from './messagePreview.fixtures.js';
import { SmsMeter } from './SmsMeter.js';

const meta = {
  title: 'Forms/SmsMeter',
  component: SmsMeter,
  parameters: { layout: 'padded' },
  args: { signName: '浙江篮协', content: renewal, values, price: 45, people: 11_812, style: { maxWidth: 504 } },
} satisfies Meta<typeof SmsMeter>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A bar for each paid part, the next one hollow; the money is price by parts by people. */
export const Usual: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/字，2 条$/)).toBeVisible();
    await expect(canvas.getByText('¥0.045 × 2 条 × 11,812 人')).toBeVisible();
    await expect(canvas.getByText('约 ¥1,063.08')).toBeVisible();
  },
};

export const Each: Story = {
  args: { people: undefined, content: '${name}，周六开赛' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('约 ¥0.045 每人')).toBeVisible();
  },
};

/** For somebody with long values it takes more parts than for the sample, and costs more. */
export const LongestPerson: Story = {
  args: {
    longest: {
      name: '欧阳慕容婉清',
      seat: '主场东看台 C 区 108 排 26 座（含儿童加座一席，另附停车位）',
      ends: '2026-12-31',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^变量最长的人 \d+ 字，3 条$/)).toBeVisible();
    await expect(canvas.getByText('最多 ¥1,594.62')).toBeVisible();
    // The money above stays that of the sample.
    await expect(canvas.getByText('约 ¥1,063.08')).toBeVisible();
  },
};

/** Longer and yet no more parts: it costs the same. */
export const LongestFits: Story = {
  args: { content: '${name}，周六开赛', longest: { name: '欧阳慕容婉清' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('变量最长的人 17 字，1 条')).toBeVisible();
    await expect(canvas.queryByText(/^最多/)).toBeNull();
  },
};

export const NoPrice: Story = {
  args: { price: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('渠道配置里还没有单价')).toBeVisible();
  },
};

export const Empty: Story = { args: { signName: '', content: '', people: undefined } };
export const LongText: Story = { args: { content: renewal.repeat(5) } };
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
