import {
  analyseFaqCalls,
  analyseFeedback,
  analyseQaCalls,
  listPinnedQuestions,
  listTodos,
  pageMissedQuestions,
} from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { onPage } from '../../testing/pageStory.js';
import OverviewPage from './OverviewPage.js';

const todos = fake(listTodos, {
  data: [
    { kind: 'feedback', count: 27, names: ['竞赛规则库'], oldestTime: '2026-11-17T10:00:00+08:00' },
    { kind: 'failedDocuments', count: 3, names: ['裁判员培训大纲 2026.pdf'], oldestTime: null },
  ],
});
const question = {
  question: '外籍教练注册需要哪些材料',
  count: 38,
  lastTime: '2026-11-20T10:00:00+08:00',
  assistantId: 'general',
  assistantName: '通用助手',
};
const missed = fake(pageMissedQuestions, {
  data: { list: [question], total: 64, current: 1, size: 8 },
});

const noPins = fake(listPinnedQuestions, { data: [] });

const meta = {
  title: 'Screens/Home/OverviewPage',
  component: OverviewPage,
  decorators: [onPage],
  parameters: { address: '/assistantAI/overview', fakes: [todos, missed, noPins] },
} satisfies Meta<typeof OverviewPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loads: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('外籍教练注册需要哪些材料')).toBeVisible();
    await expect(await canvas.findByText('待处理反馈')).toBeVisible();
  },
};

export const Empty: Story = {
  tags: ['visual'],
  parameters: {
    fakes: [
      fake(listTodos, { data: [] }),
      fake(pageMissedQuestions, { data: { list: [], total: 0, current: 1, size: 8 } }),
      noPins,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有待处理的事项')).toBeVisible();
    await expect(await canvas.findByText('所选时间内的问题都有依据')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { fakes: [fake(analyseQaCalls, { fails: 'internal', message: '统计服务没有响应' }), todos, missed] },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('统计服务没有响应')).length).toBeGreaterThan(0);
    await expect(await canvas.findByText('待处理反馈')).toBeVisible();
  },
};

/** A figure that did not load says so, can be asked for again, and is not a dash like what can't be counted. */
export const FiguresFailed: Story = {
  parameters: {
    fakes: [
      fake(analyseFaqCalls, { fails: 'internal', message: 'FAQ 统计没有响应' }),
      fake(analyseFeedback, { fails: 'internal', message: '反馈统计没有响应' }),
      todos,
      missed,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('FAQ 统计没有响应')).toBeVisible();
    await expect(await canvas.findByText('反馈统计没有响应')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重试 满意率' })).toBeVisible();
  },
};

export const Phone: Story = { tags: ['visual'], globals: { viewport: { value: 'phone' } } };

/** Somebody's own backend, which has the calls that were specified and none of ours. */
export const BackendWithoutOurCalls: Story = {
  parameters: {
    fakes: [
      fake(listTodos, { fails: 'not_found' }),
      fake(pageMissedQuestions, { fails: 'not_found', delay: 50 }),
      fake(listPinnedQuestions, { fails: 'not_found' }),
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(async () => {
      await expect(canvas.queryByRole('heading', { name: '待我处理' })).toBeNull();
      await expect(canvas.queryByRole('heading', { name: '未命中的高频问题' })).toBeNull();
      await expect(canvas.queryByRole('heading', { name: '固定的问题' })).toBeNull();
    });
    await expect(canvas.queryByText('您请求的资源（网页等）不存在')).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
