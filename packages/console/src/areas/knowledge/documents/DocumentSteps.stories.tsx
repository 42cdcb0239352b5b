import { type DocumentDetail, readDocument } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { onPage } from '../../../testing/pageStory.js';
import KnowledgePage from '../KnowledgePage.js';

const time = (seconds: number) => new Date(Date.UTC(2026, 10, 21, 2, 42, seconds)).toISOString();
const steps = (...stages: [string, number][]) => stages.map(([stage, at]) => ({ stage, time: time(at) }));

const document: DocumentDetail = {
  id: 'd1',
  documentId: 'd1',
  knowledgeBaseId: 'b1',
  knowledgeBaseName: '竞赛规则库',
  name: '篮球竞赛规则（2024 版）.pdf',
  size: 2_480_000,
  type: 'pdf',
  pageCount: 96,
  chunkCount: 412,
  status: 'ready',
  stage: 'done',
  progress: 100,
  pagesRead: 96,
  failure: null,
  enabled: true,
  tags: ['规则'],
  steps: steps(['queued', 0], ['reading', 2], ['chunking', 44], ['indexing', 45], ['done', 58]),
  createdBy: '陈思远',
  createTime: time(0),
  updateTime: time(58),
  pages: [],
};
const shows = (more: Partial<DocumentDetail>) => ({ fakes: [fake(readDocument, { data: { ...document, ...more } })] });

const meta = {
  title: 'Screens/Knowledge/DocumentSteps',
  component: KnowledgePage,
  decorators: [onPage],
  parameters: { address: '/assistantAI/knowledgeBase/index?base=b1&steps=d1', ...shows({}) },
} satisfies Meta<typeof KnowledgePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const drawer = async () => within(await screen.findByRole('dialog', { name: /处理记录/ }));

export const Loads: Story = {
  tags: ['visual'],
  play: async () => {
    const shown = await drawer();
    await expect(await shown.findByText('用时 42.0 秒')).toBeVisible();
    await expect(shown.getByText('合计 58.0 秒')).toBeVisible();
  },
};

/** It goes on by itself. */
export const GoesOn: Story = {
  parameters: shows({
    status: 'parsing',
    stage: 'reading',
    pagesRead: 31,
    steps: steps(['queued', 0], ['reading', 2]),
  }),
  play: async () => {
    const shown = await drawer();
    await expect(await shown.findByText(/31\/96/)).toBeVisible();
    await expect(shown.getByText(/^已用/)).toBeVisible();
  },
};

/** With its reason, and the way to try again. */
export const CouldNotBeRead: Story = {
  parameters: shows({
    status: 'failed',
    stage: 'reading',
    failure: 'encrypted',
    steps: steps(['queued', 0], ['reading', 2], ['failed', 3]),
  }),
  play: async () => {
    const shown = await drawer();
    await expect(await shown.findByText('文件已加密，请去除密码后再传')).toBeVisible();
    await expect(shown.getByRole('button', { name: '重新解析' })).toBeVisible();
  },
};

export const GivenUp: Story = {
  parameters: shows({
    status: 'cancelled',
    stage: 'reading',
    steps: steps(['queued', 0], ['reading', 2], ['cancelled', 9]),
  }),
};

/** Parsed before anybody noted how. */
export const Nothing: Story = {
  parameters: shows({ steps: [] }),
  play: async () => {
    await expect(await (await drawer()).findByText(/还没有处理记录/)).toBeVisible();
  },
};

export const Loading: Story = { parameters: { fakes: [fake(readDocument, { delay: 'infinite' })] } };

export const Fails: Story = {
  parameters: { fakes: [fake(readDocument, { fails: 'unreachable' })] },
  play: async () => {
    await expect(await (await drawer()).findByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const NotPermitted: Story = { parameters: { fakes: [fake(readDocument, { fails: 'not_permitted' })] } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
