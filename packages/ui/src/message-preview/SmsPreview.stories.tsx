import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AT, labels, renewal, values } from './messagePreview.fixtures.js';
import { SmsPreview } from './SmsPreview.js';

const meta = {
  title: 'Forms/SmsPreview',
  component: SmsPreview,
  parameters: { layout: 'padded' },
  args: { signName: '浙江篮协', content: renewal, values, labels, at: AT, style: { width: 300 } },
} satisfies Meta<typeof SmsPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With its sign, the values of a sample person, and where the second paid part begins. */
export const Usual: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^【浙江篮协】/)).toBeVisible();
    await expect(canvas.getByText('今天 10:42')).toBeVisible();
    await expect(canvas.getByText(/字，按 2 条计费$/)).toBeVisible();
    await expect(canvas.getByRole('img', { name: '第 2 条从这里开始' })).toBeVisible();
  },
};

/** What nothing is known for is marked by the name of its variable. */
export const WithoutValue: Story = {
  args: { content: '${name}，你的座位 ${seat} 已留好', values: { name: '王芷晴', seat: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('座位（没有值）')).toBeVisible();
    await expect(canvas.getByText('19 字，按 1 条计费')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { content: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('还没有内容')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    content: `${renewal}\n${'https://hb.example.cn/'.padEnd(200, 'a')}`,
    values: { ...values, name: '欧阳'.repeat(20) },
  },
};

export const Phone: Story = {
  args: { style: { width: 'auto' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
