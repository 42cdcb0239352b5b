import {
  addMetric,
  checkMetricFormula,
  listMetricCategories,
  listMetricOwners,
  listMetricSources,
  modifyMetric,
  pageMetrics,
} from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { onPage } from '../../testing/pageStory.js';
import * as samples from './metrics.fixtures.js';
import MetricsLibraryPage from './MetricsLibraryPage.js';

const page = '/assistantAI/metricsManager/metricsLibrary';
const { grounded, satisfaction, teams } = samples;

const tried = fake(checkMetricFormula, {
  data: {
    value: 96.1,
    rowCount: 46215,
    undatedCount: 12,
    doubles: [{ id: satisfaction.id, metricName: satisfaction.metricName }],
    seconds: 0.12,
  },
});

const fakes = [
  fake(pageMetrics, { data: samples.pageOf([grounded, satisfaction, teams]) }),
  fake(listMetricCategories, { data: samples.categories }),
  fake(listMetricSources, { data: samples.sources }),
  fake(listMetricOwners, { data: [{ id: 'u1', name: '刘畅' }] }),
  fake(addMetric, { data: { id: 'm9' } }),
  fake(modifyMetric, { data: null }),
  tried,
];

const meta = {
  title: 'Screens/Metrics/MetricDrawer',
  component: MetricsLibraryPage,
  decorators: [onPage],
  parameters: { address: `${page}?open=${grounded.id}`, fakes },
} satisfies Meta<typeof MetricsLibraryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A ratio stands there as what it is divided by what, not as one long expression. */
export const Edits: Story = {
  play: async () => {
    await waitFor(async () => expect(await screen.findByDisplayValue('有依据回答率')).toBeVisible());
    await expect(screen.getByDisplayValue('grounded_rate')).toBeDisabled();
    await expect(screen.getByLabelText('分子名称')).toHaveDisplayValue('有依据');
    await expect(screen.getByLabelText('筛选条件')).toHaveDisplayValue('"finished"');
  },
};

export const Phone: Story = { ...Edits, globals: { viewport: { value: 'phone' } } };

export const Loading: Story = {
  parameters: { fakes: [...fakes, fake(pageMetrics, { delay: 'infinite' })] },
};

export const Failed: Story = {
  parameters: { fakes: [...fakes, fake(listMetricSources, { fails: 'unreachable' })] },
  play: async () => {
    await expect(await screen.findByRole('button', { name: '重试 数据源' })).toBeVisible();
  },
};

export const Tries: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '试算' }));
    await waitFor(() => expect(screen.getByText('96.1%')).toBeVisible());
    await expect(screen.getByText('12 行没有时间，不计入任何周期')).toBeVisible();
    await expect(screen.getByText('与“满意率”的算法相同')).toBeVisible();
    // A result says nothing of another formula.
    await userEvent.type(screen.getByLabelText('筛选条件'), ' and "cited"');
    await waitFor(() => expect(screen.queryByText('96.1%')).toBeNull());
    await expect(screen.getByText('公式已改动，请重新试算')).toBeVisible();
  },
};

/** What is wrong with a formula is said where it stands, and what was typed stays. */
export const Refused: Story = {
  parameters: {
    fakes: [
      ...fakes,
      fake(checkMetricFormula, { fails: 'metric_formula_refused', message: '表达式里没有“citedd”这一列' }),
      fake(modifyMetric, { fails: 'metric_formula_refused', message: '表达式里没有“citedd”这一列' }),
    ],
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '试算' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('没有“citedd”这一列'));
    await userEvent.type(screen.getByLabelText('筛选条件'), ' ');
    await userEvent.click(screen.getByRole('button', { name: /保\s?存/ }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('没有“citedd”这一列'));
    await expect(screen.getByLabelText('分子名称')).toHaveDisplayValue('有依据');
  },
};

/** Whoever chooses to write the expression goes on from what was chosen. */
export const WritesItsOwn: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByLabelText('统计方式'));
    await userEvent.click(await screen.findByTitle('自定义'));
    await waitFor(() => expect(screen.getByLabelText('表达式')).toHaveDisplayValue(grounded.formula?.expression ?? ''));
  },
};

/** A metric that is typed in has no formula. */
export const TypedIn: Story = {
  parameters: { address: `${page}?open=${teams.id}` },
  play: async () => {
    await waitFor(async () => expect(await screen.findByLabelText('合并为更长周期时')).toBeInTheDocument());
    await expect(screen.queryByLabelText('数据源')).toBeNull();
  },
};
