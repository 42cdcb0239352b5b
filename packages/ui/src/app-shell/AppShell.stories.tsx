import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { home, keyOf, opened, rules, usual } from '../kept-pages/tabs.fixtures.js';
import { LiveBell } from '../notifications/notifications.fixtures.js';
import { PageFrame } from '../page-frame/PageFrame.js';
import { AppShell } from './AppShell.js';
import { manyMenus, menus, settings, systems } from './appShell.fixtures.js';
import { SessionBanner } from './SessionBanner.js';

const onSignOut = fn();

const meta = {
  title: 'Shell/AppShell',
  component: AppShell,
  args: {
    productTitle: '篮球 AI 智能体平台',
    homeHref: '#/assistantAI/overview',
    menus,
    activeHref: '#/assistantAI/overview',
    pageTitle: '首页',
    onNavigate: fn(),
    onCollapsedChange: fn(),
    account: {
      name: '陈思远',
      onSignOut,
      theme: 'light',
      onThemeChange: fn(),
      language: 'zh-CN',
      onLanguageChange: fn(),
      size: 'medium',
      onSizeChange: fn(),
      onModifyInfo: fn(),
      onModifyPassword: fn(),
    },
    onSearch: fn(),
    systems: { items: systems, value: 'match', onChange: fn(async () => undefined) },
    bell: <LiveBell />,
    onFeedback: fn(),
    settings,
    tabs: {
      tabs: opened(usual).tabs,
      activeKey: keyOf(home),
      unsaved: new Set([keyOf(rules)]),
      hrefOf: ({ view }) => `#${view.fullPath}`,
      onNavigate: fn(),
      onClose: fn(),
      onReload: fn(),
      onMove: fn(),
    },
    children: (
      <PageFrame title="首页">
        <p style={{ margin: 0, padding: '0 24px' }}>页面内容</p>
      </PageFrame>
    ),
  },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { tags: ['visual'] };

export const InsideAFolder: Story = { args: { activeHref: '#/assistantAI/knowledgeBase/feedback' } };

export const InSettings: Story = {
  args: { activeHref: '#/configManagement/permissionSet/labelSystem/index', pageTitle: '标签体系' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '配置管理' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('link', { name: '标签体系' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryAllByText('配置管理', { ignore: '[role="tooltip"] *' })).toHaveLength(0);
  },
};

export const Folded: Story = { args: { collapsed: true, activeHref: '#/assistantAI/knowledgeBase/index' } };

export const OnlyOnePage: Story = { args: { menus: [{ key: 'one', label: '会员', href: '#/members' }] } };

export const NoMenus: Story = { args: { menus: [], activeHref: undefined } };

export const ForeignUser: Story = {
  args: { banner: <SessionBanner kind="foreign" name="李慧敏" onLeave={fn()} /> },
};

export const SeenAsARole: Story = {
  args: { banner: <SessionBanner kind="role" name="裁判管理" onLeave={fn()} />, environment: '测试环境' },
};

export const Bare: Story = {
  args: {
    onSearch: undefined,
    systems: undefined,
    bell: undefined,
    onFeedback: undefined,
    settings: undefined,
    tabs: undefined,
  },
};

export const ManyMenus: Story = {
  args: { menus: manyMenus, activeHref: '#/top/8' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '更多' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '数据上传 12' }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith('#/top/12');
  },
};

export const LongestText: Story = {
  args: {
    productTitle: '全国篮球协会联合 AI 智能体与知识服务综合管理平台（试运行版）',
    account: { name: '阿卜杜热西提·阿卜力克木江', onSignOut },
  },
};

export const Demo: Story = {
  args: { ...LongestText.args, environment: '演示数据' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('演示数据')).toBeVisible();
  },
};

export const DemoOnAPhone: Story = {
  ...Demo,
  args: { ...Demo.args, pageTitle: '青少年赛事报名与注册审核情况汇总' },
  globals: { viewport: { value: 'phone' } },
};

export const Phone: Story = { tags: ['visual'], globals: { viewport: { value: 'phone' } } };

export const PhoneDrawer: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打开菜单' }));
    await expect(await screen.findByRole('link', { name: 'AI 对话' })).toBeInTheDocument();
  },
};

export const AccountOpen: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /陈思远/ }));
    await userEvent.hover(await screen.findByRole('menuitem', { name: /大小/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '宽松' }));
    await expect(args.account.onSizeChange).toHaveBeenCalledWith('large');
  },
};

export const GoesWhereClicked: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const side = within(canvas.getByRole('navigation', { name: '侧边菜单' }));
    await expect(side.getByRole('link', { name: '首页' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(side.getByRole('button', { name: '知识库' }));
    await userEvent.click(side.getByRole('link', { name: '资源配置' }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith('#/assistantAI/knowledgeBase/configTable');
    await userEvent.click(canvas.getByRole('link', { name: '营销' }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith('#/marketing/plans');
  },
};

export const FoldsAway: Story = {
  args: { activeHref: '#/assistantAI/chatAI' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '收起侧栏' }));
    await expect(args.onCollapsedChange).toHaveBeenCalledWith(true);
    const side = within(canvas.getByRole('navigation', { name: '侧边菜单' }));
    await expect(side.getByRole('link', { name: 'AI 对话' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(side.getByRole('button', { name: '知识库' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '反馈处理' }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith('#/assistantAI/knowledgeBase/feedback');
  },
};

export const AsksBeforeSigningOut: Story = {
  play: async ({ canvas, userEvent }) => {
    onSignOut.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: /陈思远/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '退出登录' }));
    const dialog = within(await screen.findByRole('dialog', { name: '确定退出登录吗？' }));
    await expect(onSignOut).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: '退出登录' }));
    await waitFor(() => expect(onSignOut).toHaveBeenCalledOnce());
  },
};

export const SkipsToTheContent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '跳到主要内容' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};
