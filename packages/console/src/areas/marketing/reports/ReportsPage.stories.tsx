import {
  beginReportExport,
  cancelReportExport,
  downloadReportExport,
  findReportSubjects,
  listReportExports,
  pageAllReport,
  pageAppReport,
  pageReportPeople,
  pageSmsReport,
  readDeliveryFigures,
} from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { onPage } from '../../../testing/pageStory.js';
import * as samples from './reports.fixtures.js';
import ReportsPage from './ReportsPage.js';

const address = '/marketing/reports?range=custom&from=2026-11-14&to=2026-11-20';

const figures = fake(readDeliveryFigures, {
  dataFor: ({ startTime, planId }) => {
    if (planId === 'family') return samples.onePlan;
    if (planId === 'early') return samples.otherPlan;
    return startTime < '2026-11-14' ? samples.before : samples.figures;
  },
});
const subjects = fake(findReportSubjects, {
  data: [
    { id: 'family', name: '家庭观赛日邀请' },
    { id: 'early', name: '季票早鸟 9 折' },
  ],
});
const rows = [
  fake(pageAllReport, { dataFor: ({ by }) => samples.report(by) }),
  fake(pageSmsReport, { dataFor: ({ by }) => samples.report(by) }),
  fake(pageAppReport, { dataFor: ({ by }) => samples.report(by) }),
];
const people = fake(pageReportPeople, {
  dataFor: ({ after }) => (after === undefined ? samples.people : samples.morePeople),
});
const exported = [
  fake(listReportExports, { data: samples.exportsOf }),
  fake(cancelReportExport, { data: null }),
  fake(beginReportExport, { data: { id: 'e3' } }),
];
const fakes = [figures, subjects, ...rows, people, ...exported];

const meta = {
  title: 'Screens/Marketing/ReportsPage',
  component: ReportsPage,
  decorators: [onPage],
  parameters: { address, fakes },
} satisfies Meta<typeof ReportsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const part = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }));
/** The figures have come. */
const told = async (canvas: Canvas) => expect((await canvas.findAllByText('31,280'))[0]).toBeVisible();

/** Six figures beside the time before, how far messages came, why some failed, and plan by plan. */
export const Loads: Story = {
  play: async ({ canvas }) => {
    await told(canvas);
    await expect(canvas.getByRole('radio', { name: '已发送' })).toBeChecked();
    await expect((await canvas.findAllByText(/较前期/)).length).toBeGreaterThan(3);
    const funnel = await part(canvas, '送达漏斗');
    await expect(await funnel.findByRole('row', { name: /点击/ })).toHaveTextContent('3,566');
    await expect(await (await part(canvas, '失败与未发送的原因')).findByText('号码或地址无效')).toBeVisible();
    const groups = await part(canvas, '分项');
    await expect(await groups.findByRole('button', { name: '家庭观赛日邀请' })).toBeVisible();
    await expect(groups.getByRole('button', { name: '已删除' })).toBeVisible();
    await expect(groups.getByRole('button', { name: '不属于计划' })).toBeVisible();
  },
};

/** The people behind a number stand beside it, page after page; Escape closes them. */
export const People: Story = {
  play: async ({ canvas, userEvent }) => {
    const groups = await part(canvas, '分项');
    await userEvent.click(await groups.findByRole('button', { name: '家庭观赛日邀请' }));
    const panel = await part(canvas, '家庭观赛日邀请');
    await expect(await panel.findByText('王芷晴')).toBeVisible();
    await expect(panel.getByText('失败：回执报告未送达')).toBeVisible();
    await expect(panel.getByText('用户关机')).toBeVisible();
    await expect(panel.getByText('已彻底删除的客户或非客户')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: '下一页' }));
    await expect(await panel.findByText('吴婷')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: '第一页' }));
    await expect(await panel.findByText('王芷晴')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByText('王芷晴')).toBeNull());
  },
};

/** A link leads to the very people. */
export const PeopleByAddress: Story = {
  parameters: { address: `${address}&behind=failed.undelivered&of=day.2026-11-16` },
  play: async ({ canvas }) => {
    const panel = await part(canvas, '2026-11-16');
    await expect(await panel.findByText('9,812 条，回执报告未送达')).toBeVisible();
    await expect(await panel.findByRole('radio', { name: /^失败/ })).toBeChecked();
  },
};

/** Beside another plan, by its name, in numbers and as shares. */
export const BesideAPlan: Story = {
  parameters: { address: `${address}&plan=family&against=plan&other=early` },
  play: async ({ canvas }) => {
    const funnel = await part(canvas, '送达漏斗');
    await expect(await funnel.findByRole('columnheader', { name: '季票早鸟 9 折' })).toBeVisible();
    await expect(await funnel.findByRole('row', { name: /^已发送/ })).toHaveTextContent('9,384—−25.0%12,512');
  },
};

