import { listTools, noteToolUse, pageDataThreads } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onPage } from '../../testing/pageStory.js';
import EmbeddedToolPage from './EmbeddedToolPage.js';
import { sampleTools } from './tools.fixtures.js';

const fakes = [
  fake(listTools, { data: [...sampleTools] }),
  fake(pageDataThreads, { data: { list: [], total: 0, current: 1, size: 20 } }),
  fake(noteToolUse, { data: null }),
];

const meta = {
  title: 'Screens/Tools/EmbeddedToolPage',
  component: EmbeddedToolPage,
  decorators: [onPage],
  parameters: { address: '/expAITool/tool?id=data', fakes },
} satisfies Meta<typeof EmbeddedToolPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The same tool as in the shell, with a way back that stays in the frame. */
export const Loads: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('想知道什么数据？', {}, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'AI 工具' })).toHaveAttribute('href', '#/expAITool/index');
  },
};

export const Loading: Story = { parameters: { fakes: [fake(listTools, { delay: 'infinite' })] } };
export const Failed: Story = { parameters: { fakes: [fake(listTools, { fails: 'unreachable' })] } };
export const NotPermitted: Story = { parameters: { fakes: [fake(listTools, { fails: 'not_permitted' })] } };

export const Empty: Story = {
  parameters: { address: '/expAITool/tool' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: '没有这个工具' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '返回全部工具' }));
  },
};

export const Phone: Story = { ...Loads, globals: { viewport: { value: 'phone' } } };
