import { failed, loading, ready } from '@console/base';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { hostile, report, reportVersions, unusualReport } from './report.fixtures.js';
import { ReportView, type ReportViewProps } from './ReportView.js';

type Saves = NonNullable<ReportViewProps['onSave']>;

const again = fn();

const meta = {
  title: 'Documents/ReportView',
  component: ReportView,
  parameters: { layout: 'fullscreen' },
  args: {
    report: ready(report),
    onSave: fn<Saves>(() => Promise.resolve()),
    versions: ready(reportVersions),
    onVersions: fn(),
    hrefOf: ({ metricId }) => `#/metrics?id=${metricId}`,
    onNavigate: fn(),
  },
} satisfies Meta<typeof ReportView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each sentence leads to the figure that it is about. */
export const Usual: Story = {
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const lit = () => canvasElement.querySelector('[data-figure][data-active]');
    await expect(canvas.getByText(/^2026-10-22 至 2026-11-20 · 按天 · 按数字直接写成 · 版本 3/)).toBeVisible();
    await expect(lit()).toBeNull();
    const marker = await canvas.findByRole('button', { name: '依据 3：首字延迟' });
    await userEvent.click(marker);
    await expect(lit()).toBe(canvas.getByRole('listitem', { name: '数字 3：首字延迟' }));
    await expect(lit()).toHaveFocus();
    await userEvent.hover(canvas.getByRole('button', { name: '依据 2：问答次数' }));
    await waitFor(() => expect(lit()).toBe(canvas.getByRole('listitem', { name: '数字 2：问答次数' })));
    await userEvent.click(canvas.getByRole('link', { name: '有依据回答率' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('#/metrics?id=m1');
  },
};

/** Every figure with its value, change and target, and whether it comes up to it. */
export const Figures: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem', { name: '数字 1：有依据回答率' })).toHaveTextContent(
      '1有依据回答率96.1%+0.8 个百分点目标 ≥ 95%达标',
    );
    await expect(canvas.getByRole('listitem', { name: '数字 3：首字延迟' })).toHaveTextContent(
      '1.3 秒−0.2 秒目标 ≤ 1.2 秒未达标',
    );
  },
};

/** What was unusual is ringed in the drawing, and takes no room beside it: what explains it is the words' to say. */
export const ManyAnomalies: Story = {
  args: { report: ready(unusualReport) },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('circle[data-mark]')).toHaveLength(30));
    for (const figure of canvas.getAllByRole('listitem', { name: /^数字 \d/ })) {
      await expect(figure.offsetHeight).toBeLessThan(280);
    }
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** The text is changed in its place, and goes with the version that was read. */
export const Edits: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '修改正文' }));
    const field = canvas.getByRole('textbox', { name: '正文，Markdown' });
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, '回答 46,215 次。[[2] 还有别的。[[7]');
    await expect(canvas.getByText('没有编号为 7 的数字')).toBeVisible();
    await expect(canvas.getByText('正文里没有再提到数字 1、3')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /保 ?存/ }));
    await expect(args.onSave).toHaveBeenCalledWith({ content: '回答 46,215 次。[2] 还有别的。[7]', version: 3 });
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull());
  },
};

/** What was typed stays where it could not be saved. */
export const NotSaved: Story = {
  args: { onSave: fn<Saves>(() => Promise.reject(new Error('报告刚被别人修改过，重新打开后再改'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '修改正文' }));
    await userEvent.type(canvas.getByRole('textbox'), '补充');
    await userEvent.click(canvas.getByRole('button', { name: /保 ?存/ }));
    await expect(await canvas.findByText('报告刚被别人修改过，重新打开后再改')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue(`${report.content}补充`);
  },
};

/** What is not saved is asked for before it goes. */
export const Discards: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '修改正文' }));
    await userEvent.type(canvas.getByRole('textbox'), '补充');
    await userEvent.click(canvas.getByRole('button', { name: /取 ?消/ }));
    await userEvent.click(await screen.findByRole('button', { name: '放弃修改' }));
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull());
  },
};

/** The texts that it had, compared with the one of now. */
export const Versions: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByText('版本'));
    await expect(args.onVersions).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /版本 2/ }));
    await expect(canvas.getByRole('heading', { name: '版本 2' })).toBeVisible();
    await expect(canvas.getAllByText(/高于目标/)[0]).toBeVisible();
  },
};

/** Nothing of a text runs, leads anywhere or loads by itself; numbers of no figure stay text. */
export const Hostile: Story = {
  args: { report: ready({ ...report, content: hostile }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: '依据 1：有依据回答率' })).toBeVisible();
    await expect(canvasElement.querySelector('script, [onerror], a[href^="javascript"]')).toBeNull();
    await expect(canvasElement.querySelector('img[src]')).toBeNull();
    await expect(canvas.getByText(/\[9\]/)).toBeVisible();
  },
};

export const Waiting: Story = {
  args: { report: ready({ ...report, status: 'waiting', content: '', figures: [], version: 1 }) },
};
export const Running: Story = {
  args: { report: ready({ ...report, status: 'running', progress: 40, content: '', figures: [], version: 1 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
    await expect(canvas.queryByRole('button', { name: /导出|修改/ })).toBeNull();
  },
};
/** While it is written again the last text stays, and nothing can be changed. */
export const Rewriting: Story = {
  args: { report: ready({ ...report, status: 'running', progress: 60 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('正在重新写，下面是上一版')).toBeVisible();
    await expect(await canvas.findByText(/近 30 天回答 46,215 次/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '修改正文' })).toBeNull();
  },
};
export const NotWritten: Story = {
  args: {
    report: ready({ ...report, status: 'failed', failure: '模型没有响应，可以重新写', content: '', figures: [] }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('报告没有写成')).toBeVisible();
  },
};
export const Loading: Story = { args: { report: loading } };
export const Failed: Story = {
  args: { report: failed({ code: 'internal', message: '报告服务没有响应' }, again) },
  play: async ({ canvas, userEvent }) => {
    again.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(again).toHaveBeenCalledOnce();
  },
};
export const Refreshing: Story = { args: { report: ready(report, true) } };
export const Empty: Story = { args: { report: ready({ ...report, content: '', figures: [] }) } };
/** It is read, and taken along as a document. */
export const NotPermitted: Story = {
  args: { onSave: undefined, versions: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: '修改正文' })).toBeNull();
    await expect(canvas.getByRole('button', { name: /导出 Word/ })).toBeVisible();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongText: Story = {
  args: {
    report: ready({
      ...report,
      wish: '各赛区裁判员年度注册资料与培训考核'.repeat(8),
      figures: report.figures.map((figure) => ({ ...figure, metricName: figure.metricName.repeat(8) })),
    }),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
