import { listRetrievalTests, pageRetrievalChecks, testRetrieval } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { onPage } from '../../../testing/pageStory.js';
import ChunksPage from '../ChunksPage.js';
import { running, testedBase } from './retrieval.fixtures.js';

const base = '/assistantAI/knowledgeBase/chunks?id=d1&open=test';
const asked = `${base}&ask=${encodeURIComponent('暂停最多几次？')}`;
const checks = `${base}&view=checks`;

const meta = {
  title: 'Screens/Knowledge/RetrievalTestDrawer',
  component: ChunksPage,
  decorators: [onPage],
  parameters: { address: asked, fakes: testedBase },
} satisfies Meta<typeof ChunksPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const drawer = async () => within(await screen.findByRole('dialog', { name: '检索测试' }));

export const Loads: Story = {
  tags: ['visual'],
  play: async () => {
    const test = await drawer();
    await expect(await test.findByText('词 第 1，含问题的 92%')).toBeVisible();
    await expect(test.getAllByText('暂停')[0]?.tagName).toBe('MARK');
    await expect(test.getByRole('list', { name: '前 2 条会交给回答' })).toBeVisible();
    await expect(test.getByText('低于阈值')).toBeVisible();
  },
};

export const NotAsked: Story = {
  parameters: { address: base },
  play: async ({ userEvent }) => {
    const test = await drawer();
    await userEvent.click(await test.findByRole('button', { name: '看台怎么安排？' }));
    await expect(await test.findByDisplayValue('看台怎么安排？')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: {
    fakes: [
      ...testedBase,
      fake(testRetrieval, {
        data: {
          hits: [],
          terms: ['暂停'],
          byMeaning: false,
          reranked: false,
          settings: { topK: 6, scoreThreshold: 0, vectorWeight: 0.5 },
        },
      }),
    ],
  },
  play: async () => {
    await expect(await (await drawer()).findByText('没有找到相关内容')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { fakes: [...testedBase, fake(testRetrieval, { delay: 'infinite' })] },
};

export const Failed: Story = {
  parameters: { fakes: [...testedBase, fake(testRetrieval, { fails: 'unreachable' })] },
  play: async () => {
    await expect(await (await drawer()).findByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const NotPermitted: Story = {
  parameters: {
    address: base,
    fakes: [...testedBase, fake(listRetrievalTests, { fails: 'not_permitted' })],
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Checks: Story = {
  tags: ['visual'],
  parameters: { address: checks },
  play: async () => {
    const test = await drawer();
    await expect(await test.findByRole('heading', { name: '找到 2 / 4' })).toBeVisible();
    await expect(test.getByText('第 1 位')).toBeVisible();
    await expect(test.getByText('票务说明.docx · 文档已删除')).toBeVisible();
  },
};

export const ChecksRunning: Story = {
  parameters: { address: checks, fakes: [...testedBase, running] },
  play: async () => {
    const test = await drawer();
    await expect(await test.findByText(/1 \/ 4/)).toBeVisible();
    await expect(test.getByRole('button', { name: '全部运行' })).toBeDisabled();
  },
};

export const NoChecks: Story = {
  parameters: {
    address: checks,
    fakes: [...testedBase, fake(pageRetrievalChecks, { data: { list: [], total: 0, current: 1, size: 20 } })],
  },
  play: async () => {
    await expect(await (await drawer()).findByText('还没有回归问题')).toBeVisible();
  },
};

export const ChecksFailed: Story = {
  parameters: {
    address: checks,
    fakes: [...testedBase, fake(pageRetrievalChecks, { fails: 'unreachable' })],
  },
};
