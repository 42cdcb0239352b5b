import { ready } from '@console/base';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { type ColumnLayout, defaultLayout } from './columnLayout.js';
import { DataList, type DataListProps } from './DataList.js';
import { columns, crowd, filters, pageOf, type User, users } from './dataList.fixtures.js';
import { noSelection, type Selection } from './selection.js';
import { sortRows } from './sortRows.js';
import type { ListQuery } from './types.js';

const everyone = crowd(100_000);
const textOf = (user: User, column: string) => ({ name: user.name, seen: user.lastSeen })[column] ?? null;

interface UserListProps extends Partial<DataListProps<User>> {
  /** 24 stand on pages, 100,000 on one. */
  people: 24 | 100_000;
  chosen: Selection;
}

const some = [...users, ...crowd(24)];

/** Keeps query, choice and columns as a page would. Told how many rows and not which: arguments are shown, and sent. */
const UserList = ({ people, chosen, ...props }: UserListProps) => {
  const whole = people === 100_000;
  const all = whole ? everyone : some;
  const [query, setQuery] = useState<ListQuery>({ current: 1, size: 20 });
  const [selection, setSelection] = useState(chosen);
  const [layout, setLayout] = useState<ColumnLayout>(defaultLayout(columns));
  const sorted = sortRows({ rows: all, order: query.order, valueOf: textOf });
  const page = whole
    ? { list: sorted, total: all.length, current: 1, size: all.length }
    : { ...pageOf(sorted.slice((query.current - 1) * 8, query.current * 8), 128), current: query.current };
  return (
    <DataList
      label="用户列表"
      page={ready(page)}
      query={query}
      onQueryChange={setQuery}
      columns={columns}
      filters={filters}
      searchHint="姓名、账号或手机号"
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      totalWords={(total) => `共 ${total.toLocaleString()} 人`}
      selection={selection}
      onSelectionChange={setSelection}
      batchActions={[
        { key: 'role', label: '分配角色', onClick: fn() },
        { key: 'stop', label: '停用', onClick: fn() },
        { key: 'export', label: '导出', onClick: fn() },
      ]}
      layout={layout}
      onLayoutChange={setLayout}
      actions={() => [
        { key: 'edit', label: '编辑', onClick: fn() },
        { key: 'more', label: '停用', onClick: fn() },
      ]}
      {...props}
    />
  );
};

const meta = {
  title: 'Lists/DataListSelecting',
  component: UserList,
  parameters: { widget: DataList },
  args: { people: 24, chosen: noSelection, onOpen: fn() },
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

const four: Selection = { kind: 'some', keys: new Set(['2', '3', '4', '7']) };

export const NothingChosen: Story = { tags: ['visual'] };
export const FourChosen: Story = { args: { chosen: four, openedKey: '2' } };
export const Phone: Story = { ...FourChosen, globals: { viewport: { value: 'phone' } } };

export const ChoosesOverPages: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择 陈思远' }));
    await userEvent.click(canvas.getByRole('button', { name: '用户' }));
    await userEvent.click(canvas.getByTitle('2'));
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择本页全部' }));
    await expect(canvas.getByRole('toolbar')).toHaveTextContent('已选 9 项');
    await userEvent.click(canvas.getByRole('button', { name: '选择全部 128 项' }));
    await expect(canvas.getByRole('toolbar')).toHaveTextContent('已选全部 128 项');
    await userEvent.click(canvas.getByRole('button', { name: '取消选择' }));
    await expect(canvas.queryByRole('toolbar')).toBeNull();
  },
};

const isActive = ({ active }: User): boolean => active;

/** Rows that no action takes can't be chosen: not by their box, not with the page, not by the keys. */
export const SomeCannotBeChosen: Story = {
  args: { selectable: isActive },
  play: async ({ canvas, userEvent }) => {
    const rows = canvas.getAllByRole('row').slice(1);
    const boxes = canvas.getAllByRole('checkbox', { name: /^选择 / });
    await expect(boxes.length).toBeLessThan(rows.length);
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择本页全部' }));
    await expect(canvas.getByRole('toolbar', { name: '批量操作' })).toHaveTextContent(`已选 ${boxes.length} 项`);
    await expect(canvas.getByRole('checkbox', { name: '选择本页全部' })).toBeChecked();
    const other = rows.find((row) => within(row).queryByRole('checkbox') === null);
    other?.focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('toolbar', { name: '批量操作' })).toHaveTextContent(`已选 ${boxes.length} 项`);
  },
};

/** Where nothing of a page can be chosen, neither can the page. */
export const NoneCanBeChosen: Story = {
  args: { selectable: () => false },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row').length).toBeGreaterThan(1);
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

export const ArrangesColumns: Story = {
  play: async ({ canvas, userEvent }) => {
    const heads = () => canvas.getAllByRole('columnheader').map((head) => head.textContent);
    await userEvent.click(canvas.getByRole('button', { name: '列设置' }));
    const panel = await screen.findByRole('dialog', { name: '列设置' });
    await waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement));
    await userEvent.click(screen.getByRole('checkbox', { name: '账号' }));
    await userEvent.click(screen.getByRole('button', { name: '上移 状态' }));
    await expect(heads()).toEqual(['', '用户', '状态', '角色', '手机号', '最近登录', '操作']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: '列设置' })).toHaveFocus());
  },
};

export const HundredThousand: Story = {
  args: { people: 100_000 },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '100001');
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择本页全部' }));
    await expect(canvas.getByRole('toolbar')).toHaveTextContent('100,000');
    canvas.getAllByRole('row')[1]?.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-rowindex', '100001'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(everyone.at(-1));
  },
};