/** One channel, told apart by day; push messages tell who opened them. */
export const OneChannel: Story = {
  parameters: { address: `${address}&channel=app&by=day&measure=opened&against=none` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: '打开率' })).toBeChecked();
    const groups = await part(canvas, '分项');
    await expect(await groups.findByRole('button', { name: '2026-11-20' })).toBeVisible();
    await expect(groups.getByRole('columnheader', { name: '打开率' })).toBeVisible();
    await expect(groups.queryByRole('radio', { name: '渠道' })).toBeNull();
  },
};

const asked = fn((input: { by: Parameters<typeof samples.report>[0]; keyword?: string | undefined }) =>
  input.keyword === '没有' ? samples.report(input.by, []) : samples.report(input.by),
);

/** Rows are found by their names and put in the order of a number; the address keeps both. */
export const FindsRows: Story = {
  parameters: {
    fakes: [figures, subjects, fake(pageAllReport, { dataFor: asked }), ...rows.slice(1), people, ...exported],
  },
  play: async ({ canvas, userEvent }) => {
    const groups = await part(canvas, '分项');
    await userEvent.type(groups.getByRole('textbox', { name: '搜索' }), '家庭{Enter}');
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ by: 'plan', keyword: '家庭', current: 1 })),
    );
    await userEvent.click(groups.getByRole('combobox', { name: '排序' }));
    await userEvent.click(await screen.findByTitle('失败最多的在前'));
    const failures = { keyword: '家庭', orders: [{ column: 'failedCount', asc: false }] };
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith(expect.objectContaining(failures)));
    // Rows told apart otherwise are found and put in order the same way.
    await userEvent.click(groups.getByTitle('任务'));
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ by: 'task', ...failures })));
  },
};

/** A link leads to the rows as they were found; nothing that is called so is no time without messages. */
export const FindsNoRows: Story = {
  parameters: { ...FindsRows.parameters, address: `${address}&q=没有&order=cost` },
  play: async ({ canvas }) => {
    const groups = await part(canvas, '分项');
    await expect(await groups.findByText('没有名称相符的项')).toBeVisible();
    await expect(groups.getByRole('textbox', { name: '搜索' })).toHaveValue('没有');
    await expect(groups.getByText('费用最高的在前')).toBeVisible();
  },
};

const written = fn(() => new Blob(['']));

/** What is shown is taken along; a file that is being written can be stopped. */
export const Exports: Story = {
  parameters: {
    fakes: [...fakes, fake(downloadReportExport, { dataFor: written })],
    address: `${address}&plan=family&exports=open`,
  },
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', {}, { timeout: 15_000 }));
    await expect(await drawer.findByText('2026-11-14 至 2026-11-20')).toBeVisible();
    await expect(await drawer.findByText('家庭观赛日邀请')).toBeVisible();
    await userEvent.click(await drawer.findByRole('button', { name: /保\s?存/ }));
    await waitFor(() => expect(written).toHaveBeenCalled());
  },
};

/** Who may not see people reads numbers. */
export const OnlyNumbers: Story = {
  parameters: {
    fakes: [...fakes, fake(pageReportPeople, { fails: 'not_found' })],
    address: `${address}&behind=sent`,
  },
  play: async ({ canvas }) => {
    const groups = await part(canvas, '分项');
    await waitFor(() => expect(groups.getByText('家庭观赛日邀请')).toBeVisible());
    await waitFor(() => expect(groups.queryByRole('button', { name: '家庭观赛日邀请' })).toBeNull());
  },
};

/** Nothing was sent: the figures are noughts, and the parts say so. */
export const Empty: Story = {
  parameters: {
    fakes: [
      ...fakes,
      fake(readDeliveryFigures, { data: samples.noFigures }),
      fake(pageAllReport, { dataFor: ({ by }) => samples.report(by, []) }),
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('所选时间内没有发送').length).toBeGreaterThan(1));
    await expect(canvas.getByText('所选时间内没有失败或未发送的消息')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: {
    fakes: [...fakes, fake(readDeliveryFigures, { delay: 'infinite' }), fake(pageAllReport, { delay: 'infinite' })],
  },
};

/** Each part fails for itself, and can be asked for again. */
export const Failed: Story = {
  parameters: { fakes: [...fakes, fake(pageAllReport, { fails: 'internal', message: '报表服务没有响应' })] },
  play: async ({ canvas }) => {
    const groups = await part(canvas, '分项');
    await expect(await groups.findByText('报表服务没有响应')).toBeVisible();
    await expect(groups.getByRole('button', { name: '重试' })).toBeVisible();
    await told(canvas);
  },
};

export const NotPermitted: Story = {
  parameters: {
    fakes: [
      ...fakes,
      fake(readDeliveryFigures, { fails: 'not_permitted' }),
      fake(pageAllReport, { fails: 'not_permitted' }),
    ],
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/没有权限|无权/)).length).toBeGreaterThan(0);
  },
};

/** Everything stands in one column, and nothing reaches beyond the window. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await told(canvas);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
