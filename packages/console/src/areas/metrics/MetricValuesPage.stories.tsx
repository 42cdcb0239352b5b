import {
  addMetricValue,
  modifyMetricValue,
  pageMetrics,
  pageMetricValues,
  readMetric,
  removeMetricValues,
} from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onPage } from '../../testing/pageStory.js';
import { grounded, pageOf, teams } from './metrics.fixtures.js';
import MetricValuesPage from './MetricValuesPage.js';
import { computed, typed } from './values.fixtures.js';

const page = '/assistantAI/metricsManager/metricsData';

const fakes = [
  fake(pageMetrics, { data: pageOf([grounded, teams]) }),
  fake(pageMetricValues, {
    dataFor: ({ source, metricId, dimension }) =>
      pageOf(
        [typed, computed].filter(
          (value) =>
            (source === undefined || value.source === source) &&
            (metricId === undefined || value.metricId === metricId) &&
            (dimension === undefined || value.dimension === dimension),
        ),
      ),
  }),
  fake(addMetricValue, { data: { id: 'v9' } }),
  fake(modifyMetricValue, { data: null }),
  fake(removeMetricValues, { data: null }),
];

const meta = {
  title: 'Screens/Metrics/MetricValuesPage',
  component: MetricValuesPage,
  decorators: [onPage],
  parameters: { address: page, fakes },
} satisfies Meta<typeof MetricValuesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loads: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('326 支')).toBeVisible();
    await expect(canvas.getByText('2026-10-01')).toBeVisible();
    await expect(canvas.getByText('94.6%')).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('326 支')).toBeVisible();
  },
};

export const Loading: Story = { parameters: { fakes: [...fakes, fake(pageMetricValues, { delay: 'infinite' })] } };

export const Empty: Story = {
  parameters: { fakes: [...fakes, fake(pageMetricValues, { data: pageOf([]) })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有数值')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { fakes: [...fakes, fake(pageMetricValues, { fails: 'unreachable' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

/** Who may only look at metrics adds and changes none of their values. */
export const NotPermitted: Story = {
  globals: { role: 'guest' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('326 支')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /录入数值|导入/ })).toBeNull();
  },
};

/** The metric and the part that a link names are what the list shows. */
export const OfOneMetric: Story = {
  parameters: { address: `${page}?metric=${teams.id}&q=${encodeURIComponent('北京')}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('326 支')).toBeVisible();
    await expect(canvas.queryByText('94.6%')).toBeNull();
  },
};

/** There may be thousands: the metric is looked for, and one that is chosen keeps its name whatever is looked for next. */
export const LooksForTheMetric: Story = {
  parameters: {
    address: `${page}?metric=${teams.id}`,
    fakes: [
      ...fakes,
      fake(pageMetrics, { dataFor: ({ keyword }) => pageOf(keyword === '依据' ? [grounded] : []) }),
      fake(readMetric, { data: teams }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    // Once in the row, once in the filter.
    await waitFor(() => expect(canvas.getAllByText(teams.metricName)).toHaveLength(2));
    await userEvent.type(canvas.getByRole('combobox', { name: '指标' }), '依据');
    await userEvent.click(await screen.findByTitle(grounded.metricName));
    await expect(await canvas.findByText('94.6%')).toBeVisible();
    await expect(canvas.queryByText('326 支')).toBeNull();
  },
};

/** A value that is deleted by mistake is a click away. */
export const DeletesAndTakesBack: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = (await canvas.findByText('326 支')).closest('tr');
    if (row === null) throw new Error('no row');
    await userEvent.click(within(row).getByRole('button', { name: /删除/ }));
    await userEvent.click(await screen.findByRole('button', { name: '撤销' }));
  },
};

/** What is computed can't be deleted: neither in its row, nor among those that are chosen. */
export const KeepsComputed: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = (await canvas.findByText('94.6%')).closest('tr');
    if (row === null) throw new Error('no row');
    await expect(within(row).queryByRole('button', { name: /删除/ })).toBeNull();
    await expect(within(row).queryByRole('checkbox')).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: /本页/ }));
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
    const batch = within(canvas.getByRole('toolbar', { name: '批量操作' }));
    await userEvent.click(batch.getByRole('button', { name: /^删\s?除$/ }));
    await expect((await screen.findAllByText('删除所选的 1 个数值？'))[0]).toBeInTheDocument();
  },
};

/** Of a computed value the reason can be written down, and nothing else changed. */
export const ExplainsComputed: Story = {
  parameters: { address: `${page}?open=${computed.id}` },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText(/只能修改说明/)).toBeVisible();
    await expect(screen.getByLabelText('数值')).toBeDisabled();
    await userEvent.type(screen.getByLabelText('说明'), '联赛开赛');
    await userEvent.click(screen.getByRole('button', { name: /保\s?存/ }));
    await waitFor(() => expect(screen.queryByText(/只能修改说明/)).toBeNull());
  },
};

/** There is a value of that time already: it is said, and what was typed stays. */
export const Refused: Story = {
  parameters: {
    address: `${page}?open=${typed.id}`,
    fakes: [
      ...fakes,
      fake(modifyMetricValue, { fails: 'metric_value_taken', message: '2026-10 的“北京”已有数值 326' }),
    ],
  },
  play: async ({ userEvent }) => {
    const field = await screen.findByLabelText('分项');
    await userEvent.type(field, '市');
    await userEvent.click(screen.getByRole('button', { name: /保\s?存/ }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('已有数值 326'));
    await expect(field).toHaveDisplayValue('北京市');
  },
};
