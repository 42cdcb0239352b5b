import {
  addMetric,
  checkMetricFormula,
  computeMetric,
  listMetricCategories,
  listMetricOwners,
  listMetricSources,
  modifyMetric,
  pageMetrics,
  removeMetrics,
} from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onPage } from '../../testing/pageStory.js';
import * as samples from './metrics.fixtures.js';
import MetricsLibraryPage from './MetricsLibraryPage.js';

const page = '/assistantAI/metricsManager/metricsLibrary';
const { grounded, satisfaction, teams } = samples;
const all = [grounded, satisfaction, teams];

/** Answers as the server does, as far as the filters of these stories go. */
const library = fake(pageMetrics, {
  dataFor: ({ hinted, idList, category }) =>
    samples.pageOf(
      all.filter(
        (metric) =>
          (hinted !== true || metric.hints.length > 0) &&
          (idList?.includes(metric.id) ?? true) &&
          (category === undefined || metric.category === category),
      ),
    ),
});

const fakes = [
  library,
  fake(listMetricCategories, { data: samples.categories }),
  fake(listMetricSources, { data: samples.sources }),
  fake(listMetricOwners, { data: [{ id: 'u1', name: '刘畅' }] }),
  fake(addMetric, { data: { id: 'm9' } }),
  fake(modifyMetric, { data: null }),
  fake(computeMetric, { data: null }),
  fake(removeMetrics, { data: null }),
  fake(checkMetricFormula, {
    data: {
      value: 96.1,
      rowCount: 46215,
      undatedCount: 12,
      doubles: [{ id: satisfaction.id, metricName: satisfaction.metricName }],
      seconds: 0.12,
    },
  }),
];

const meta = {
  title: 'Screens/Metrics/MetricsLibraryPage',
  component: MetricsLibraryPage,
  decorators: [onPage],
  parameters: { address: page, fakes },
} satisfies Meta<typeof MetricsLibraryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loads: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('96.4%')).toBeVisible();
    await expect(canvas.getByText('未达标')).toBeVisible();
    await expect(canvas.getByText('+0.8 个百分点')).toBeVisible();
    await expect(canvas.getByText('grounded_rate')).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('有依据回答率')).toBeVisible();
  },
};

export const Loading: Story = { parameters: { fakes: [...fakes, fake(pageMetrics, { delay: 'infinite' })] } };

export const Empty: Story = {
  parameters: { fakes: [...fakes, fake(pageMetrics, { data: samples.pageOf([]) })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有指标')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { fakes: [...fakes, fake(pageMetrics, { fails: 'unreachable' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

/** Who may only look at metrics changes none. */
export const NotPermitted: Story = {
  globals: { role: 'guest' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('有依据回答率')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /新建指标/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /编辑/ })).toBeNull();
  },
};

/** What should be seen to is one click away, and so is the way back. */
export const ShowsHinted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '只看这些' }));
    await waitFor(() => expect(canvas.queryByText('有依据回答率')).toBeNull());
    await expect(canvas.getByText('满意率')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '查看全部' }));
    await expect(await canvas.findByText('有依据回答率')).toBeVisible();
  },
};

/** What comes with the product can't be deleted, and what is typed in can't be computed. */
export const OffersWhatCanBeDone: Story = {
  play: async ({ canvas, userEvent }) => {
    const verbsOf = async (name: string) => {
      const row = (await canvas.findByText(name)).closest('tr');
      if (row === null) throw new Error('no row');
      await userEvent.click(within(row).getByRole('button', { name: /更多/ }));
      const items = await screen.findAllByRole('menuitem');
      const verbs = items.map(({ textContent }) => textContent);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
      return verbs;
    };
    await expect(await verbsOf(grounded.metricName)).toEqual(['立即计算', '停用']);
    await expect(await verbsOf(teams.metricName)).toEqual(['启用', '删除']);
  },
};

export const DeletesAfterAsking: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('满意率');
    const row = canvas.getByText('满意率').closest('tr');
    await expect(row).not.toBeNull();
    if (row === null) return;
    await userEvent.click(within(row).getByRole('button', { name: /更多|更多操作/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '删除' }));
    // The part that asks is loaded when it is needed.
    const text = await screen.findByText('它的全部数值和版本都会删除，无法恢复。', {}, { timeout: 15_000 });
    await waitFor(() => expect(text).toBeVisible());
    const asked = within(screen.getByRole('dialog'));
    await userEvent.click(asked.getByRole('button', { name: /删\s?除/ }));
    await waitFor(async () => expect(await screen.findByText('已删除')).toBeVisible());
  },
};
