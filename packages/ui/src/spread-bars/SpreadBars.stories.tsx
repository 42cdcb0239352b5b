import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SpreadBars } from './SpreadBars.js';

const meta = {
  title: 'Lists/SpreadBars',
  component: SpreadBars,
  parameters: { layout: 'padded' },
  args: {
    ownTotal: 12_480,
    allTotal: 150_361,
    spreads: [
      {
        key: 'city',
        title: '城市',
        rows: [
          { value: '杭州', own: 4767, all: 36_237 },
          { value: '宁波', own: 2696, all: 23_005 },
          { value: '', own: 120, all: 9000 },
        ],
      },
      {
        key: 'age',
        title: '年龄',
        rows: [
          { value: '18–24', own: 1173, all: 27_366 },
          { value: '25–34', own: 3382, all: 45_860 },
        ],
      },
      { key: 'level', title: '会员等级', rows: [{ value: '普通', own: 2808, all: 92_171 }] },
    ],
    style: { maxWidth: 792 },
  },
} satisfies Meta<typeof SpreadBars>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The same is read as a table. */
export const Usual: Story = {
  play: async ({ canvas, userEvent }) => {
    const city = within(canvas.getByRole('region', { name: '城市' }));
    await expect(city.getByRole('img', { name: '本人群 38.2%，全体 24.1%' })).toBeVisible();
    await expect(city.getByText('未填写')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '表格' }));
    await expect(canvas.getByRole('row', { name: '杭州 4,767 38.2% 24.1%' })).toBeVisible();
  },
};
export const Empty: Story = { args: { ownTotal: 0, spreads: [] } };
export const LongText: Story = {
  args: {
    spreads: [{ key: 'city', title: '城市', rows: [{ value: '黔东南苗族侗族自治州黎平县', own: 300, all: 900 }] }],
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
