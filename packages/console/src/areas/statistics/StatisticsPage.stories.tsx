import {
  analyseUsage,
  analyseUsageBy,
  analyseUsageHours,
  countUsageAnswers,
  exportUsageReport,
  listReportRecipients,
  listUserNames,
  pageUsageAnswers,
  pageUsedDocuments,
  setReportRecipients,
} from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { onPage } from '../../testing/pageStory.js';
import * as samples from './statistics.fixtures.js';
import StatisticsPage from './StatisticsPage.js';

const address = '/assistantAI/aiManage/statistics?range=custom&from=2026-11-14&to=2026-11-20';

const groups = { assistant: samples.assistants, knowledgeBase: samples.bases, role: samples.roles };
const fakes = [
  fake(analyseUsage, { data: samples.figures }),
  fake(analyseUsageBy, { dataFor: ({ by }) => groups[by] }),
  fake(analyseUsageHours, { data: samples.hours }),
  fake(pageUsedDocuments, {
    dataFor: ({ cited }) => samples.pageOf(cited ? samples.cited : samples.uncited, cited ? 412 : 2),
  }),
  fake(pageUsageAnswers, { data: samples.pageOf(samples.answers, 1284) }),
  fake(countUsageAnswers, { data: samples.counts }),
  fake(listReportRecipients, { data: [{ id: 'u1', username: '林晓' }] }),
  fake(listUserNames, { data: [] }),
];

const meta = {
  title: 'Screens/Statistics/StatisticsPage',
  component: StatisticsPage,
  decorators: [onPage],
  parameters: { address, fakes },
} satisfies Meta<typeof StatisticsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const part = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }));
const behind = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }));

/** Six figures, of which one is shown as it went, and everything it can be told apart by. */
export const Loads: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: '问答次数' })).toBeChecked();
    await expect(await canvas.findByText('11,369')).toBeVisible();
    const assistants = await part(canvas, '按助手');
    await expect(await assistants.findByRole('button', { name: '传播助手' })).toBeVisible();
    await expect(assistants.getByRole('button', { name: '未绑定助手' })).toBeVisible();
    await expect((await part(canvas, '按角色')).getByText('没有角色')).toBeVisible();
    await expect(await (await part(canvas, '从未引用的文档')).findByRole('link', { name: /2023 赛季/ })).toBeVisible();
  },
};

/** Another figure is chosen by a key, and its trend shown. */
export const AnotherFigure: Story = {
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('radio', { name: '问答次数' });
    first.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: '有依据的回答' })).toBeChecked());
    await expect(await canvas.findByRole('region', { name: '有依据的回答' })).toBeVisible();
  },
};

/** The answers behind a number stand beside it; closing them brings the keyboard back to it. */
export const Behind: Story = {
  play: async ({ canvas, userEvent }) => {
    const assistants = await part(canvas, '按助手');
    const row = await assistants.findByRole('button', { name: '传播助手' });
    await userEvent.click(row);
    const panel = await behind(canvas, '传播助手');
    await expect(await panel.findByText('海报上能否使用球员肖像')).toBeVisible();
    await waitFor(() => expect(panel.getByRole('radio', { name: '全部 1,284' })).toBeChecked());
    await expect(panel.getAllByText('无依据').length).toBeGreaterThan(0);
    await expect(panel.getByText('会话已删除')).toBeVisible();
    await expect(panel.queryByRole('link', { name: /比分条/ })).toBeNull();
    await expect(row).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(panel.getByText('无依据 80'));
    await waitFor(() => expect(panel.getByRole('radio', { name: '无依据 80' })).toBeChecked());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('region', { name: '传播助手' })).toBeNull());
    await userEvent.click(row);
    await behind(canvas, '传播助手');
  },
};

/** The figure itself leads to the answers that it is about. */
export const BehindFigure: Story = {
  parameters: { address: `${address}&measure=faq` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '查看回答' }));
    const panel = await behind(canvas, '全部回答');
    await expect(await panel.findByRole('radio', { name: 'FAQ 402' })).toBeChecked();
  },
};

