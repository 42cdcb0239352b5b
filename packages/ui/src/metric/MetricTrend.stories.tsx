import { failed, loading, ready } from '@console/base';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { asked, calls, gaps, grounded, nothing, trend } from './metric.fixtures.js';
import { MetricTrend, type MetricTrendProps } from './MetricTrend.js';

type Saves = NonNullable<MetricTrendProps['onNote']>;

const again = fn();

const meta = {
  title: 'Lists/MetricTrend',
  component: MetricTrend,
  parameters: { layout: 'padded' },
  args: {
    metric: grounded,
    span: '近 30 天',
    before: '前 30 天',
    trend: ready(trend),
    onNote: fn<Saves>(() => Promise.resolve()),
    onOpen: fn(),
    rule: '与之前 14 个值的中位数相差超过平时波动的 3 倍，为异常。',
  },
} satisfies Meta<typeof MetricTrend>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The drawing, its sentence and the list say the same of what was unusual. */
export const Usual: Story = {
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await expect(
      canvas.getByRole('img', { name: /^走势：近 30 天 最高 10-22 96\.7%，最低 10-29 94\.3%/ }),
    ).toBeVisible();
    await expect(canvas.getByText('纵轴自 93 起')).toBeVisible();
    await expect(canvasElement.querySelector('path[data-target]')).not.toBeNull();
    await expect(canvasElement.querySelectorAll('circle[data-mark]')).toHaveLength(2);
    await expect(canvas.getByText('2 · 94.6')).toBeVisible();
    await expect(canvas.getByText(/^与之前 14 个值/)).toBeVisible();
    await expect(canvas.getByText('11-11，94.6%')).toBeVisible();
    await expect(canvas.getByText('还没有说明')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '查看数据 10-29' }));
    await expect(args.onOpen).toHaveBeenCalledWith({ anomaly: trend.anomalies[0] });
  },
};

/** Each anomaly has its ring; words that would lie on others are left to the list, which begins with the newest. */
export const ManyAnomalies: Story = {
  args: {
    trend: ready({
      ...trend,
      anomalies: trend.points
        .slice(5, 25)
        .map(({ time, value }) => ({ time, value: value ?? 0, expected: 96, valueId: null, note: '' })),
    }),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('circle[data-mark]')).toHaveLength(20));
    const boxes = [...canvasElement.querySelectorAll('text[data-mark]')].map((text) => text.getBoundingClientRect());
    await expect(boxes.length).toBeGreaterThan(1);
    const overlapping = boxes.filter((one, at) =>
      boxes
        .slice(at + 1)
        .some(
          (other) =>
            Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
            Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4,
        ),
    );
    await expect(overlapping).toEqual([]);
    const list = within(canvas.getByRole('list', { name: '异常的值' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(5);
    await expect(list.getAllByRole('listitem').at(-1)).toHaveTextContent(/^20/);
    await userEvent.click(canvas.getByRole('button', { name: '全部 20 处' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(20);
  },
};

/** A note is typed in its place; the focus returns to where it was opened. */
export const ExplainsAnAnomaly: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '填写说明 11-11' }));
    const field = canvas.getByRole('textbox', { name: '11-11 的说明' });
    await expect(field).toHaveFocus();
    await userEvent.type(field, ' U17 联赛开赛，新闻稿提问增加 {Enter}');
    await expect(args.onNote).toHaveBeenCalledWith({ valueId: 'v20', note: 'U17 联赛开赛，新闻稿提问增加' });
    await waitFor(() => expect(canvas.getByRole('button', { name: '填写说明 11-11' })).toHaveFocus());
  },
};

/** Escape closes the field, keeps what stood there, and goes back. */
export const ExplainsNothing: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '修改 10-29 的说明' }));
    await userEvent.type(canvas.getByRole('textbox'), '写错了{Escape}');
    await expect(canvas.getByText('赛事规程库重新解析，3 小时内检索不到旧分段')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '修改 10-29 的说明' })).toHaveFocus();
    await expect(args.onNote).not.toHaveBeenCalled();
  },
};

/** What was typed stays where it could not be saved, with the reason. */
export const NoteNotSaved: Story = {
  args: { onNote: fn<Saves>(() => Promise.reject(new Error('这个值刚被删除，刷新后再试'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '填写说明 11-11' }));
    await userEvent.type(canvas.getByRole('textbox'), '新赛季{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('这个值刚被删除，刷新后再试');
    await expect(canvas.getByRole('textbox')).toHaveValue('新赛季');
  },
};

/** The arrows lead the pointer along the line; an unusual point says so. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('img', { name: /^走势/ }).focus();
    await userEvent.keyboard('{Home}{ArrowRight>7}');
    const told = await canvas.findByRole('status', { name: '走势' });
    await waitFor(() => expect(told).toHaveTextContent('异常 1，平时约 96.3%'));
  },
};

/** Read only: notes and nothing to press. */
export const NotPermitted: Story = {
  args: { onNote: undefined, onOpen: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /说明 |查看数据 / })).toBeNull();
  },
};

/** Where values are far apart the axis begins at 0, and says nothing of it. */
export const Counted: Story = {
  args: { metric: asked, trend: ready(calls) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /走势/ })).toBeVisible();
    await expect(canvas.queryByText(/异常/)).toBeNull();
  },
};

export const Gaps: Story = { args: { trend: ready(gaps) } };
export const Months: Story = {
  args: {
    metric: { ...grounded, period: 'month' },
    span: '近 6 个月',
    before: '前 6 个月',
    trend: ready({
      ...gaps,
      points: [5, 6, 7, 8, 9, 10].map((month) => ({
        time: new Date(Date.UTC(2026, month, 0, 16)).toISOString(),
        value: 94 + month / 4,
      })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2026-11')).toBeVisible();
  },
};
export const Loading: Story = { args: { trend: loading } };
export const Failed: Story = {
  args: { trend: failed({ code: 'internal', message: '统计服务没有响应' }, again) },
  play: async ({ canvas, userEvent }) => {
    again.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(again).toHaveBeenCalledOnce();
  },
};
export const Refreshing: Story = { args: { trend: ready(trend, true) } };
export const Empty: Story = {
  args: { trend: ready(nothing) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('这段时间没有值，或都是 0')).toBeVisible();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongText: Story = {
  args: {
    trend: ready({
      ...trend,
      anomalies: trend.anomalies.map((one) => ({
        ...one,
        note: '各赛区裁判员年度注册资料与培训考核重新解析'.repeat(4),
      })),
    }),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
