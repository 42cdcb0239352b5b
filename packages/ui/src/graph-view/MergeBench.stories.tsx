import { failed, loading, ready } from '@console/base';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EmptyState } from '../states/index.js';
import { detail, longDetail, looks, sentences } from './graph.fixtures.js';
import { MergeBench, type MergePair } from './MergeBench.js';

const pair: MergePair = {
  one: { node: detail, sentences: sentences.slice(0, 1) },
  other: {
    node: { ...detail, id: 'n99', name: '国家三级裁判员', aliases: [], groups: detail.groups.slice(0, 2) },
    sentences: sentences.slice(1, 2),
  },
  likeness: 0.92,
  why: ['name', 'neighbours'],
  shared: [
    { predicate: '可担任', name: '副裁判员', entityType: '角色' },
    { predicate: '须完成', name: '年度审核', entityType: '条款' },
  ],
};

const meta = {
  title: 'Documents/MergeBench',
  component: MergeBench,
  args: {
    pair: ready(pair),
    place: { at: 1, of: 14 },
    looks,
    empty: <EmptyState picture="search" title="没有可能相同的节点了" />,
    onMerge: fn(),
    onApart: fn(),
    onSkip: fn(),
    onNavigate: fn(),
  },
  decorators: [
    (Story) => (
      <main style={{ display: 'flex', height: 720 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof MergeBench>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The one that is chosen keeps its name; the other goes into it. */
export const Usual: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '合并' }));
    await expect(args.onMerge).toHaveBeenLastCalledWith({ id: 'n0', otherId: 'n99' });
    await userEvent.click(canvas.getByRole('radio', { name: '合并后用“国家三级裁判员”' }));
    await userEvent.click(canvas.getByRole('button', { name: '合并' }));
    await expect(args.onMerge).toHaveBeenLastCalledWith({ id: 'n99', otherId: 'n0' });
    await userEvent.click(canvas.getByRole('button', { name: '不是同一个' }));
    await expect(args.onApart).toHaveBeenCalledWith({ id: 'n0', otherId: 'n99' });
  },
};

/** By keys, wherever the focus is but in a field. */
export const ByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('s');
    await expect(args.onSkip).toHaveBeenCalledOnce();
    await userEvent.keyboard('d');
    await expect(args.onApart).toHaveBeenCalledOnce();
    await userEvent.keyboard('m');
    await expect(args.onMerge).toHaveBeenCalledOnce();
  },
};

/** While something is being done, nothing more can be. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('m');
    await expect(args.onMerge).not.toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { pair: loading } };
export const Failed: Story = { args: { pair: failed({ code: 503, message: '服务器繁忙，请稍后' }) } };
export const Refreshing: Story = { args: { pair: { ...ready(pair), refreshing: true } } };
export const Empty: Story = { args: { pair: ready(null) } };
export const LongText: Story = {
  args: { pair: ready({ ...pair, one: { node: longDetail, sentences }, other: { ...pair.other, sentences } }) },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
