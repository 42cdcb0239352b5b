import { failed, loading, ready } from '@console/base';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { conversations, now } from '../chat/chat.fixtures.js';
import { ConversationList } from './ConversationList.js';

const page = (list = conversations, hasMore = false) => ready({ list, hasMore, loadingMore: false });

const meta = {
  title: 'Chat/ConversationList',
  component: ConversationList,
  args: {
    conversations: page(),
    currentId: 't1',
    now,
    onKeywordChange: fn(),
    onAdd: fn(),
    onOpen: fn(),
    onModify: fn(),
    onRemove: fn(),
    onLoadMore: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 236, height: 720 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ConversationList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { tags: ['visual'] };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { args: { conversations: loading } };
export const Empty: Story = { tags: ['visual'], args: { conversations: page([]) } };
export const NothingFound: Story = { args: { conversations: page([]), keyword: '医疗保险' } };
export const Failed: Story = {
  args: { conversations: failed({ code: 503, message: '服务器繁忙，请稍后', requestId: '7F3K-20A9' }, fn()) },
};
export const Refreshing: Story = {
  args: { conversations: ready({ list: conversations, hasMore: false, loadingMore: false }, true) },
};
/** Nothing can be done to a conversation but to open it. */
export const ReadOnly: Story = {
  args: { onModify: undefined, onRemove: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '外籍教练注册流程' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^更多操作/ })).toBeNull();
  },
};
export const MoreToLoad: Story = { args: { conversations: page(conversations, true) } };
export const LongTitles: Story = {
  args: {
    conversations: page(
      conversations.map((one) => ({ ...one, title: `${one.title}以及一切与之有关的补充说明和例外情形` })),
    ),
  },
};

const openMenu = async (
  canvas: ReturnType<typeof within>,
  userEvent: { click: (element: Element) => Promise<void> },
) => {
  await userEvent.click(canvas.getByRole('button', { name: '更多操作：U13 组联防限制说明' }));
  return within(await within(document.body).findByRole('menu'));
};

export const GroupsByDay: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const heads = canvas.getAllByRole('heading', { level: 3 }).map((head) => head.textContent);
    await expect(heads).toEqual(['今天', '昨天', '近 7 天', '更早']);
    await expect(canvas.getByRole('img', { name: '回答中' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '外籍教练注册流程' }));
    await expect(args.onOpen).toHaveBeenCalledWith('t7');
  },
};

export const RenamesInPlace: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const menu = await openMenu(canvas, userEvent);
    await userEvent.click(menu.getByText('重命名'));
    const field = await canvas.findByRole('textbox', { name: '会话名称' });
    await waitFor(() => expect(field).toHaveFocus());
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    await expect(args.onModify).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('请输入会话名称');
    await userEvent.type(field, 'U13 组规则{Enter}');
    await expect(args.onModify).toHaveBeenCalledWith({ id: 't2', title: 'U13 组规则' });
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const EscapeKeepsTheName: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const menu = await openMenu(canvas, userEvent);
    await userEvent.click(menu.getByText('重命名'));
    const field = await canvas.findByRole('textbox', { name: '会话名称' });
    await userEvent.type(field, '改了{Escape}');
    await expect(args.onModify).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'U13 组联防限制说明' })).toHaveFocus();
  },
};

export const AsksForDeletion: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const menu = await openMenu(canvas, userEvent);
    await userEvent.click(menu.getByText('删除'));
    await expect(args.onRemove).toHaveBeenCalledWith('t2');
  },
};

export const Searches: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '搜索会话' }));
    await userEvent.type(canvas.getByRole('textbox', { name: '搜索会话' }), 'U13');
    await expect(args.onKeywordChange).toHaveBeenLastCalledWith('U13');
    await userEvent.click(canvas.getByRole('button', { name: '结束搜索' }));
    await expect(args.onKeywordChange).toHaveBeenLastCalledWith('');
  },
};
