import {
  breakDownMetric,
  followMetric,
  listMetricTrends,
  listMetricUses,
  listMetricVersions,
  modifyMetric,
  modifyMetricValue,
  readMetric,
} from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { onPage } from '../../testing/pageStory.js';
import * as samples from './details.fixtures.js';
import MetricDetailsPage from './MetricDetailsPage.js';
import { grounded, satisfaction, teams } from './metrics.fixtures.js';

const page = '/assistantAI/metricsManager/metricsManagerDetails';

const fakes = [
  fake(readMetric, { data: grounded }),
  fake(listMetricTrends, { data: [samples.trend] }),
  fake(breakDownMetric, { dataFor: ({ dimension = 'assistant' }) => ({ ...samples.breakdown, dimension }) }),
  fake(listMetricVersions, { data: samples.versions }),
  fake(listMetricUses, { data: samples.uses }),
  fake(followMetric, { data: null }),
  fake(modifyMetric, { data: null }),
  fake(modifyMetricValue, { data: null }),
];

const meta = {
  title: 'Screens/Metrics/MetricDetailsPage',
  component: MetricDetailsPage,
  decorators: [onPage],
  parameters: { address: `${page}?id=${grounded.id}`, fakes },
} satisfies Meta<typeof MetricDetailsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loads: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '有依据回答率' })).toBeVisible();
    await expect(await canvas.findByText('赛事规程库重新解析，3 小时内检索不到旧分段')).toBeVisible();
    await expect(canvas.getByText('通用助手')).toBeVisible();
    await expect(canvas.getByText('命中 FAQ 也算有依据')).toBeVisible();
    await expect(canvas.getByText('AI 平台月报 2026-11')).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('通用助手')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Loading: Story = { parameters: { fakes: [...fakes, fake(readMetric, { delay: 'infinite' })] } };

/** There was never a value: it is said, and nothing breaks. */
export const Empty: Story = {
  parameters: {
    address: `${page}?id=${teams.id}`,
    fakes: [
      ...fakes,
      fake(readMetric, { data: { ...teams, latest: null, previous: null, reached: null, hints: ['no_value'] } }),
      fake(listMetricTrends, {
        data: [
          {
            ...samples.trend,
            metricId: teams.id,
            points: [],
            before: [],
            value: null,
            valueBefore: null,
            anomalies: [],
          },
        ],
      }),
      fake(breakDownMetric, {
        data: { ...samples.breakdown, dimension: '', dimensions: [], parts: null, rows: [] },
      }),
      fake(listMetricUses, { data: [] }),
      fake(listMetricVersions, { data: [] }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有值')).toBeVisible();
    await expect(await canvas.findByText('这个指标没有可以拆分的维度')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { fakes: [...fakes, fake(readMetric, { fails: 'unreachable' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

/** What could not be counted is said in its place; the definition is there all the same. */
export const TrendFailed: Story = {
  parameters: { fakes: [...fakes, fake(listMetricTrends, { fails: 'metric_uncountable', message: '数据源没有响应' })] },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/数据源没有响应/)).length).toBeGreaterThan(0);
    await expect(canvas.getByText('通用助手')).toBeVisible();
  },
};

export const Gone: Story = {
  parameters: { fakes: [...fakes, fake(readMetric, { fails: 'metric_not_found' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('指标已不存在，或未开放给当前账号')).toBeVisible();
  },
};

export const NoneNamed: Story = {
  parameters: { address: page },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有指明要看的指标')).toBeVisible();
  },
};

/** Who may not change metrics is offered nothing that would. */
export const NotPermitted: Story = {
  globals: { role: 'guest' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('通用助手')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /修改定义/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /用它问数/ })).toBeNull();
  },
};

export const ChoosesASpan: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('近 90 天'));
    await waitFor(() => expect(canvas.getByRole('radio', { name: '近 90 天' })).toBeChecked());
  },
};

export const TellsApart: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: '知识库' }));
    await waitFor(() => expect(canvas.getByRole('tab', { name: '知识库' })).toHaveAttribute('aria-selected', 'true'));
  },
};

/** An anomaly is explained where it stands. */
export const Explains: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('还没有说明', {}, { timeout: 15_000 });
    await userEvent.click(canvas.getByRole('button', { name: /^填写说明/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /的说明/ }), 'U17 联赛开赛{Enter}');
    await waitFor(async () => expect(await screen.findByText('说明已保存')).toBeVisible());
  },
};

export const Follows: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /关注异常/ }));
    await waitFor(async () => expect(await screen.findByText(/已关注/)).toBeVisible());
  },
};

export const LongWords: Story = {
  parameters: {
    fakes: [
      ...fakes,
      fake(readMetric, {
        data: {
          ...satisfaction,
          metricName: '全国青少年篮球训练营家长对营地安全与餐饮住宿综合满意率（含补充问卷）',
          definition: '至少回答过一份问卷的家长里，各项评分都不低于四分的占比。'.repeat(8),
        },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('通用助手')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
