import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { listed } from './planCalendar.fixtures.js';
import { PlanList } from './PlanList.js';

const meta = {
  title: 'Lists/PlanList',
  component: PlanList,
  parameters: { layout: 'fullscreen' },
  args: { title: '本月计划', plans: listed, selected: 'family', onSelect: fn() },
} satisfies Meta<typeof PlanList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each row opens its plan; the open one is marked. */
export const Usual: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: '本月计划 8' })).toBeVisible();
    await expect(canvas.getByRole('button', { current: true })).toHaveTextContent('家庭观赛日邀请');
    await userEvent.click(canvas.getByRole('button', { name: /^季票早鸟 9 折\s*执行中/ }));
    await expect(args.onSelect).toHaveBeenCalledWith('early');
  },
};

export const Empty: Story = { args: { plans: [] } };

export const LongText: Story = {
  args: {
    plans: listed.map((plan) => ({
      ...plan,
      name: `${plan.name}：二〇二六至二〇二七赛季常规赛主场家庭套票`,
      audience: `${plan.audience}，其中最近九十天买过两次以上球票、并且同意接收短信的人`,
    })),
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
