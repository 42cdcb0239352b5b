import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, screen } from 'storybook/test';
import {
  BrokenPage,
  DialogPage,
  DrawerPage,
  FormPage,
  ListPage,
  QuestionPage,
  SmallConsole,
} from './keptPages.fixtures.js';
import { home, keyOf, opened, records, rules, users, viewOf } from './tabs.fixtures.js';
import { type OpenTab, type TabView, tabsReducer } from './tabs.js';
import { KeptPages } from './KeptPages.js';

const plan = viewOf('/marketing/plan', '运营计划');
const switches = viewOf('/assistantAI/aiManage/switches', '功能开关');
const all = [home, users, rules, records, plan, switches];

/** All of them open, this one shown. */
const at = (view: TabView) => tabsReducer(opened(all), { type: 'activate', key: keyOf(view) });

const pages: Record<string, (props: { tab: OpenTab }) => ReactNode> = {
  [keyOf(users)]: DrawerPage,
  [keyOf(rules)]: DialogPage,
  [keyOf(records)]: BrokenPage,
  [keyOf(plan)]: FormPage,
  [keyOf(switches)]: QuestionPage,
};

const meta = {
  title: 'Shell/KeptPages',
  component: SmallConsole,
  parameters: { widget: KeptPages },
  args: {
    initial: at(home),
    renderPage: (tab) => {
      const Page = pages[tab.key] ?? ListPage;
      return <Page tab={tab} />;
    },
    onNavigate: fn(),
  },
} satisfies Meta<typeof SmallConsole>;
export default meta;
type Story = StoryObj<typeof meta>;

const go = (title: string) => screen.getByRole('link', { name: title });

export const Usual: Story = { tags: ['visual'] };

export const Phone: Story = { tags: ['visual'], globals: { viewport: { value: 'phone' } } };

export const Crashed: Story = {
  args: { initial: at(records), onCrash: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('“会话记录”出错了');
    await expect(args.onCrash).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '重新载入' }));
    await expect(await canvas.findByText('又好了')).toBeVisible();
  },
};

export const KeepsWhatWasTyped: Story = {
  args: { initial: at(plan) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '说明' }), '国庆赛事推送');
    await userEvent.click(go('首页'));
    await expect(await canvas.findByRole('heading', { name: '首页' })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: '说明' })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: /运营计划/ }));
    await expect(await canvas.findByRole('textbox', { name: '说明' })).toHaveValue('国庆赛事推送');
  },
};

export const KeepsADrawerOpen: Story = {
  args: { initial: at(users) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '李慧敏' }));
    await userEvent.type(await screen.findByRole('textbox', { name: '备注' }), '年审待补');
    await userEvent.click(go('首页'));
    await expect(await canvas.findByRole('heading', { name: '首页' })).toBeVisible();
    await userEvent.click(go('用户管理'));
    await expect(await screen.findByRole('textbox', { name: '备注' })).toHaveValue('年审待补');
  },
};

export const AsksBeforeClosingUnsavedWork: Story = {
  args: { initial: at(plan) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '说明' }), '国庆赛事推送');
    await userEvent.click(await canvas.findByRole('button', { name: '关闭 运营计划' }));
    await expect(await screen.findByRole('dialog')).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: '放弃修改并关闭' })).toBeInTheDocument();
  },
};
