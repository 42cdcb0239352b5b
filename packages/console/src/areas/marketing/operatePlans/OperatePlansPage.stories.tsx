import {
  addOperatePlan,
  dryRunPdTask,
  listPlanClashes,
  modifyOperatePlan,
  pageDryRunPeople,
  pageOperatePlans,
  pagePlanLog,
  readDeliveryFigures,
  readOperatePlan,
  readPlanSettings,
  startOrStopPdTask,
} from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onPage } from '../../../testing/pageStory.js';
import OperatePlansPage from './OperatePlansPage.js';
import * as samples from './plans.fixtures.js';

const address = '/marketing/operatePlan?day=2026-11-21';
const around = [
  fake(addOperatePlan, { data: { id: 'new' } }),
  fake(modifyOperatePlan, { data: null }),
  fake(startOrStopPdTask, { data: null }),
  fake(dryRunPdTask, { data: null }),
  fake(listPlanClashes, { data: [] }),
  fake(readPlanSettings, { data: samples.settings }),
  fake(pagePlanLog, {
    data: samples.pageOf([
      {
        id: '2',
        action: 'started',
        taskName: '观赛邀请',
        username: '赵雪',
        words: '9812',
        createTime: '2026-11-21T02:27:00.000Z',
      },
      { id: '1', action: 'added', taskName: '', username: '赵雪', words: '', createTime: '2026-11-10T02:00:00.000Z' },
    ]),
  }),
  fake(readDeliveryFigures, { data: samples.effect }),
  fake(pageDryRunPeople, {
    data: samples.pageOf([
      { customerId: 'c1', customerName: '王芷晴', phoneNumber: '138****6271', reason: 'optedOut' },
    ]),
  }),
];
const listed = fake(pageOperatePlans, { data: samples.pageOf(samples.plans) });
const opened = (...tasks: Parameters<typeof samples.detail>) =>
  fake(readOperatePlan, { data: samples.detail(...tasks) });

const meta = {
  title: 'Screens/Marketing/OperatePlansPage',
  component: OperatePlansPage,
  decorators: [onPage],
  parameters: { address, fakes: [...around, listed, opened([samples.running, samples.tried])] },
} satisfies Meta<typeof OperatePlansPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A month of plans, as bars and as rows; a row opens its plan beside them. */
export const Loads: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('group', { name: '2026 年 11 月' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: '本月计划 5' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^季票早鸟 9 折\s*执行中/ }));
    await expect(await canvas.findByRole('heading', { name: '任务 2' }, { timeout: 15_000 })).toBeVisible();
  },
};

/** What goes on, with the ways to pause it and to stop it, which is asked once. */
export const Runs: Story = {
  parameters: { address: `${address}&open=family` },
  play: async ({ canvas, userEvent }) => {
    const bar = await canvas.findByRole('progressbar', { name: '已发送 6,214，共 9,812' }, { timeout: 15_000 });
    await expect(bar).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /停止/ }));
    const asked = await screen.findByText(
      '剩余 3,598 人不再发送，已发的不能撤回。停止后不能继续。',
      {},
      { timeout: 15_000 },
    );
    await waitFor(() => expect(asked).toBeVisible());
  },
};

/** Who would get a task that is not started, and who not and why. */
export const Tried: Story = {
  parameters: { address: `${address}&open=family&task=remind` },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^将发送/, {}, { timeout: 15_000 })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '启动' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: '已退订 401 人，看名单' }));
    const people = within(await screen.findByRole('dialog', {}, { timeout: 15_000 }));
    await expect(await people.findByText('王芷晴')).toBeVisible();
  },
};

/** A large one says what it lacks, and which others meet it. */
export const NeedsApproval: Story = {
  parameters: {
    address: `${address}&open=family`,
    fakes: [
      ...around.slice(0, 4),
      ...around.slice(5),
      fake(listPlanClashes, {
        data: [
          {
            id: 'early',
            planName: '季票早鸟 9 折',
            executeStatus: 'running',
            startTime: '2026-11-16T01:00:00.000Z',
            endTime: '2026-12-05T12:00:00.000Z',
            sharedCount: 2301,
            sharedDays: ['2026-11-22'],
          },
        ],
      }),
      listed,
      opened([samples.tried], { executeStatus: 'draft', approvalNeeded: true }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('人数超过 5,000，须由另一人审批后才能启动', {}, { timeout: 15_000 }),
    ).toBeVisible();
    await expect(await canvas.findByText('季票早鸟 9 折：重合 2,301 人，同日发送 11-22')).toBeVisible();
  },
};

/** What became of its messages, as reports tell it. */
export const Effect: Story = {
  parameters: { address: `${address}&open=family&tab=effect` },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /^送达/ }, { timeout: 15_000 });
    await expect(row).toHaveTextContent('6,08998.0%');
    await expect(canvas.getByRole('row', { name: /号码或地址无效/ })).toHaveTextContent('37');
    await expect(canvas.getByText('已发送消息的费用 ¥279.63')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '查看报表' })).toHaveAttribute(
      'href',
      expect.stringContaining('plan=family'),
    );
  },
};

/** Who did what. */
export const TellsWhoDidWhat: Story = {
  parameters: { address: `${address}&open=family&tab=log` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/开始发送 观赛邀请/, {}, { timeout: 15_000 })).toBeVisible();
  },
};

/** A new one begins on the day that is shown. */
export const New: Story = {
  parameters: { address: `${address}&open=new` },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', {}, { timeout: 15_000 }));
    await userEvent.click(await dialog.findByRole('button', { name: /创\s?建/ }));
    await expect(await dialog.findByText('请输入计划名称')).toBeVisible();
  },
};

export const List: Story = {
  parameters: { address: `${address}&view=list` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('季票早鸟 9 折')).toBeVisible();
    await expect(canvas.getByText('季票续费与到场家庭 12,480')).toBeVisible();
  },
};

/** A month of more plans than are drawn says so, and leads to the list, where all of them are. */
export const MoreThanDrawn: Story = {
  parameters: {
    fakes: [...around, fake(pageOperatePlans, { data: { ...samples.pageOf(samples.plans), total: 240 } }), opened([])],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText('这段时间有 240 个计划，日历里只画了最早开始的 5 个。', {}, { timeout: 15_000 }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '看列表' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: '列表' })).toBeChecked());
    await expect(await canvas.findByText('季票续费与到场家庭 12,480')).toBeVisible();
    await expect(canvas.queryByText(/日历里只画了/)).toBeNull();
  },
};

const without = (replaced: ReturnType<typeof fake>) => ({
  parameters: { fakes: [...around, replaced, opened([])] },
});
export const Empty: Story = without(fake(pageOperatePlans, { data: samples.pageOf([]) }));
export const Loading: Story = without(fake(pageOperatePlans, { delay: 'infinite' }));
export const Failed: Story = without(fake(pageOperatePlans, { fails: 'unreachable' }));
export const NotPermitted: Story = without(fake(pageOperatePlans, { fails: 'not_permitted' }));
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
