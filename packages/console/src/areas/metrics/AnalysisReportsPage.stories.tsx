import {
  addAnalysisReport,
  listReportVersions,
  modifyAnalysisReport,
  pageAnalysisReports,
  pageMetrics,
  readAnalysisReport,
  removeAnalysisReports,
  rewriteAnalysisReport,
} from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onPage } from '../../testing/pageStory.js';
import AnalysisReportsPage from './AnalysisReportsPage.js';
import { grounded, pageOf, satisfaction } from './metrics.fixtures.js';
import { broken, detailOf, done, running, versions } from './reports.fixtures.js';

const page = '/assistantAI/metricsManager/analysisReport';

const fakes = [
  fake(pageAnalysisReports, { data: pageOf([running, done, broken]) }),
  fake(readAnalysisReport, { data: detailOf(done) }),
  fake(listReportVersions, { data: versions }),
  fake(pageMetrics, { data: pageOf([grounded, satisfaction]) }),
  fake(addAnalysisReport, { data: { id: done.id } }),
  fake(modifyAnalysisReport, { data: null }),
  fake(rewriteAnalysisReport, { data: null }),
  fake(removeAnalysisReports, { data: null }),
];

const meta = {
  title: 'Screens/Metrics/AnalysisReportsPage',
  component: AnalysisReportsPage,
  decorators: [onPage],
  parameters: { address: page, fakes },
} satisfies Meta<typeof AnalysisReportsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = { address: `${page}?id=${done.id}` };
const agree = async (text: RegExp, verb: RegExp) => {
  // The part that asks is loaded when it is needed.
  const told = await screen.findByText(text, {}, { timeout: 15_000 });
  await waitFor(() => expect(told).toBeVisible());
  return within(screen.getByRole('dialog')).getByRole('button', { name: verb });
};

export const Loads: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('AI 平台月报 2026-11')).toBeVisible();
    await expect(canvas.getByText('生成中 42%')).toBeVisible();
    await expect(canvas.getAllByText('有依据回答率等 2 个')[0]).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('AI 平台月报 2026-11')).toBeVisible();
  },
};

export const Loading: Story = { parameters: { fakes: [fake(pageAnalysisReports, { delay: 'infinite' })] } };

export const Empty: Story = {
  parameters: { fakes: [fake(pageAnalysisReports, { data: pageOf([]) })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有报告')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { fakes: [fake(pageAnalysisReports, { fails: 'unreachable' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const NotPermitted: Story = {
  parameters: { fakes: [fake(pageAnalysisReports, { fails: 'not_permitted' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/没有权限|无权|权限/)).toBeVisible();
  },
};

export const Begins: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /新建报告/ }));
    await userEvent.type(await screen.findByLabelText('报告名称'), '月报');
    await userEvent.click(screen.getByLabelText('指标'));
    await userEvent.click(await screen.findByTitle('有依据回答率'));
    await userEvent.click(screen.getByRole('button', { name: /创\s?建/ }));
    await expect(await canvas.findByRole('heading', { level: 1, name: done.reportName })).toBeVisible();
  },
};

/** What was typed stays where it is refused. */
export const Refused: Story = {
  parameters: {
    address: `${page}?open=new`,
    fakes: [...fakes, fake(addAnalysisReport, { fails: 'name_taken', message: '已有同名的报告' })],
  },
  play: async ({ userEvent }) => {
    const name = await screen.findByLabelText('报告名称');
    await userEvent.type(name, '月报');
    await userEvent.click(screen.getByLabelText('指标'));
    await userEvent.click(await screen.findByTitle('有依据回答率'));
    await userEvent.click(screen.getByRole('button', { name: /创\s?建/ }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('已有同名的报告'));
    await expect(name).toHaveDisplayValue('月报');
  },
};

export const Opened: Story = {
  parameters: opened,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/比前一段时间高 0.8 个百分点/)).toBeVisible();
  },
};

export const BeingWritten: Story = {
  parameters: {
    address: `${page}?id=${running.id}`,
    fakes: [...fakes, fake(readAnalysisReport, { data: detailOf(running) })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '42');
    await expect(canvas.getByRole('button', { name: /重新生成/ })).toBeDisabled();
  },
};

export const NotWritten: Story = {
  parameters: {
    address: `${page}?id=${broken.id}`,
    fakes: [...fakes, fake(readAnalysisReport, { data: detailOf(broken) })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/数据源没有响应/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /重新生成/ })).toBeEnabled();
  },
};

export const Gone: Story = {
  parameters: { ...opened, fakes: [...fakes, fake(readAnalysisReport, { fails: 'analysis_report_not_found' })] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('报告已不存在')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '返回报告列表' }));
    await expect(await canvas.findByText('生成中 42%')).toBeVisible();
  },
};

export const WritesAgainAfterAsking: Story = {
  parameters: opened,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /重新生成/ }));
    await userEvent.click(await agree(/现在的文字留在版本里/, /重新生成/));
    await waitFor(async () => expect(await screen.findByText('已开始重新生成')).toBeVisible());
  },
};

/** Deleted, it leaves the list behind. */
export const DeletesAfterAsking: Story = {
  parameters: opened,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /删除/ }));
    await userEvent.click(await agree(/全部版本都会删除/, /删\s?除/));
    await expect(await canvas.findByText('生成中 42%')).toBeVisible();
  },
};
