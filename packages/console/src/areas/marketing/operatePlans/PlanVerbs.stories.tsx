import {
  copyOperatePlan,
  dryRunPdTask,
  listPlanClashes,
  modifyOperatePlan,
  pageOperatePlans,
  readOperatePlan,
  readPlanSettings,
  startOrStopPdTask,
} from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { serveFakes } from '../../../testing/fakeServer.js';
import { onPage } from '../../../testing/pageStory.js';
import OperatePlansPage from './OperatePlansPage.js';
import * as samples from './plans.fixtures.js';

const address = '/marketing/operatePlan?day=2026-11-21&open=family';
const patient = { timeout: 15_000 };
const around = [
  fake(pageOperatePlans, { data: samples.pageOf(samples.plans) }),
  fake(listPlanClashes, { data: [] }),
  fake(readPlanSettings, { data: samples.settings }),
];
const opened = (...given: Parameters<typeof samples.detail>) =>
  fake(readOperatePlan, { data: samples.detail(...given) });
const usual = opened([samples.running, samples.tried]);
const tried = `${address}&task=remind`;

const meta = {
  title: 'Screens/Marketing/PlanVerbs',
  component: OperatePlansPage,
  decorators: [onPage],
  parameters: { address, fakes: [...around, usual] },
} satisfies Meta<typeof OperatePlansPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What a confirmation asks, and the verb in it. */
const sure = async (text: RegExp, verb: RegExp) => {
  const asked = await screen.findByText(text, {}, patient);
  await waitFor(() => expect(asked).toBeVisible());
  const dialog = asked.closest<HTMLElement>('[role="dialog"]');
  return within(dialog ?? document.body).getByRole('button', { name: verb });
};

/** A channel that is not set up is said beside the task, with the way to its settings. */
export const ChannelNotConfigured: Story = {
  parameters: { address: tried, fakes: [...around, usual, fake(dryRunPdTask, { fails: 'channel_not_configured' })] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '再试一次' }, patient));
    await expect(await canvas.findByText('这个渠道还没有配置，暂时不能发送。', {}, patient)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '去配置' })).toBeVisible();
    // What was mended meanwhile is said no more.
    await serveFakes([...around, usual, fake(dryRunPdTask, { data: null })]);
    await userEvent.click(canvas.getByRole('button', { name: '再试一次' }));
    await waitFor(() => expect(canvas.queryByText('这个渠道还没有配置，暂时不能发送。')).toBeNull());
  },
};

/** Whoever may not set it up asks somebody who may. */
export const AsksForSettings: Story = {
  globals: { role: 'guest' },
  parameters: ChannelNotConfigured.parameters ?? {},
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '再试一次' }, patient));
    await expect(
      await canvas.findByText('这个渠道还没有配置，暂时不能发送，请联系管理员。', {}, patient),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '去配置' })).toBeNull();
  },
};

const { run } = samples.running;
const waitsFor = (reason: string) =>
  opened([{ ...samples.running, run: run && { ...run, perMinute: 0, waitsFor: reason } }]);

/** A task that waits for the settings of its channel leads there. */
export const WaitsForSettings: Story = {
  parameters: { fakes: [...around, waitsFor('settings')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('渠道未配置或已停用。', {}, patient)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '去配置' })).toBeVisible();
  },
};

const noAddress = '模板含退订链接，但服务器没有公网地址：请在服务器的环境变量中设置 PUBLIC_URL 并重启';

/** A template with a way out that nobody could reach: what is missing, and the way to the template. */
export const WayOutUnreachable: Story = {
  parameters: {
    address: tried,
    fakes: [...around, usual, fake(startOrStopPdTask, { fails: 'public_url_missing', message: noAddress })],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '启动' }, patient));
    await userEvent.click(await sure(/^将发送给 9,812 人/, /启\s?动/));
    await expect(await canvas.findByText(noAddress, {}, patient)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '看模板' })).toBeVisible();
  },
};

export const WaitsForAddress: Story = {
  parameters: { fakes: [...around, waitsFor('publicUrl')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/请设置环境变量 PUBLIC_URL$/, {}, patient)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '看模板' })).toBeVisible();
  },
};

/** What did not begin says why in full. */
export const CouldNotBegin: Story = {
  parameters: {
    fakes: [...around, opened([{ ...samples.tried, status: 'failed', failure: '模板未启用或还没有审核通过的版本' }])],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, patient)).toHaveTextContent('模板未启用或还没有审核通过的版本');
  },
};

const moved = fn(() => null);

