import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppPreview } from './AppPreview.js';
import { AT, labels, values } from './messagePreview.fixtures.js';

const meta = {
  title: 'Forms/AppPreview',
  component: AppPreview,
  parameters: { layout: 'padded' },
  args: {
    title: '季票 ${ends} 到期',
    content: '${name}，12-05 前续费享 9 折，保留原座位',
    lock: 'light',
    values,
    labels,
    at: AT,
    style: { width: 300 },
  },
} satisfies Meta<typeof AppPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On a light lock screen. */
export const Usual: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '季票 12-31 到期' })).toBeVisible();
    await expect(canvas.getByText('11 月 21 日 星期六')).toBeVisible();
    await expect(canvas.getByText('10:42')).toBeVisible();
  },
};

/** On a dark one, which the phone of whoever reads it has. */
export const DarkLock: Story = { args: { lock: 'dark' } };

export const WithPicture: Story = {
  args: { hasPicture: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '图片' })).toBeVisible();
  },
};

export const WithoutValue: Story = {
  args: { values: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('姓名（没有值）')).toBeVisible();
  },
};

export const Empty: Story = { args: { title: '', content: '' } };

export const LongText: Story = {
  args: { title: '季票到期'.repeat(12), content: '续费享折扣并保留原座位，'.repeat(20) },
};

export const Phone: Story = {
  args: { style: { width: 'auto' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
