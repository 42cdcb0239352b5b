import { BellOutlined } from '@ant-design/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { IconButton } from '../button/IconButton.js';
import { PageFrame } from '../page-frame/PageFrame.js';
import { Notice } from '../states/Notice.js';
import { AppShell } from './AppShell.js';
import { menus } from './appShell.fixtures.js';

const onSignOut = fn();

const meta = {
  component: AppShell,
  args: {
    productTitle: '篮球 AI 智能体平台',
    homeHref: '#/assistantAI/overview',
    menus,
    activeHref: '#/assistantAI/overview',
    pageTitle: '首页',
    onNavigate: fn(),
    onFold: fn(),
    account: {
      name: '陈思远',
      onSignOut,
      theme: 'light',
      onTheme: fn(),
      language: 'zh-CN',
      onLanguage: fn(),
    },
    tools: <IconButton label="消息" icon={<BellOutlined />} />,
    children: (
      <PageFrame title="首页">
        <p style={{ margin: 0, padding: '0 24px' }}>页面内容</p>
      </PageFrame>
    ),
  },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };

export const InsideAFolder: Story = { args: { activeHref: '#/assistantAI/knowledgeBase/feedback' } };

export const Folded: Story = { args: { folded: true, activeHref: '#/assistantAI/knowledgeBase/index' } };

export const OnlyOnePage: Story = { args: { menus: [{ key: 'one', label: '会员', href: '#/members' }] } };

export const NoMenus: Story = { args: { menus: [], activeHref: undefined } };

export const WithBanner: Story = {
  args: {
    banner: <Notice tone="info">正在以外部账号浏览</Notice>,
    settings: { href: '#/configManagement', label: '配置管理' },
  },
};

export const LongestText: Story = {
  args: {
    productTitle: '全国篮球协会联合 AI 智能体与知识服务综合管理平台（试运行版）',
    account: { name: '阿卜杜热西提·阿卜力克木江', onSignOut },
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const English: Story = { globals: { language: 'en-US' } };

export const GoesWhereClicked: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const side = within(canvas.getByRole('navigation', { name: '侧边菜单' }));
    await expect(side.getByRole('link', { name: '首页' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(side.getByRole('button', { name: '知识库' }));
    await userEvent.click(side.getByRole('link', { name: '资源配置' }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith({ href: '#/assistantAI/knowledgeBase/configTable' });
    await userEvent.click(canvas.getByRole('link', { name: '营销' }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith({ href: '#/marketing/plans' });
  },
};

export const FoldsAway: Story = {
  args: { activeHref: '#/assistantAI/chatAI' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '收起侧栏' }));
    await expect(args.onFold).toHaveBeenCalledWith({ folded: true });
    const side = within(canvas.getByRole('navigation', { name: '侧边菜单' }));
    await expect(side.getByRole('link', { name: 'AI 对话' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(side.getByRole('button', { name: '知识库' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '反馈处理' }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith({ href: '#/assistantAI/knowledgeBase/feedback' });
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
