import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FigureBand } from './FigureBand.js';

const than = '较前 30 天';

const meta = {
  component: FigureBand,
  parameters: { layout: 'fullscreen' },
  args: {
    label: '运行概览',
    figures: [
      {
        key: 'questions',
        label: '问答次数',
        help: '所有助手收到的问题',
        value: '46,215',
        unit: '次',
        trend: [21, 24, 26, 33, 38, 36, 33],
        change: { text: '19.9%', direction: 'up', good: true, than },
        href: '#/records',
      },
      {
        key: 'satisfaction',
        label: '满意率',
        value: '91.4',
        unit: '%',
        trend: [93, 94, 92, 92.5, 90, 91, 90.5],
        change: { text: '0.6 个百分点', direction: 'down', good: false, than },
      },
      {
        key: 'wait',
        label: '首字响应',
        value: '1.3',
        unit: '秒',
        trend: [1.6, 1.5, 1.55, 1.4, 1.42, 1.3, 1.3],
        change: { text: '0.2 秒', direction: 'down', good: true, than },
      },
      { key: 'none', label: '有依据的回答', value: '—' },
    ],
  },
} satisfies Meta<typeof FigureBand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: '运行概览' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '问答次数' })).toHaveAttribute('href', '#/records');
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
