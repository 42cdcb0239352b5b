import { failed, loading, ready } from '@console/base';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { ToolWall, type ToolWallProps } from './ToolWall.js';
import { longTools, managedTools, now, wallTools } from './toolWall.fixtures.js';

/** Keeps what is looked for, as an owner does. */
const Kept = ({ query: first, onQueryChange, ...rest }: ToolWallProps) => {
  const [query, setQuery] = useState(first);
  return (
    <ToolWall
      {...rest}
      query={query}
      onQueryChange={(next) => {
        setQuery(next);
        onQueryChange(next);
      }}
    />
  );
};

const meta = {
  title: 'Lists/ToolWall',
  component: Kept,
  parameters: { widget: ToolWall },
  args: {
    tools: ready(wallTools),
    query: { search: '', category: '' },
    onQueryChange: fn(),
    now,
    hrefOf: ({ id }) => `#/tool?id=${id}`,
    onNavigate: fn(),
    onFavourite: fn(),
  },
  decorators: [
    (Shown) => (
      <div style={{ display: 'flex', flexDirection: 'column', height: 720, paddingTop: 16 }}>
        <Shown />
      </div>
    ),
  ],
} satisfies Meta<typeof Kept>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Those used last, favourites, then by category; each says what it can do before it is opened. */
export const Usual: Story = {
  play: async ({ canvas }) => {
    const heads = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(heads).toEqual(['最近使用', '收藏', '写作', '分析', '业务']);
    await expect(canvas.getByRole('article', { name: '保险助手' })).toHaveTextContent(/需要模型：.+需要模型$/);
    await expect(canvas.getByRole('article', { name: '演示文稿' })).toHaveTextContent(/1天前用过，共 12 次$/);
  },
};

export const Loading: Story = { args: { tools: loading } };

export const Failed: Story = {
  args: { tools: failed({ code: '503', message: '服务器繁忙，请稍后' }, fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { tools: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '还没有可以使用的工具' })).toBeVisible();
  },
};

/** What is there stays. */
export const Refreshing: Story = { args: { tools: ready(wallTools, true) } };

export const NotPermitted: Story = {
  args: {
    tools: { state: 'error', error: { code: '4030', message: '没有权限', notPermitted: true } },
    access: { permission: '资源中心', role: '业务人员' },
  },
};

export const LongWords: Story = { args: { tools: ready(longTools) } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** As one types, in any category; what matches nothing says so, and leads back. */
export const Searched: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: '搜索工具' });
    await userEvent.type(field, '文稿');
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ search: '文稿', category: '' });
    await userEvent.click(canvas.getByText('业务'));
    await expect(canvas.getByRole('heading', { name: '没有符合条件的工具' })).toBeVisible();
    await expect(canvas.getByText('搜索：文稿、分类：业务')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '清除条件' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(wallTools.length);
  },
};

/** The whole card is the link; its buttons are their own. */
export const OpenedAndMarked: Story = {
  args: { onSettings: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: '商业计划书' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('#/tool?id=bp');
    await userEvent.click(canvas.getByRole('button', { name: '收藏：演示文稿' }));
    await expect(args.onFavourite).toHaveBeenCalledWith({ id: 'ppt', favourite: false });
    await userEvent.click(canvas.getByRole('button', { name: '设置谁能看到：演示文稿' }));
    await expect(args.onSettings).toHaveBeenCalledWith({ id: 'ppt' });
    await expect(args.onNavigate).toHaveBeenCalledOnce();
  },
};

/** Whoever manages tools reads who sees each. */
export const Managed: Story = {
  args: { tools: ready(managedTools), onSettings: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('未发布')).toBeVisible();
    await expect(canvas.getByText('仅 竞赛管理、裁判管理 可见')).toBeVisible();
  },
};

/** The tab key goes to the search, the categories, then from tool to tool. */
export const ByKeys: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: '搜索工具' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^文件对话.*用过$/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNavigate).toHaveBeenCalledWith('#/tool?id=files');
  },
};
