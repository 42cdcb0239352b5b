import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { records } from './drill.fixtures.js';
import { DrillList } from './DrillList.js';

const rowAt = (rows: readonly HTMLElement[], at: number): HTMLElement => {
  const row = rows[at];
  if (!row) throw new Error(`No row ${at}`);
  return row;
};

const meta = {
  title: 'Lists/DrillList',
  component: DrillList,
  parameters: { layout: 'fullscreen' },
  args: { label: '传播助手的问答记录', rows: records, onNavigate: fn(), style: { width: 441 } },
} satisfies Meta<typeof DrillList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each record is a link, pressed anywhere in its row, and says in words what its dot says. */
export const Usual: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('list', { name: '传播助手的问答记录' })).toBeVisible();
    const row = rowAt(canvas.getAllByRole('listitem'), 1);
    await expect(row.offsetHeight).toBe(57);
    await expect(row).toHaveTextContent('海报上能否使用球员肖像无依据吴婷1.4 秒11-20 10:31:07');
    const link = canvas.getByRole('link', { name: '海报上能否使用球员肖像' });
    await expect(link).toHaveAttribute('href', '#/records/2');
    const { left, top, width, height } = row.getBoundingClientRect();
    await expect(document.elementFromPoint(left + width * 0.7, top + height * 0.8)).toBe(link);
    await userEvent.click(link);
    await expect(args.onNavigate).toHaveBeenCalledOnce();
    await expect(args.onNavigate).toHaveBeenCalledWith('#/records/2');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, args: { style: {} } };

/** What is long is cut; the time never. */
export const LongText: Story = {
  args: {
    rows: records.map((record) => ({
      ...record,
      title: `${record.title}，比赛中一名队员在没有持球的情况下被对方两名队员夹击倒地后裁判没有鸣哨`,
      facts: ['中国篮球协会竞赛部裁判委员会技术代表周凯', '12.4 秒'],
    })),
  },
  play: async ({ canvas }) => {
    const row = rowAt(canvas.getAllByRole('listitem'), 0);
    await expect(row.offsetHeight).toBe(57);
    await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
    const time = canvas.getByText('11-20 10:38:24');
    await expect(time.scrollWidth).toBeLessThanOrEqual(time.clientWidth + 1);
  },
};

/** A record that cannot be opened, and one that nothing was said of. */
export const ToBeRead: Story = {
  args: {
    rows: records.slice(0, 3).map(({ key, title, facts, time, dateTime }, at) => ({
      key,
      title,
      facts,
      time,
      dateTime,
      ...(at === 1 && { mark: '正在回答' }),
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText('正在回答')).toBeVisible();
  },
};

export const Empty: Story = { args: { rows: [] } };
