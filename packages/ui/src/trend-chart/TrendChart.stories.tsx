import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TrendChart } from './TrendChart.js';

const values = [
  1380, 1420, 1500, 910, 866, 1490, 1610, 1588, 1543, 1630, 960, 902, 1602, 1683, 1720, 1698, 1751, 1203, 1388, 1960,
  2084, 2012, 1937, 1876, 1102, 1010, 1822, 1903, 1866, 1790,
];
const points = values.map((value, at) => ({
  label: `${at < 10 ? '10' : '11'}-${String(at < 10 ? at + 22 : at - 9).padStart(2, '0')}`,
  value,
  previous: Math.round(value * (at % 3 === 0 ? 0.8 : 0.9)),
}));

const meta = {
  parameters: { layout: 'padded' },
  component: TrendChart,
  args: { title: '问答趋势', name: '近 30 天', previousName: '前 30 天', points },
} satisfies Meta<typeof TrendChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas, userEvent }) => {
    const lines = canvas.getByRole('img', { name: /最高 11-11 2,084/ });
    lines.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('status')).toHaveTextContent('1,420');
    await userEvent.click(canvas.getByRole('button', { name: '查看数据表' }));
    await expect(canvas.getByRole('row', { name: /11-11/ })).toHaveTextContent('2,084');
    await userEvent.click(canvas.getByRole('button', { name: '查看图表' }));
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const English: Story = {
  args: { title: 'Questions', name: 'Last 30 days', previousName: '30 days before' },
  globals: { language: 'en-US' },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Nothing: Story = { args: { points: points.map(({ label }) => ({ label, value: 0, previous: 0 })) } };
export const OneStep: Story = { args: { points: points.slice(0, 1) } };
