import { failed, loading, ready } from '@console/base';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { EmptyState } from '../states/EmptyState.js';
import { DataList, type DataListProps } from './DataList.js';
import { columns, filters, manyFilters, pageOf, type User, users } from './dataList.fixtures.js';

const UserList = (props: DataListProps<User>) => <DataList {...props} />;

const edit = fn();
const remove = fn();

const meta = {
  title: 'Lists/DataList',
  component: UserList,
  parameters: { widget: DataList },
  args: {
    label: '用户列表',
    page: ready(pageOf(users, 128)),
    query: { current: 1, size: 20 },
    onQueryChange: fn(),
    columns,
    filters,
    searchHint: '姓名、账号或手机号',
    rowKey: ({ id }) => id,
    rowName: ({ name }) => name,
    totalWords: (total) => `共 ${total} 人`,
    noMatch: '没有符合条件的用户',
    empty: <EmptyState title="还没有用户" action={{ label: '新增用户', onClick: fn() }} />,
    actions: () => [
      { key: 'edit', label: '编辑', onClick: edit },
      { key: 'stop', label: '停用', onClick: fn(), unavailable: '不能停用自己' },
      { key: 'role', label: '分配角色', onClick: fn() },
      { key: 'remove', label: '删除', danger: true, onClick: remove },
    ],
  },
  decorators: [
    (Story) => (
      <main style={{ display: 'flex', flexDirection: 'column', height: 560, position: 'relative', paddingTop: 12 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof UserList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { tags: ['visual'] };

export const LongWords: Story = {
  args: {
    page: ready(pageOf(users.map((user) => ({ ...user, name: user.name.repeat(40), role: user.role.repeat(40) })))),
  },
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole('row').slice(1)) {
      await expect(row.getBoundingClientRect().height).toBeLessThan(42);
    }
  },
};

export const Loading: Story = { args: { page: loading } };

export const Refreshing: Story = { args: { page: ready(pageOf(users, 128), true) } };

export const Failed: Story = {
  args: { page: failed({ code: 503, message: '服务器繁忙，请稍后', requestId: '7F3K' }, fn()) },
};

export const Forbidden: Story = { args: { page: failed({ code: 4030, message: '没有权限', notPermitted: true }) } };

export const Empty: Story = { args: { page: ready(pageOf([])) } };

export const NothingMatches: Story = {
  args: { page: ready(pageOf([])), query: { current: 1, size: 20, search: '张', filters: { role: 'referee' } } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('关键词：张，角色：裁判管理')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '清除条件' }));
    await expect(args.onQueryChange).toHaveBeenCalledWith({ current: 1, size: 20 });
  },
};

export const PastTheEnd: Story = {
  args: { page: ready({ ...pageOf([], 21), current: 9 }), query: { current: 9, size: 20 } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '回到第一页' }));
    await expect(args.onQueryChange).toHaveBeenCalledWith({ current: 1, size: 20 });
  },
};

export const LongestText: Story = {
  args: { page: ready(pageOf(users.map((user) => ({ ...user, role: '全国裁判员培训与考核管理员'.repeat(6) })))) },
};

export const Phone: Story = { tags: ['visual'], globals: { viewport: { value: 'phone' } } };

export const ManyFilters: Story = {
  args: {
    filters: manyFilters,
    query: { current: 1, size: 20, filters: { department: 'match,referee,news', city: 'bj' } },
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('竞赛部等 3 个')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '更多筛选 1' }));
    await userEvent.click(await screen.findByRole('combobox', { name: '城市' }));
    await userEvent.click(await screen.findByTitle('上海'));
    await expect(args.onQueryChange).toHaveBeenCalledWith({
      current: 1,
      size: 20,
      filters: { department: 'match,referee,news', city: 'sh' },
    });
  },
};

export const SortsByAColumn: Story = {
  args: { query: { current: 2, size: 20, order: { column: 'seen', asc: true } } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('columnheader', { name: '最近登录' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(canvas.getByRole('button', { name: '最近登录' }));
    await expect(args.onQueryChange).toHaveBeenCalledWith({
      current: 1,
      size: 20,
      order: { column: 'seen', asc: false },
    });
  },
};

export const SearchesWithEnter: Story = {
  args: { query: { current: 3, size: 20, filters: { state: 'on' } } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '搜索' }), ' 李 {Enter}');
    await expect(args.onQueryChange).toHaveBeenCalledWith({
      current: 1,
      size: 20,
      search: '李',
      filters: { state: 'on' },
    });
  },
};

const again = fn();

/** What a filter chooses from did not load: said where it would stand, and the list goes on. */
export const FilterFailed: Story = {
  args: {
    filters: [
      { key: 'role', label: '角色', options: failed({ code: 503, message: '服务器繁忙，请稍后' }, again) },
      ...filters.slice(1),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('角色没有加载出来');
    await userEvent.click(canvas.getByRole('button', { name: '重试 角色' }));
    await expect(again).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('combobox', { name: '角色' })).toBeNull();
  },
};

export const FilterFailedOnAPhone: Story = {
  ...FilterFailed,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /筛选/ }));
    await expect(await screen.findByText('角色没有加载出来')).toBeVisible();
  },
};

/** A filter that is set has no name while its options are on their way, and is not told as "all". */
export const FilterLoading: Story = {
  args: {
    filters: [{ key: 'role', label: '角色', options: loading }, ...filters.slice(1)],
    query: { current: 1, size: 20, filters: { role: 'referee' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: '角色' })).toBeVisible();
    await expect(canvas.queryByText('referee')).toBeNull();
  },
};

export const Filters: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '状态' }));
    await userEvent.click(await screen.findByTitle('已停用'));
    await expect(args.onQueryChange).toHaveBeenCalledWith({ current: 1, size: 20, filters: { state: 'off' } });
  },
};

const search = fn();

/** Too many to be listed: what is typed is looked for elsewhere. */
export const FilterIsSearched: Story = {
  args: {
    filters: [
      { key: 'club', label: '俱乐部', options: [{ value: 'sh', label: '上海久事' }], onSearch: search },
      ...filters.slice(1),
    ],
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: '俱乐部' }), '久事');
    await waitFor(() => expect(search).toHaveBeenLastCalledWith('久事'));
    await userEvent.click(await screen.findByTitle('上海久事'));
    await expect(args.onQueryChange).toHaveBeenCalledWith({ current: 1, size: 20, filters: { club: 'sh' } });
  },
};

export const TurnsThePage: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByTitle('2'));
    await expect(args.onQueryChange).toHaveBeenCalledWith({ current: 2, size: 20 });
  },
};

export const ActsOnARow: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: '编辑' })[0] ?? canvas.getByText('编辑'));
    await expect(edit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: '李慧敏：更多操作' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '删除' }));
    await waitFor(() => expect(remove).toHaveBeenCalledOnce());
  },
};
