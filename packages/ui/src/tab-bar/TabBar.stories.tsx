import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { keyOf, many, opened, rules, usual } from '../kept-pages/tabs.fixtures.js';
import { tabsReducer } from '../kept-pages/tabs.js';
import { tokens } from '../theme/tokens.js';
import { TabBar, type TabBarProps } from './TabBar.js';
import { useLiveTabs } from './tabBar.fixtures.js';

const at = (key: string) => tabsReducer(opened(usual), { type: 'activate', key });

const meta = {
  title: 'Shell/TabBar',
  component: TabBar,
  args: {
    tabs: at(keyOf(rules)).tabs,
    activeKey: keyOf(rules),
    unsaved: new Set([keyOf(rules)]),
    hrefOf: ({ view }) => `#${view.fullPath}`,
    onNavigate: fn(),
    onClose: fn(),
    onReload: fn(),
    onMove: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ background: tokens.canvas, padding: '8px 0 0 8px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TabBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { tags: ['visual'] };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const OnlyFixed: Story = { args: { tabs: opened(usual).tabs.slice(0, 1), activeKey: '/assistantAI/overview' } };

const crowd = opened(many(30));

export const Thirty: Story = {
  args: { tabs: crowd.tabs, activeKey: crowd.activeKey, unsaved: new Set(['/marketing/page3']) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: /29$/ })).toBeVisible());
  },
};

export const LongestText: Story = {
  args: {
    tabs: opened(
      usual.map((view) => ({ ...view, meta: { title: `${view.meta.title}：篮球竞赛规则（2024 版）及其官方解释` } })),
    ).tabs,
  },
};

export const GoesWhereClicked: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: '用户管理' }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith('#/assistantAI/permission/user?current=2');
    await userEvent.click(canvas.getByRole('button', { name: '关闭 会话记录' }));
    await expect(args.onClose).toHaveBeenLastCalledWith({ scope: 'one', key: '/assistantAI/aiManage/sessionManage' });
    await userEvent.click(canvas.getByRole('button', { name: '刷新当前页' }));
    await expect(args.onReload).toHaveBeenLastCalledWith(keyOf(rules));
  },
};

export const ClosesFromItsMenu: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '更多页签操作' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '关闭右侧' }));
    await expect(args.onClose).toHaveBeenLastCalledWith({ scope: 'right', key: keyOf(rules) });
  },
};

export const HasAContextMenu: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const link = canvas.getByRole('link', { name: '用户管理' });
    await userEvent.pointer({ target: link, keys: '[MouseRight]' });
    const menu = within(await screen.findByRole('menu'));
    await expect(menu.getByRole('menuitem', { name: '左移' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(menu.getByRole('menuitem', { name: '关闭其他' }));
    await expect(args.onClose).toHaveBeenLastCalledWith({ scope: 'others', key: '/assistantAI/permission/user' });
  },
};

const navigate = fn();
const LiveBar = (props: TabBarProps) => (
  <TabBar {...useLiveTabs({ tabs: props.tabs, activeKey: props.activeKey, recent: [] }, navigate)} />
);

export const Live: Story = { render: (args) => <LiveBar {...args} /> };
