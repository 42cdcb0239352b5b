import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { keyOf, opened, rules, usual } from '../kept-pages/tabs.fixtures.js';
import { TabSheet } from './TabSheet.js';

const meta = {
  title: 'Shell/TabSheet',
  component: TabSheet,
  args: {
    tabs: opened(usual).tabs,
    activeKey: keyOf(rules),
    unsaved: new Set([keyOf(rules)]),
    hrefOf: ({ view }) => `#${view.fullPath}`,
    onNavigate: fn(),
    onClose: fn(),
    onReload: fn(),
  },
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <main style={{ minHeight: 500 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof TabSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { tags: ['visual'] };

export const Open: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '已打开 5 个页签' }));
    const sheet = within(await canvas.findByRole('dialog', { name: '已打开 5 个页签' }));
    await expect(sheet.getByRole('link', { name: /竞赛规则库/ })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(sheet.getByRole('button', { name: '关闭 用户管理' }));
    await expect(args.onClose).toHaveBeenLastCalledWith({ scope: 'one', key: '/assistantAI/permission/user' });
  },
};

export const LongNames: Story = {
  args: { tabs: opened(usual.map((view) => ({ ...view, meta: { title: view.meta.title.repeat(12) } }))).tabs },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '已打开 5 个页签' }));
    await expect(await canvas.findByRole('dialog', { name: '已打开 5 个页签' })).toBeVisible();
  },
};

export const GoesWhereTapped: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '已打开 5 个页签' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'AI 对话' }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith('#/assistantAI/chatAI');
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
  },
};
