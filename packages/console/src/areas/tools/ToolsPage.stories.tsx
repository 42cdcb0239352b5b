import { listTools, modifyTool, setToolFavourite } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { onPage } from '../../testing/pageStory.js';
import { managedTools, sampleTools } from './tools.fixtures.js';
import ToolsPage from './ToolsPage.js';

const page = '/assistantAI/AIToolWall/index';
const writes = [fake(setToolFavourite, { data: null }), fake(modifyTool, { data: null })];
const fakes = [fake(listTools, { data: [...managedTools] }), ...writes];

const meta = {
  title: 'Screens/Tools/ToolsPage',
  component: ToolsPage,
  decorators: [onPage],
  parameters: { address: page, fakes },
} satisfies Meta<typeof ToolsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each tool says what it can do before anybody opens it. */
export const Loads: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: '保险助手' })).toHaveTextContent(/需要模型：请管理员/);
    await expect(canvas.getByRole('article', { name: '智能问数' })).toHaveTextContent(/可用仅 数据查询 可见$/);
    await expect(canvas.getByText('未发布')).toBeVisible();
  },
};

export const Loading: Story = { parameters: { fakes: [fake(listTools, { delay: 'infinite' })] } };
export const Failed: Story = {
  parameters: { fakes: [fake(listTools, { fails: 'unreachable' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};
export const NotPermitted: Story = {
  parameters: { fakes: [fake(listTools, { fails: 'not_permitted' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '没有“资源中心”的权限' })).toBeVisible();
  },
};
export const Empty: Story = { parameters: { fakes: [fake(listTools, { data: [] })] } };
export const Phone: Story = {
  ...Loads,
  globals: { viewport: { value: 'phone' } },
};

/** Whoever does not manage roles is not offered who sees what. */
export const WithoutRoles: Story = {
  parameters: { fakes: [fake(listTools, { data: [...sampleTools] }), ...writes] },
  globals: { role: 'guest' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: '保险助手' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /设置谁能看到/ })).toBeNull();
  },
};

/** What is looked for stands in the address. */
export const Searched: Story = {
  parameters: { address: `${page}?q=${encodeURIComponent('问数')}&category=analysis` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: '智能问数' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await expect(canvas.getByRole('textbox', { name: '搜索工具' })).toHaveValue('问数');
  },
};

export const SetsWhoSees: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '设置谁能看到：演示文稿' }));
    const dialog = await screen.findByRole('dialog', { name: '谁能看到“演示文稿”' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(screen.getByRole('switch', { name: '发布' }));
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
