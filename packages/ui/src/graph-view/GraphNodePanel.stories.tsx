import { failed, loading, ready } from '@console/base';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { detail, longDetail, looks, sentences } from './graph.fixtures.js';
import { GraphNodePanel } from './GraphNodePanel.js';

const meta = {
  title: 'Documents/GraphNodePanel',
  component: GraphNodePanel,
  args: {
    end: detail,
    node: ready(detail),
    looks,
    relation: '晋级为 二级裁判员',
    sentences: ready(sentences),
    neighbours: { shown: 12, total: 40 },
    onSelect: fn(),
    onExpand: fn(),
    onClose: fn(),
    onNavigate: fn(),
  },
  decorators: [
    (Story) => (
      <main style={{ display: 'flex', width: 360, maxWidth: '100%', height: 720 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof GraphNodePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A neighbour is gone to by its name, more of them are shown by a press, a sentence leads to its page. */
export const Usual: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '二级裁判员' }));
    await expect(args.onSelect).toHaveBeenCalledWith({ id: 'n1', relationshipId: 'r1' });
    await userEvent.click(canvas.getByRole('button', { name: '再显示 12 个' }));
    await expect(args.onExpand).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('link', { name: '第 6 页' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('#/source/6');
    await userEvent.click(canvas.getByRole('button', { name: '关闭' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** All neighbours are drawn: there is nothing more to ask for. */
export const AllShown: Story = {
  args: { neighbours: { shown: 40, total: 40 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /再显示/ })).toBeNull();
  },
};

export const Expanding: Story = { args: { expanding: true } };

export const Loading: Story = { args: { node: loading, sentences: loading } };

export const Failed: Story = {
  args: { node: failed({ code: 503, message: '服务器繁忙，请稍后' }), sentences: undefined },
};

export const Refreshing: Story = { args: { node: { ...ready(detail), refreshing: true } } };

/** A node that is written down with its name alone. */
export const Empty: Story = {
  args: {
    node: ready({ ...detail, aliases: [], properties: [], groups: [], relationCount: 0, updateTime: undefined }),
    sentences: ready([]),
    neighbours: { shown: 0, total: 0 },
  },
};

export const LongText: Story = { args: { end: longDetail, node: ready(longDetail) } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
