import { failed, loading, mapAsync, ready } from '@console/base';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { byAssistant, handling, month, rates, sources, week } from './chart.fixtures.js';
import { ChartCard, type ChartCardProps } from './ChartCard.js';
import { useHoursOfWeek } from './useHoursOfWeek.js';

const again = fn();
const drill = fn();
const down = { code: 'internal', message: '统计服务没有响应', requestId: '7f31c3c0' };

const meta = {
  title: 'Lists/ChartCard',
  component: ChartCard,
  parameters: { layout: 'padded' },
  args: { title: '问答趋势', kind: 'line', data: ready(month), labelTitle: '日期' },
} satisfies Meta<typeof ChartCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = { tags: ['visual'] };

export const ManyLines: Story = {
  args: { title: '各助手有依据回答率', data: ready(rates), unit: '%' },
};

export const Bars: Story = {
  args: { title: '按助手', kind: 'bar', data: ready(byAssistant), labelTitle: '助手', unit: '次' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /本期 最高 通用助手 4,146 次，最低 财务助手 598 次/ })).toBeVisible();
    await expect(await canvas.findByText('智能客服')).toBeVisible();
  },
};

/** One of several series is left out by its name in the legend. */
export const SeriesLeftOut: Story = {
  ...Bars,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '前 7 天' }));
    await expect(canvas.getByRole('button', { name: '前 7 天', pressed: false })).toBeVisible();
  },
};

/** What stands behind a bar is shown elsewhere, when it is chosen. */
export const Drill: Story = {
  args: { ...Bars.args, onSelect: drill },
  play: async ({ canvas, userEvent }) => {
    drill.mockClear();
    canvas.getByRole('img', { name: /按助手/ }).focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(drill.mock.calls).toEqual([[{ at: 0, label: '通用助手' }]]);
  },
};

export const StackedBars: Story = {
  args: { title: '反馈处理', kind: 'stacked', data: ready(handling), unit: '条' },
};

export const Pie: Story = {
  args: { title: '引用来源', kind: 'pie', data: ready(sources), labelTitle: '知识库', unit: '次' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /竞赛规则库 38%；赛事规程库 19.8%/ })).toBeVisible();
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByText('其他')).toBeVisible();
  },
};

const OfWeek = ({ counts, ...rest }: ChartCardProps & { counts: typeof week }) => {
  const byHour = useHoursOfWeek();
  return <ChartCard {...rest} data={mapAsync(ready(counts), byHour)} />;
};

export const HoursOfTheWeek: Story = {
  args: { title: '提问时段', kind: 'heat', unit: '次' },
  render: (args) => <OfWeek {...args} counts={week} />,
  play: async ({ canvas, userEvent }) => {
    const cells = canvas.getByRole('img', { name: /最高 周一 10:00 159 次/ });
    cells.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{End}');
    await expect(await canvas.findByRole('status', { name: '提问时段' })).toHaveTextContent('周二 23:00 · 6 次');
  },
};

export const Loading: Story = { args: { data: loading } };

export const Failed: Story = {
  args: { data: failed(down, again) },
  play: async ({ canvas, userEvent }) => {
    again.mockClear();
    await expect(canvas.getByText('问答趋势没有加载出来')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '下载图片' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(again).toHaveBeenCalledOnce();
  },
};

export const NotPermitted: Story = { args: { data: failed({ ...down, code: 4030, notPermitted: true }, again) } };

/** Old figures stay while newer ones are on their way, and when those fail. */
export const Refreshing: Story = { args: { data: ready(month, true) } };
export const NotRefreshed: Story = { args: { data: { ...ready(month), stale: { error: down, retry: again } } } };

/** The axes stay, and say for what time there is nothing. */
export const Nothing: Story = {
  args: {
    data: ready({ ...month, series: month.series.map((one) => ({ ...one, values: one.values.map(() => 0) })) }),
    empty: '这段时间没有问答',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('这段时间没有问答')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '下载表格' })).toBeNull();
  },
};
export const NoParts: Story = { args: { kind: 'pie', data: ready({ labels: [], series: [] }) } };

export const OneStep: Story = {
  args: { data: ready({ labels: ['11-20'], series: [{ name: '今天', values: [1790] }] }) },
};

/** What was not measured is a gap in the line, and a dash in the table. */
export const Gaps: Story = {
  args: {
    data: ready({
      labels: month.labels.slice(0, 8),
      series: [{ name: '首字响应', values: [1.3, 1.4, null, 1.6, null, 1.2, 1.25, 1.1] }],
    }),
    unit: '秒',
  },
};

export const BelowZero: Story = {
  args: {
    title: '净增会员',
    kind: 'bar',
    data: ready({
      labels: ['7 月', '8 月', '9 月', '10 月'],
      series: [{ name: '净增', values: [340, -120, 85, -30] }],
    }),
  },
};

export const LongNames: Story = {
  args: {
    title: '各赛区裁判员年度注册与培训考核资料在问答中的引用次数',
    kind: 'bar',
    data: ready({
      labels: byAssistant.labels.map((name) => `${name}（竞赛与裁判业务专用）`),
      series: byAssistant.series.map((one) => ({ ...one, name: `${one.name}，含已归档的会话` })),
    }),
  },
  globals: { viewport: { value: 'phone' } },
};

/** What buttons do on a wide screen is one menu on a narrow one; values stand above the drawing, clear of the finger. */
export const Phone: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '问答趋势的更多操作' }));
    const menu = await waitFor(() => {
      const found = canvasElement.ownerDocument.querySelector<HTMLElement>('[role="menu"]');
      if (!found) throw new Error('no menu yet');
      return found;
    });
    await expect(menu).toHaveTextContent('查看数据表');
    await expect(menu).toHaveTextContent('下载图片');
    await expect(menu).toHaveTextContent('下载表格');
  },
};

/** Every value is told to the keyboard, with what it is compared with. */
export const ByTheKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    const lines = canvas.getByRole('img', { name: /近 30 天 最高 11-11 2,084/ });
    lines.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(await canvas.findByRole('status', { name: '问答趋势' })).toHaveTextContent(
      '10-23 · 近 30 天 1,420 · 前 30 天 1,278 · 相差 +142（+11.1%）',
    );
    await userEvent.keyboard('{End}{ArrowLeft}');
    await expect(await canvas.findByRole('status', { name: '问答趋势' })).toHaveTextContent('11-19');
  },
};

/** The same figures stand in a real table, found by the button or by T, and the focus stays with the reader. */
export const AsATable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '查看数据表' }));
    await expect(await canvas.findByRole('row', { name: /11-11/ })).toHaveTextContent('2,084');
    await userEvent.click(canvas.getByRole('button', { name: '查看图表' }));
    canvas.getByRole('img', { name: /最高/ }).focus();
    await userEvent.keyboard('t');
    await expect(await canvas.findByRole('columnheader', { name: '日期' })).toBeVisible();
    await expect(document.activeElement).toContainElement(canvas.getByRole('table'));
  },
};
