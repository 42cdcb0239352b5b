import { listTools, noteToolUse, pageDataThreads } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onPage } from '../../testing/pageStory.js';
import { laterTool, sampleTools } from './tools.fixtures.js';
import ToolPage from './ToolPage.js';

const page = '/assistantAI/AIToolWall/tool';
const noted = fake(noteToolUse, { data: null });
const fakes = [
  fake(listTools, { data: [...sampleTools, laterTool] }),
  fake(pageDataThreads, { data: { list: [], total: 0, current: 1, size: 20 } }),
  noted,
];

const meta = {
  title: 'Screens/Tools/ToolPage',
  component: ToolPage,
  decorators: [onPage],
  parameters: { address: `${page}?id=data`, fakes },
} satisfies Meta<typeof ToolPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loads: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('想知道什么数据？', {}, { timeout: 10_000 })).toBeVisible();
  },
};

export const Loading: Story = { parameters: { fakes: [fake(listTools, { delay: 'infinite' })] } };
export const Failed: Story = { parameters: { fakes: [fake(listTools, { fails: 'unreachable' })] } };
export const NotPermitted: Story = { parameters: { fakes: [fake(listTools, { fails: 'not_permitted' })] } };

/** There is none by that name, or not for this reader. */
export const Empty: Story = {
  parameters: { address: `${page}?id=nothing` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '没有这个工具' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '返回全部工具' })).toBeVisible();
  },
};

/** What it lacks is said above it, before anything is begun, with the way to mend it for those who may. */
export const SaysWhatItLacks: Story = {
  parameters: {
    fakes: [
      ...fakes,
      fake(listTools, {
        data: sampleTools.map((tool) => ({ ...tool, state: 'limited', notice: '未配置模型：只能回答简单的问题' })),
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('未配置模型：只能回答简单的问题')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '配置模型' })).toBeVisible();
  },
};

/** The server knows a tool that this console does not. */
export const NotHereYet: Story = {
  parameters: { address: `${page}?id=later` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '这个页面还打不开该工具' })).toBeVisible();
  },
};

export const Phone: Story = { ...Loads, globals: { viewport: { value: 'phone' } } };
