import { failed, loading, ready } from '@console/base';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { longNames, looks, manyNodes, none, one, path, sixty, unfolded } from './graph.fixtures.js';
import { GraphView } from './GraphView.js';
import type { GraphViewProps } from './props.js';

/** Looks at what is chosen, as its owner does. */
const Followed = ({ selectedId: first, onSelect, ...rest }: GraphViewProps) => {
  const [selectedId, setSelectedId] = useState(first);
  return (
    <GraphView
      {...rest}
      selectedId={selectedId}
      onSelect={(of) => {
        setSelectedId(of.id);
        onSelect(of);
      }}
    />
  );
};

const meta = {
  title: 'Documents/GraphView',
  component: Followed,
  parameters: { widget: GraphView },
  args: {
    label: '竞赛规则库的图谱',
    graph: ready(sixty),
    looks,
    selectedId: 'n0',
    onSelect: fn(),
    onExpand: fn(),
    onFold: fn(),
    onPin: fn(),
    onPathEnd: fn(),
    onOpenEdge: fn(),
  },
  decorators: [
    (Story) => (
      <main style={{ display: 'flex', width: 798, maxWidth: '100%', height: 686 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof Followed>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One node is looked at: it is heard with what it is joined to. */
export const Usual: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('application', { name: /60 个节点/ })).toBeVisible();
    await expect(canvas.getByText(/^资格 三级裁判员，40 条关系，图中相邻：/)).toBeInTheDocument();
  },
};

export const WithPath: Story = { args: { path } };

/** Nothing is looked at: all nodes are at full strength. */
export const Whole: Story = { args: { selectedId: undefined } };

export const Loading: Story = { args: { graph: loading } };

export const Failed: Story = { args: { graph: failed({ code: 503, message: '服务器繁忙，请稍后' }) } };

export const Refreshing: Story = { args: { graph: { ...ready(sixty), refreshing: true } } };

export const Empty: Story = { args: { graph: ready(none), selectedId: undefined } };

export const OneNode: Story = { args: { graph: ready(one), selectedId: undefined } };

export const LongText: Story = { args: { graph: ready(longNames) } };

export const Phone: Story = { args: { path }, globals: { viewport: { value: 'phone' } } };

/** A crowd, arranged in a worker; the best connected have their names. */
export const Thousand: Story = {
  args: { graph: ready(manyNodes(1000, 2)), selectedId: undefined },
  play: async ({ canvas }) => {
    const view = canvas.getByRole('application', { name: /1,000 个节点/ });
    await waitFor(() => expect(view).toHaveAttribute('aria-busy', 'false'));
    await waitFor(() => expect(view.getAttribute('data-by')).toMatch(/^(webgl|canvas)$/));
  },
};

/** One stop for the tab key; arrows go to the neighbour that lies there. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('application')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onExpand).toHaveBeenLastCalledWith({ id: 'n0' });
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await expect(args.onFold).toHaveBeenLastCalledWith({ id: 'n0' });
    await userEvent.keyboard('p');
    await expect(args.onPathEnd).toHaveBeenLastCalledWith({ id: 'n0' });
    await userEvent.keyboard(' ');
    await expect(args.onPin).toHaveBeenLastCalledWith({ id: 'n0', pinned: true });
    await expect(canvas.getByText(/已固定$/)).toBeInTheDocument();
    await userEvent.keyboard(' ');
    await expect(args.onPin).toHaveBeenLastCalledWith({ id: 'n0', pinned: false });
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSelect).toHaveBeenLastCalledWith({ id: expect.stringMatching(/^n/) });
    await expect(canvas.queryByText(/^资格 三级裁判员，40 条关系/)).toBeNull();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByText(/^资格 三级裁判员，40 条关系/)).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(args.onSelect).toHaveBeenLastCalledWith({ id: undefined });
  },
};

/** It is zoomed in steps, and comes back to what fits. */
export const Zoomed: Story = {
  play: async ({ canvas, userEvent }) => {
    const scale = () => canvas.getByRole('group', { name: '缩放' }).textContent;
    const first = scale();
    await userEvent.click(canvas.getByRole('button', { name: '放大' }));
    await expect(scale()).not.toBe(first);
    await userEvent.click(canvas.getByRole('button', { name: '适应窗口' }));
    await expect(scale()).toBe(first);
  },
};

/** With one more neighbour, the others stay where they are. */
export const Unfolded: Story = { args: { graph: ready(unfolded) } };
