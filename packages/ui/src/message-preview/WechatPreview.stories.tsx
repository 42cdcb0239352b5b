import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AT, labels, values } from './messagePreview.fixtures.js';
import { WechatPreview } from './WechatPreview.js';

const meta = {
  title: 'Forms/WechatPreview',
  component: WechatPreview,
  parameters: { layout: 'padded' },
  args: {
    accountName: '浙江省篮球协会',
    title: '季票到期提醒',
    fields: [
      { label: '会员姓名', value: '${name}' },
      { label: '座位', value: '${seat}' },
      { label: '到期时间', value: '2026-${ends}' },
      { label: '温馨提示', value: '12-05 前续费可保留原座位' },
    ],
    action: '去续费',
    values,
    labels,
    at: AT,
    style: { width: 300 },
  },
} satisfies Meta<typeof WechatPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The card with the real names of its fields, and what a tap opens. */
export const Usual: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '季票到期提醒' })).toBeVisible();
    await expect(canvas.getByText('王芷晴')).toBeVisible();
    await expect(canvas.getByText('去续费')).toBeVisible();
  },
};

export const OpensNothing: Story = { args: { action: undefined } };

export const WithoutValue: Story = {
  args: { values: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('座位（没有值）')).toBeVisible();
  },
};

export const Empty: Story = { args: { title: '', fields: [], action: undefined } };

export const LongText: Story = {
  args: {
    title: '二〇二六至二〇二七赛季常规赛主场家庭套票到期与续费提醒',
    fields: [{ label: '二〇二六赛季会员姓名', value: `${'座位'.repeat(60)}\${name}` }],
  },
};

export const Phone: Story = {
  args: { style: { width: 'auto' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
