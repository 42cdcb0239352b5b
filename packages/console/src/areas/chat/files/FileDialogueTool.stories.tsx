import {
  compareDialogueFiles,
  keepDialogueFiles,
  listDialogueFiles,
  listDialogueWorks,
  pageAssistants,
  pageKnowledgeBases,
  pageSessions,
  pageTopics,
  readDialogueSource,
  readDialogueWork,
} from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { onPage } from '../../../testing/pageStory.js';
import { answered } from '../answered.fixtures.js';
import { general } from '../assistant.fixtures.js';
import FileDialogueTool from './FileDialogueTool.js';
import * as samples from './files.fixtures.js';

const one = <Row,>(row: Row) => ({ list: [row], total: 1, current: 1, size: 200 });
const none = { list: [], total: 0, current: 1, size: 200 };

const fakes = [
  fake(pageAssistants, { data: one(general) }),
  fake(pageTopics, { data: none }),
  fake(pageSessions, { data: one({ ...answered, references: samples.summed.references }) }),
  fake(listDialogueFiles, { data: samples.files }),
  fake(listDialogueWorks, { data: [samples.comparison, samples.summary] }),
  fake(readDialogueWork, { dataFor: ({ id }) => (id === 'w2' ? samples.summed : samples.compared) }),
  fake(readDialogueSource, { data: { id: 'f1', name: '规程.pdf', heights: [1123, 1123], passages: [] } }),
];

const at = (query: string) => ({ address: `/assistantAI/AIToolWall/tool?id=files&topic=t1${query}`, fakes });

const meta = {
  title: 'Screens/Chat/FileDialogueTool',
  component: FileDialogueTool,
  decorators: [onPage],
  args: { embedded: false },
  parameters: at(''),
} satisfies Meta<typeof FileDialogueTool>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One file is switched off for the next question. */
export const Asking: Story = {
  play: async ({ canvas, userEvent }) => {
    const use = await canvas.findByRole('button', { name: '提问时参考 2025 青少年联赛竞赛规程.pdf' });
    await userEvent.click(use);
    await expect(use).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.getByText('这次不参考')).toBeVisible();
  },
};

/** A page of a file stands beside the chat, and the box on it is what the next question is about. */
export const BesideItsPage: Story = {
  parameters: at('&file=f1&box=f1~2,90,700,200,240'),
  play: async ({ canvas, userEvent }) => {
    const pages = await canvas.findByRole('complementary', { name: '看文件' });
    await expect(await within(pages).findByRole('button', { name: '框选提问' })).toBeVisible();
    await expect(await canvas.findByText('第 2 页选区')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '不再针对这个选区提问' }));
    await expect(canvas.queryByText('第 2 页选区')).toBeNull();
    await userEvent.click(await within(pages).findByRole('button', { name: '针对本页提问' }));
    await expect(await canvas.findByText(/页选区/)).toBeVisible();
  },
};

export const Compared: Story = {
  parameters: at('&tab=compare'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^打开 2026 .*第 2 页/ }));
    await expect(await canvas.findByRole('complementary', { name: '依据' })).toHaveTextContent('2026 青少年联赛');
  },
};

export const NothingComparedYet: Story = {
  parameters: {
    ...at('&tab=compare'),
    fakes: [...fakes, fake(listDialogueWorks, { data: [] }), fake(compareDialogueFiles, { data: { id: 'w1' } })],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '开始对照' }));
    await expect(await canvas.findByText('请至少写一个要点')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: '要点' }), '报名截止日期');
    await userEvent.click(canvas.getByRole('checkbox', { name: '2025 青少年联赛竞赛规程.pdf' }));
    await userEvent.click(canvas.getByRole('button', { name: '开始对照' }));
    await expect(await canvas.findByText('请至少选两个文件')).toBeVisible();
  },
};

export const ComparisonRunning: Story = {
  parameters: {
    ...at('&tab=compare'),
    fakes: [...fakes, fake(readDialogueWork, { data: { ...samples.compared, status: 'running', progress: 40 } })],
  },
};

export const Summed: Story = {
  parameters: at('&tab=summary'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /依据 1/ }));
    await expect(await canvas.findByRole('complementary', { name: '依据' })).toBeVisible();
  },
};

/** Files become documents of a base, a good question a FAQ to be confirmed. */
export const Kept: Story = {
  parameters: {
    ...at(''),
    fakes: [
      ...fakes,
      fake(pageKnowledgeBases, { dataFor: () => ({ ...none, list: [] }) }),
      fake(keepDialogueFiles, { data: { documents: [], faqIds: [] } }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '存入知识库' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(await within(dialog).findByRole('button', { name: '存入' }));
    await expect(await within(dialog).findByText('请选择知识库')).toBeVisible();
  },
};

export const NoFiles: Story = {
  parameters: { ...at('&tab=summary'), fakes: [...fakes, fake(listDialogueFiles, { data: [] })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '去添加附件' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { ...at('&tab=compare'), fakes: [...fakes, fake(listDialogueWorks, { delay: 'infinite' })] },
};

export const Failed: Story = {
  parameters: { ...at('&tab=compare'), fakes: [...fakes, fake(listDialogueWorks, { fails: 'unreachable' })] },
};

export const NotPermitted: Story = {
  parameters: { ...at('&tab=compare'), fakes: [...fakes, fake(listDialogueFiles, { fails: 'not_permitted' })] },
};

export const Phone: Story = { parameters: at('&tab=compare'), globals: { viewport: { value: 'phone' } } };
export const Alone: Story = { args: { embedded: true } };
