import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type SimpleColumn, SimpleTable } from './SimpleTable.js';

interface Use {
  name: string;
  count: number;
  satisfaction: string;
}

const rows: Use[] = [
  { name: '通用助手', count: 16_824, satisfaction: '92.6%' },
  { name: '智能客服', count: 12_470, satisfaction: '90.1%' },
  { name: '文献助手', count: 8416, satisfaction: '94.8%' },
  { name: '未绑定助手', count: 0, satisfaction: '—' },
];

const columns: SimpleColumn<Use>[] = [
  { key: 'name', title: '助手', cell: ({ name }) => name, full: ({ name }) => name },
  { key: 'count', title: '问答次数', cell: ({ count }) => count.toLocaleString(), bar: ({ count }) => count },
  { key: 'satisfaction', title: '满意率', cell: ({ satisfaction }) => satisfaction, number: true },
];

const meta = {
  title: 'Lists/SimpleTable',
  component: SimpleTable<Use>,
  parameters: { layout: 'padded' },
  args: { columns, rows, rowKey: ({ name }) => name },
} satisfies Meta<typeof SimpleTable<Use>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each row is found by what names it, and a bar is as long as its number. */
export const Usual: Story = {
  tags: ['visual'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('rowheader', { name: '智能客服' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /文献助手/ })).toHaveTextContent('8,41694.8%');
    const bars = [...canvasElement.querySelectorAll('td[data-bar] > div')].map((bar) => bar.clientWidth);
    await expect((bars[2] ?? 0) / (bars[0] ?? 1)).toBeCloseTo(8416 / 16_824, 1);
  },
};

export const AllZero: Story = { args: { rows: rows.map((row) => ({ ...row, count: 0 })) } };

export const Empty: Story = { args: { rows: [] } };

export const Phone: Story = { tags: ['visual'], globals: { viewport: { value: 'phone' } } };

export const LongNames: Story = {
  args: { rows: rows.map((row) => ({ ...row, name: `${row.name}：各赛区裁判员年度注册资料与培训考核` })) },
};
