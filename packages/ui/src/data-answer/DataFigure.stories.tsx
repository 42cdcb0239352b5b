import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { box, englishBox, flow, league, longTable, manySeries, shots } from './basketball.fixtures.js';
import { answered, answers, rates } from './dataAnswer.fixtures.js';
import { DataFigure } from './DataFigure.js';

const meta = {
  title: 'Lists/DataFigure',
  component: DataFigure,
  args: { title: '各助手有依据回答率', table: rates, chart: answered.chart, onKindChange: fn() },
  decorators: [
    (Story) => (
      <main style={{ maxWidth: 992, padding: 16 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof DataFigure>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The table is always there, in the colours of the drawing; differences are green or red by what they mean. */
export const Usual: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /各助手有依据回答率：文献助手 最高/ })).toBeVisible();
    await expect(canvas.getByText('单位：%，纵轴自 90 起')).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: '变化，个百分点' })).toBeVisible();
    await expect(canvas.getByText('−0.8')).toHaveAttribute('data-tone', 'bad');
    await expect(canvas.getByRole('row', { name: /^合计 45,284 43,616 96\.3% 95\.7% \+0\.6/ })).toBeVisible();
  },
};

/** Each series can be left out but the last. */
export const SeriesLeftOut: Story = {
  play: async ({ canvas, userEvent }) => {
    const names = ['文献助手', '财务助手', '通用助手', '智能客服', '传播助手'];
    for (const name of names) await userEvent.click(canvas.getByRole('button', { name }));
    const last = canvas.getByRole('button', { name: '传播助手' });
    await expect(last).toHaveAttribute('aria-pressed', 'true');
    await expect(last).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: '文献助手', pressed: false })).toBeVisible();
  },
};

export const AsATable: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByText('表格'));
    await expect(args.onKindChange).toHaveBeenCalledWith('table');
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.queryByText(/单位：%/)).toBeNull();
  },
};

/** T leads from the drawing to the table, with the focus. */
export const ByTheKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    const drawing = await canvas.findByRole('img');
    drawing.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByRole('status')).toHaveTextContent('10-22 · 文献助手');
    await userEvent.keyboard('t');
    await expect(canvas.getByRole('region', { name: '各助手有依据回答率' })).toHaveFocus();
  },
};

export const Sorted: Story = {
  args: { kind: 'table' },
  play: async ({ canvas, userEvent }) => {
    const names = () => canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
    await userEvent.click(canvas.getByRole('button', { name: '问答次数' }));
    await expect(canvas.getByRole('columnheader', { name: '问答次数' })).toHaveAttribute('aria-sort', 'descending');
    await expect(names()).toEqual(['通用助手', '智能客服', '文献助手', '传播助手', '财务助手', '合计']);
    await userEvent.click(canvas.getByRole('button', { name: '问答次数' }));
    await expect(names()[0]).toBe('财务助手');
    await userEvent.click(canvas.getByRole('button', { name: '问答次数' }));
    await expect(names()[0]).toBe('文献助手');
  },
};

export const Bars: Story = { args: { kind: 'bar' } };

export const Pie: Story = {
  args: {
    title: '各助手问答次数',
    chart: { kind: 'pie', kinds: ['bar', 'pie'], x: '助手', series: ['问答次数'] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /通用助手 37\.2%/ })).toBeVisible();
  },
};

/** More series than there are colours: five are drawn, and it is said that there are more. */
export const ManySeries: Story = {
  args: {
    title: '各省裁判人数',
    table: manySeries,
    chart: { kind: 'line', kinds: ['line', 'bar'], x: '月份', series: ['裁判人数'], by: '省份' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('图中只画前 5 项，共 8 项，其余见表格')).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(24);
  },
};

/** Rows come in pages of 200. */
export const LongTable: Story = {
  args: { title: '各队报名人数', table: longTable, chart: null },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('第 1 至 200 行，共 450 行')).toBeVisible();
    await userEvent.click(canvas.getByTitle('3'));
    await expect(canvas.getByText('第 401 至 450 行，共 450 行')).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(50);
  },
};

export const LongText: Story = { args: { table: answers.long.table, chart: null } };

export const Empty: Story = { args: { table: { ...rates, rows: [], total: null }, chart: null } };

/** What a figure was worked out from, and was before, is left out where there is no room. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent);
    await expect(heads).toEqual(['助手', '近 30 天', '变化，个百分点']);
  },
};

/** Teams by games won, then by the difference in points; the plain table stays to be chosen. */
export const Standings: Story = {
  args: { title: '常规赛积分榜', table: league, chart: null },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('row', { name: /^1 辽宁/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^2 广东/ })).toBeVisible();
    await userEvent.click(canvas.getByText('表格'));
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('广东');
  },
};

export const BoxScore: Story = {
  args: { title: '技术统计', table: box, chart: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('table')).toHaveLength(2);
    await expect(canvas.getByRole('row', { name: /^合计 52 22 15/ })).toBeVisible();
  },
};

export const BoxScoreInEnglish: Story = { args: { title: 'Box score', table: englishBox, chart: null } };

export const ShotsOnTheCourt: Story = {
  args: { title: '投篮分布', table: shots, chart: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: '半场投篮图：命中 6，未中 6，命中率 50.0%' })).toBeVisible();
  },
};

export const GameFlow: Story = {
  args: { title: '比分走势', table: flow, chart: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('主队 82 : 79 客队')).toBeVisible();
    await expect(canvas.getByText('主队最多领先 12 分（第 3 节 04:12）')).toBeVisible();
    await expect(canvas.getByText('领先易手 5 次')).toBeVisible();
  },
};
