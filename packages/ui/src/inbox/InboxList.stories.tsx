import { failed, loading, ready } from '@console/base';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { EmptyState } from '../states/index.js';
import { items, long, many, now, pageOf } from './inbox.fixtures.js';
import { InboxList, type InboxListProps } from './InboxList.js';

/** Goes to what is opened, as its owner does. */
const Followed = ({ currentId: first, onOpen, ...rest }: InboxListProps) => {
  const [currentId, setCurrentId] = useState(first);
  return (
    <InboxList
      {...rest}
      currentId={currentId}
      onOpen={(id) => {
        setCurrentId(id);
        onOpen(id);
      }}
    />
  );
};

const meta = {
  title: 'Lists/InboxList',
  component: Followed,
  parameters: { widget: InboxList },
  args: {
    label: '会话列表',
    items: ready(pageOf(items)),
    now,
    empty: <EmptyState title="都看完了" />,
    onOpen: fn(),
    onFresh: fn(),
    onLoadMore: fn(),
  },
  decorators: [
    (Story) => (
      <main style={{ display: 'flex', width: 452, maxWidth: '100%', height: 480 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof Followed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { args: { currentId: '1', fresh: '5' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = { args: { items: ready(pageOf([])) } };

export const Loading: Story = { args: { items: loading } };

export const Failed: Story = { args: { items: failed({ code: 503, message: '服务器繁忙，请稍后' }) } };

export const Refreshing: Story = { args: { items: { ...ready(pageOf(items)), refreshing: true } } };

export const LongText: Story = { args: { items: ready(pageOf([long, ...items])), currentId: '8' } };

/** Newer ones wait until they are wanted. */
export const Fresh: Story = {
  args: { fresh: '5' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '5 条新的，点击后放到最前' }));
    await expect(args.onFresh).toHaveBeenCalledOnce();
  },
};

export const More: Story = {
  args: { items: ready(pageOf(items, { hasMore: true })) },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '加载更多' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

/** One stop for the tab key; the focus goes with the one that is looked at. */
export const ByArrows: Story = {
  args: { currentId: '2' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /二级裁判员/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onOpen).toHaveBeenLastCalledWith('3');
    await waitFor(() => expect(canvas.getByRole('button', { name: /外籍教练/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(args.onOpen).toHaveBeenLastCalledWith('1');
  },
};

/** Only what is seen is drawn. */
export const TwoThousand: Story = {
  args: { items: ready(pageOf(many)), currentId: 'm1500' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: /第 1501 个问题/ })).toBeVisible());
    await expect(canvasElement.querySelectorAll('li').length).toBeLessThan(60);
    // What is only heard of those far down makes nothing around the list scroll.
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(innerHeight);
  },
};