/** A link leads to the very answers. */
export const BehindByAddress: Story = {
  tags: ['visual'],
  parameters: { address: `${address}&behind=document.d2&set=citing` },
  play: async ({ canvas }) => {
    const panel = await behind(canvas, '全国 U17 联赛竞赛规程.docx');
    await expect(await panel.findByRole('radio', { name: '引用 819' })).toBeChecked();
  },
};

export const BehindPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { address: `${address}&behind=assistant.media` },
  play: async ({ canvas }) => {
    const sheet = within(await canvas.findByRole('dialog', { name: '传播助手' }));
    const last = await sheet.findByText('给社交媒体写三条女篮二级联赛预告');
    const pages = sheet.getByText('共 1,284 条');
    await expect(pages.getBoundingClientRect().top).toBeGreaterThanOrEqual(last.getBoundingClientRect().bottom);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Without the time before there is no comparison anywhere. */
export const Alone: Story = {
  parameters: { address: `${address}&compare=0` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('11,369')).toBeVisible();
    await expect(canvas.queryByText(/较前期/)).toBeNull();
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
};

export const Empty: Story = {
  parameters: {
    fakes: [
      ...fakes,
      fake(analyseUsage, {
        data: samples.figures.map(({ measure }) => ({ measure, value: null, previous: null, trend: [] })),
      }),
      fake(analyseUsageBy, { data: [] }),
      fake(analyseUsageHours, { data: samples.hours.map((day) => day.map(() => 0)) }),
      fake(pageUsedDocuments, { data: samples.pageOf([]) }),
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('所选时间内没有问答')).toHaveLength(3));
    await expect(await canvas.findByText('每份文档都被引用过')).toBeVisible();
    await expect(canvas.getAllByText('—')).toHaveLength(6);
  },
};

export const Loading: Story = {
  parameters: {
    fakes: [...fakes, fake(analyseUsage, { delay: 'infinite' }), fake(analyseUsageBy, { delay: 'infinite' })],
  },
};

/** Each part fails for itself, and can be asked for again. */
export const Failed: Story = {
  parameters: { fakes: [...fakes, fake(analyseUsageBy, { fails: 'internal', message: '统计服务没有响应' })] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('统计服务没有响应')).toHaveLength(3));
    await expect(await canvas.findByText('11,369')).toBeVisible();
    await expect((await part(canvas, '按助手')).getByRole('button', { name: '重试' })).toBeVisible();
  },
};

/** Where the answers may not be looked at, numbers are only read. */
export const OnlyNumbers: Story = {
  parameters: { fakes: [...fakes, fake(pageUsageAnswers, { fails: 'not_found' })], address: `${address}&behind=all` },
  play: async ({ canvas }) => {
    const assistants = await part(canvas, '按助手');
    await waitFor(() => expect(assistants.getByText('传播助手')).toBeVisible());
    await waitFor(() => expect(assistants.queryByRole('button', { name: '传播助手' })).toBeNull());
  },
};

const written = fn(() => new Blob(['']));

/** Who was led here by the message about a week takes its report along. */
export const Weekly: Story = {
  parameters: {
    address: `${address}&report=weekly`,
    fakes: [...fakes, fake(exportUsageReport, { dataFor: written })],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('这是 2026-11-14 至 2026-11-20 的每周报告')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '下载 Word' }));
    await waitFor(() =>
      expect(written).toHaveBeenCalledWith(
        expect.objectContaining({ startTime: '2026-11-14 00:00:00', endTime: '2026-11-20 23:59:59' }),
      ),
    );
  },
};

/** A recipient without the page is refused, and the choice stays. */
export const Recipients: Story = {
  parameters: {
    fakes: [
      ...fakes,
      fake(setReportRecipients, { fails: 'recipient_not_permitted', message: '所选的人中有人不能打开统计页' }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '每周报告' }));
    const drawer = within(await screen.findByRole('dialog'));
    await expect(await drawer.findByText('林晓')).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: '保存' }));
    await expect(await drawer.findByText('所选的人中有人不能打开统计页')).toBeVisible();
    await expect(drawer.getByText('林晓')).toBeVisible();
  },
};
