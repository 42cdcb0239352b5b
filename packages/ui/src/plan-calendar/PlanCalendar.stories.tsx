import { failed, loading, ready } from '@console/base';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { NOW, plans } from './planCalendar.fixtures.js';
import { PlanCalendar, type PlanCalendarProps } from './PlanCalendar.js';

const meta = {
  title: 'Lists/PlanCalendar',
  component: PlanCalendar,
  parameters: { layout: 'fullscreen' },
  args: {
    plans: ready(plans),
    day: '2026-11-21',
    selected: 'family',
    onDayChange: fn(),
    onOpenDay: fn(),
    onSelect: fn(),
    now: NOW,
  },
} satisfies Meta<typeof PlanCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The month around today: what runs in colour, the open one solid, and +1 where there is no room for a bar. */
export const Usual: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('group', { name: '2026 年 11 月' })).toBeVisible();
    await expect(canvas.getByRole('button', { current: 'date' })).toHaveTextContent('21');
    const [open] = canvas.getAllByRole('button', { name: '家庭观赛日邀请，执行中，11-21 至 11-28' });
    await expect(open).toHaveAttribute('aria-current', 'true');
    await userEvent.click(canvas.getByRole('button', { name: '双十一会员日，已结束，11-09 至 11-12' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith('double11');
    await userEvent.click(canvas.getByRole('button', { name: '11 月 10 日，3 个计划' }));
    await expect(args.onOpenDay).toHaveBeenLastCalledWith('2026-11-10');
  },
};

/** All plans of one week. */
export const Week: Story = {
  args: { span: 'week', day: '2026-11-25' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: '11-23 至 11-29' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^裁判员年审提醒，待开始/ })).toBeVisible();
  },
};

const Kept = (props: PlanCalendarProps) => {
  const [day, setDay] = useState(props.day);
  return <PlanCalendar {...props} day={day} onDayChange={setDay} />;
};

/** One stop for the keyboard: arrows go from day to day and on into the next month, Enter opens the day. */
export const ByKeyboard: Story = {
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, args, userEvent }) => {
    canvas.getByRole('button', { current: 'date' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(canvas.getByRole('button', { name: '11 月 29 日，2 个计划' })).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('group', { name: '2026 年 12 月' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '12 月 1 日，2 个计划' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenDay).toHaveBeenLastCalledWith('2026-12-01');
    await userEvent.keyboard('{PageUp}');
    await expect(canvas.getByRole('group', { name: '2026 年 11 月' })).toBeVisible();
  },
};

export const Loading: Story = { args: { plans: loading } };
export const Failed: Story = { args: { plans: failed({ code: 500, message: '' }) } };
export const Refreshing: Story = { args: { plans: { state: 'ready', data: plans, refreshing: true } } };
export const Empty: Story = { args: { plans: ready([]) } };

export const LongText: Story = {
  args: {
    plans: ready(
      plans.map((plan) => ({
        ...plan,
        name: `${plan.name}：二〇二六至二〇二七赛季常规赛主场家庭套票（两大一小，含停车券与赛前训练开放日）`,
      })),
    ),
  },
};

/** Bars are lines; the day is what is pressed, and it says how many plans it has. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const [bar] = canvas.getAllByTitle('家庭观赛日邀请');
    await expect(bar?.closest('[inert]')).not.toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '11 月 21 日，3 个计划' }));
    await expect(args.onOpenDay).toHaveBeenLastCalledWith('2026-11-21');
  },
};