/** What goes out is paused at once, and goes on where it stopped. */
export const PausesATask: Story = {
  parameters: { fakes: [...around, usual, fake(startOrStopPdTask, { dataFor: moved })] },
  play: async ({ canvas, userEvent }) => {
    const progress = within(await canvas.findByRole('region', { name: /观赛邀请/ }, patient));
    await userEvent.click(progress.getByRole('button', { name: /暂\s?停/ }));
    await expect(await screen.findByText('任务已暂停')).toBeVisible();
    await expect(moved).toHaveBeenLastCalledWith({ id: 'invite', move: 'pause' });
  },
};

export const ResumesATask: Story = {
  parameters: {
    fakes: [...around, opened([{ ...samples.running, status: 'paused' }]), fake(startOrStopPdTask, { dataFor: moved })],
  },
  play: async ({ canvas, userEvent }) => {
    const progress = within(await canvas.findByRole('region', { name: /观赛邀请/ }, patient));
    await userEvent.click(progress.getByRole('button', { name: /继\s?续/ }));
    await expect(await screen.findByText('任务已继续')).toBeVisible();
    await expect(moved).toHaveBeenLastCalledWith({ id: 'invite', move: 'resume' });
  },
};

/** It is stopped once that was asked. */
export const StopsATask: Story = {
  parameters: PausesATask.parameters ?? {},
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /停\s?止/ }, patient));
    await userEvent.click(await sure(/^剩余 3,598 人不再发送/, /停\s?止/));
    await expect(await screen.findByText('任务已停止')).toBeVisible();
    await expect(moved).toHaveBeenLastCalledWith({ id: 'invite', move: 'stop' });
  },
};

const settings = `${address}&tab=settings`;
const copied = fn(() => ({ id: 'early' }));

/** A copy has a name and a time of its own, and is shown once it is there. */
export const CopiesAPlan: Story = {
  parameters: { address: settings, fakes: [...around, usual, fake(copyOperatePlan, { dataFor: copied })] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^复\s?制$/ }, patient));
    const dialog = within(await screen.findByRole('dialog', {}, patient));
    const name = await dialog.findByRole('textbox', { name: '计划名称' }, patient);
    await expect(name).toHaveValue('家庭观赛日邀请 副本');
    await userEvent.clear(name);
    await userEvent.type(name, '家庭观赛日邀请 12 月');
    await userEvent.click(dialog.getByRole('button', { name: /^复\s?制$/ }));
    await expect(await screen.findByText('已复制')).toBeVisible();
    await expect(copied).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'family', planName: '家庭观赛日邀请 12 月' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

const changed = fn(() => null);
const changing = fake(modifyOperatePlan, { dataFor: changed });

/** What a plan says is changed in place; the change is made from what was read. */
export const EditsAPlan: Story = {
  parameters: { address: `${settings}&dialog=edit`, fakes: [...around, usual, changing] },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', {}, patient));
    const name = await dialog.findByRole('textbox', { name: '计划名称' }, patient);
    await expect(name).toHaveValue('家庭观赛日邀请');
    await userEvent.clear(name);
    await userEvent.type(name, '家庭观赛日');
    await userEvent.click(dialog.getByRole('button', { name: /^保\s?存$/ }));
    await expect(await screen.findByText('已保存')).toBeVisible();
    await expect(changed).toHaveBeenLastCalledWith(
      expect.objectContaining({ id: 'family', planName: '家庭观赛日', version: 3 }),
    );
  },
};

/** All of a plan is paused, */
export const PausesAPlan: Story = {
  parameters: { address: settings, fakes: [...around, usual, changing] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '暂停计划' }, patient));
    await expect(await screen.findByText('计划已暂停')).toBeVisible();
    await expect(changed).toHaveBeenLastCalledWith({ id: 'family', executeStatus: 'paused' });
  },
};

/** goes on, */
export const ResumesAPlan: Story = {
  parameters: {
    address: settings,
    fakes: [...around, opened([samples.tried], { executeStatus: 'paused' }), changing],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '继续计划' }, patient));
    await expect(await screen.findByText('计划已继续')).toBeVisible();
    await expect(changed).toHaveBeenLastCalledWith({ id: 'family', executeStatus: 'waiting' });
  },
};

/** and is ended for good, which is asked once. */
export const EndsAPlan: Story = {
  parameters: { address: settings, fakes: [...around, usual, changing] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '结束计划' }, patient));
    await userEvent.click(await sure(/结束后不能恢复。$/, /^结束计划$/));
    await expect(await screen.findByText('计划已结束')).toBeVisible();
    await expect(changed).toHaveBeenLastCalledWith({ id: 'family', executeStatus: 'finished' });
  },
};

/** On a phone the same stands in the sheet over the calendar. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: WaitsForSettings.parameters ?? {},
  play: async ({ canvasElement }) => {
    await expect(await screen.findByText('渠道未配置或已停用。', {}, patient)).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
