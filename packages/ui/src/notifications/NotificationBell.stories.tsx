import { failed, loading, ready } from '@console/base';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { tokens } from '../theme/tokens.js';
import { NotificationBell } from './NotificationBell.js';
import { LiveBell, messages, now, renderContent } from './notifications.fixtures.js';

const page = ready({ items: messages.slice(0, 10), total: 23 });

const meta = {
  title: 'Shell/NotificationBell',
  component: NotificationBell,
  args: {
    now,
    open: true,
    onOpenChange: fn(),
    page,
    unread: 3,
    current: 1,
    onCurrentChange: fn(),
    filter: 'all',
    onFilterChange: fn(),
    onRead: fn(),
    onReadAll: fn(),
    onRemove: fn(),
    renderContent,
    onNavigate: fn(),
  },
  decorators: [
    (Story) => (
      <header
        style={{
          display: 'flex',
          justifyContent: 'flex-end',
          alignItems: 'flex-start',
          minHeight: 760,
          padding: '10px 220px 10px 0',
          background: tokens.canvas,
        }}
      >
        <Story />
      </header>
    ),
  ],
} satisfies Meta<typeof NotificationBell>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const Usual: Story = { tags: ['visual'] };

export const Closed: Story = { args: { open: false, unread: 128 } };

export const Loading: Story = {
  args: { page: loading },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('正在加载')).toBeInTheDocument();
  },
};

export const Empty: Story = { args: { page: ready({ items: [], total: 0 }), unread: 0 } };

export const NoneUnread: Story = { args: { page: ready({ items: [], total: 0 }), unread: 0, filter: 'unread' } };

export const Failed: Story = {
  args: { page: failed({ code: 503, message: '服务器繁忙，请稍后', requestId: '7F3K-20A9' }, fn()) },
};

export const Refreshing: Story = { args: { page: { ...page, refreshing: true } } };

export const LongestText: Story = {
  args: {
    page: ready({
      items: messages.slice(0, 2).map((item) => ({ ...item, subject: `${item.subject}，`.repeat(6) })),
      total: 2,
    }),
  },
};

export const Phone: Story = { tags: ['visual'], globals: phone };

export const OpensOne: Story = {
  render: () => <LiveBell initiallyOpen />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /U17 联赛/, expanded: false }));
    await expect(canvas.getByText(/请会员部通知两队领队/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '未读 3' })).toBeVisible();
  },
};

export const Selecting: Story = {
  render: () => <LiveBell initiallyOpen />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '选择' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择 十月运营周报已生成' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择 竞赛规则库已更新至 2024 版' }));
    await expect(canvas.getByText('已选 2 条')).toBeVisible();
  },
};

export const AsksBeforeDeleting: Story = {
  render: () => <LiveBell initiallyOpen />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '选择' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择本页' }));
    await userEvent.click(canvas.getByRole('button', { name: '删除' }));
    await expect(await screen.findByRole('dialog', { name: '确定删除选中的所有消息吗？' })).toBeInTheDocument();
  },
};

export const SaysThatAllAreRead: Story = {
  render: () => <LiveBell items={messages.map((item) => ({ ...item, read: true }))} initiallyOpen />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '全部已读' }));
    await waitFor(() => expect(canvas.getByText('所有消息均已读')).toBeVisible());
  },
};

/** Looking as somebody else: opening a message marks nothing, and there is nothing to mark or to delete with. */
export const ReadOnly: Story = {
  args: { onRead: undefined, onReadAll: undefined, onRemove: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /U17 联赛/ }));
    await expect(canvas.getByRole('button', { name: /U17 联赛/ })).toHaveAttribute('aria-expanded', 'true');
    for (const name of [/标为已读/, /删除/, '全部已读', '选择'])
      await expect(canvas.queryByRole('button', { name })).toBeNull();
  },
};
