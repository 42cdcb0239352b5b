import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { QrCode } from './QrCode.js';

const meta = {
  title: 'Lists/QrCode',
  component: QrCode,
  parameters: { layout: 'padded' },
  args: { value: 'https://go.example.com/j/a8kQm2Xw71Zp', name: '主场大厅海报' },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '主场大厅海报 的二维码' })).toBeVisible();
    await expect(canvas.getByText('https://go.example.com/j/a8kQm2Xw71Zp')).toBeVisible();
  },
};

export const Small: Story = { args: { size: 120 } };

export const LongText: Story = {
  args: {
    name: '千湖市青少年篮球运动发展促进会东部赛区主场大厅二号入口海报',
    value: `https://go.qianhu-basketball-association.example.com/j/a8kQm2Xw71Zp?from=${'hall-'.repeat(12)}`,
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** It becomes a picture under its own name. */
export const Saves: Story = {
  play: async ({ canvas, userEvent }) => {
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await userEvent.click(canvas.getByRole('button', { name: '保存图片' }));
    await waitFor(() => expect(click).toHaveBeenCalledOnce());
    await expect(click.mock.contexts[0]).toHaveProperty('download', '主场大厅海报.png');
    click.mockRestore();
  },
};

export const Copies: Story = {
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    await userEvent.click(canvas.getByRole('button', { name: '复制链接' }));
    await expect(await canvas.findByRole('button', { name: '已复制' })).toBeVisible();
    await expect(write).toHaveBeenCalledWith('https://go.example.com/j/a8kQm2Xw71Zp');
    write.mockRestore();
  },
};
