import { failed, loading, ready } from '@console/base';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { looks, path } from './graph.fixtures.js';
import { GraphPathBar } from './GraphPathBar.js';

const meta = {
  title: 'Documents/GraphPathBar',
  component: GraphPathBar,
  args: {
    from: { id: 'n0', name: '三级裁判员', entityType: '资格' },
    to: { id: 'n35', name: '全国 U17 联赛', entityType: '赛事' },
    paths: ready([path, path]),
    at: 0,
    looks,
    onShow: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof GraphPathBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('3 步')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('第 1 条，共 2 条');
    await userEvent.click(canvas.getByRole('button', { name: '下一条路径' }));
    await expect(args.onShow).toHaveBeenCalledWith(1);
    await userEvent.click(canvas.getByRole('button', { name: '关闭路径' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The other end is still to be chosen. */
export const HalfChosen: Story = { args: { to: undefined, paths: undefined } };

export const Empty: Story = { args: { paths: ready([]) } };

export const Loading: Story = { args: { paths: loading } };

export const Failed: Story = { args: { paths: failed({ code: 503, message: '服务器繁忙，请稍后' }) } };

export const LongText: Story = {
  args: {
    from: { id: 'n0', name: '国家体育总局篮球运动管理中心注册三级裁判员', entityType: '资格' },
    to: { id: 'n35', name: '2026 至 2027 赛季全国 U17 篮球联赛总决赛阶段', entityType: '赛事' },
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
