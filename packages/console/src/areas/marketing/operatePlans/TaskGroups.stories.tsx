import {
  addPdTask,
  countOperatePlans,
  listPlanClashes,
  listPrivateDomains,
  modifyPdTask,
  pageDryRunPeople,
  pageOperatePlans,
  type PdTask,
  readOperatePlan,
  readPlanSettings,
  readTemplateRules,
} from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { onPage } from '../../../testing/pageStory.js';
import OperatePlansPage from './OperatePlansPage.js';
import * as samples from './plans.fixtures.js';

const address = '/marketing/operatePlan?day=2026-11-21&open=family';
const patient = { timeout: 15_000 };
const groups = [
  { id: 'g1', name: '季票一群', staffName: '张伟', memberCount: 182 },
  { id: 'g2', name: '', staffName: '李娜', memberCount: 40 },
];
const modified = fn(() => null);
const around = [
  fake(pageOperatePlans, { data: samples.pageOf(samples.plans) }),
  fake(listPlanClashes, { data: [] }),
  fake(readPlanSettings, { data: samples.settings }),
  fake(listPrivateDomains, { data: groups }),
  fake(readTemplateRules, { data: samples.rules }),
  fake(addPdTask, { data: { id: 'new' } }),
  fake(modifyPdTask, { dataFor: modified }),
];
const opened = (...tasks: PdTask[]) => fake(readOperatePlan, { data: samples.detail(tasks) });

const meta = {
  title: 'Screens/Marketing/TaskGroups',
  component: OperatePlansPage,
  decorators: [onPage],
  parameters: { address: `${address}&task=groups`, fakes: [...around, opened(samples.toGroups)] },
} satisfies Meta<typeof OperatePlansPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const editing = { address: `${address}&task=groups&dialog=editTask` };
const form = async () => within(await screen.findByRole('dialog', {}, patient));

/** A task of WeCom goes to groups that are chosen by name, or else to the people of the plan. */
export const ChoosesGroups: Story = {
  parameters: {
    ...editing,
    fakes: [...around, opened({ ...samples.toGroups, privateDomains: [{ id: 'g1', name: '季票一群' }] })],
  },
  play: async ({ userEvent }) => {
    const dialog = await form();
    await expect(await dialog.findByText('季票一群（张伟，182 人）', {}, patient)).toBeVisible();
    await userEvent.click(dialog.getByRole('combobox', { name: '发到的群' }));
    await userEvent.click(await screen.findByText('未命名的客户群（李娜，40 人）'));
    await userEvent.click(dialog.getByRole('button', { name: /保\s?存/ }));
    await waitFor(() =>
      expect(modified).toHaveBeenLastCalledWith(
        expect.objectContaining({ id: 'groups', channel: 'qyWechat', privateDomainIds: ['g1', 'g2'] }),
      ),
    );
  },
};

export const Phone: Story = { parameters: editing, globals: { viewport: { value: 'phone' } } };

/** No group is switched on. */
export const Empty: Story = {
  parameters: {
    address: `${address}&task=contacts&dialog=editTask`,
    fakes: [
      ...around.slice(0, 3),
      fake(listPrivateDomains, { data: [] }),
      ...around.slice(4),
      opened(samples.toContacts),
    ],
  },
  play: async ({ userEvent }) => {
    const dialog = await form();
    await userEvent.click(await dialog.findByRole('combobox', { name: '发到的群' }, patient));
    await waitFor(() => expect(screen.getByText('没有已启用的企业微信客户群')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('没有已启用的企业微信客户群')).toBeNull());
  },
};

/** The text is checked as it is typed, like that of a template; to people it may end with a way out of their own. */
export const ChecksTheText: Story = {
  parameters: { address: `${address}&task=contacts&dialog=editTask`, fakes: [...around, opened(samples.toContacts)] },
  play: async ({ userEvent }) => {
    const dialog = await form();
    await expect(await dialog.findByText('没有发现问题', {}, patient)).toBeVisible();
    const text = dialog.getByRole('textbox', { name: '内容' });
    await userEvent.click(dialog.getByRole('button', { name: /退订链接$/ }));
    await waitFor(() => expect(text).toHaveValue('周六见退订点 ${optOutLink}'));
    await expect(dialog.queryByRole('button', { name: /退订链接$/ })).toBeNull();
    await userEvent.clear(text);
    await userEvent.type(text, '稳赚的套票');
    await expect(await dialog.findByText('内容：“稳赚”是禁用词')).toBeVisible();
  },
};

/** Nobody takes a whole group off: its text holds no way out. */
export const NoWayOutOfGroups: Story = {
  parameters: {
    ...editing,
    fakes: [...around, opened({ ...samples.toGroups, content: '周六见，退订点 ${optOutLink}' })],
  },
  play: async () => {
    const dialog = await form();
    await expect(await dialog.findByText('内容：变量“optOutLink”没有来源', {}, patient)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: /退订链接$/ })).toBeNull();
  },
};

/** How many groups would get it, and which would not and why. */
export const TriesGroups: Story = {
  parameters: {
    fakes: [
      ...around,
      opened(samples.toGroups),
      fake(pageDryRunPeople, {
        data: samples.pageOf([
          {
            customerId: null,
            customerName: '',
            phoneNumber: '',
            privateDomain: { id: 'g2', name: '' },
            reason: 'ownerGone',
          },
        ]),
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('启动后立即发送，发到 2 个群', {}, patient)).toBeVisible();
    await expect(canvas.getByText(/^将发送/)).toHaveTextContent('将发送 1 · 不发送 1：群主已不可用 1');
    await userEvent.click(canvas.getByRole('button', { name: '群主已不可用 1 个群，看名单' }));
    const list = within(await screen.findByRole('dialog', {}, patient));
    await expect(list.getByText('不发送的群：群主已不可用')).toBeVisible();
    await expect(await list.findByText('未命名的客户群')).toBeVisible();
  },
};

/** Before it starts it is asked with how many groups it goes to. */
export const StartsGroups: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '启动' }, patient));
    const asked = await screen.findByText('将发到 1 个群，预计费用 ¥0.00。', {}, patient);
    await waitFor(() => expect(asked).toBeVisible());
  },
};

/** Of some people nothing is known for a variable: which one, and of how many. */
export const EmptyValues: Story = {
  parameters: {
    address: `${address}&task=remind`,
    fakes: [
      ...around,
      opened({
        ...samples.tried,
        dryRun: samples.tried.dryRun && {
          ...samples.tried.dryRun,
          emptyValues: [{ name: 'attribute.座位', count: 212 }],
        },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('变量没有内容，将留空：座位 212 人', {}, patient)).toBeVisible();
  },
};

/** The states of the list say how many plans are in each. */
export const CountsStates: Story = {
  parameters: {
    address: '/marketing/operatePlan?view=list',
    fakes: [
      ...around,
      fake(countOperatePlans, {
        data: [
          { executeStatus: 'draft', count: 0 },
          { executeStatus: 'waiting', count: 3 },
          { executeStatus: 'running', count: 1204 },
          { executeStatus: 'paused', count: 1 },
          { executeStatus: 'finished', count: 26 },
        ],
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: '状态' }, patient));
    await waitFor(() => expect(screen.getByText('执行中 1,204')).toBeVisible());
    await expect(screen.getByText('草稿 0')).toBeVisible();
  },
};
