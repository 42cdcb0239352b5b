import {
  assignPackage,
  listLabelChoices,
  listStaffNicks,
  pageAssignedPeople,
  pageAssignments,
  pageAssignStatistic,
  pageCrowdPacks,
  pageCustomers,
  readAssignment,
  readWeComSync,
} from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { onPage } from '../../../testing/pageStory.js';
import * as weCom from '../weCom/weCom.fixtures.js';
import AssignPage from './AssignPage.js';
import * as samples from './assign.fixtures.js';

const address = '/marketing/qyWechat/assign';
const around = [
  fake(readWeComSync, { data: weCom.inStep }),
  fake(listStaffNicks, { data: weCom.staff }),
  fake(listLabelChoices, { data: weCom.labels }),
  fake(pageCrowdPacks, { data: weCom.pageOf([]) }),
  fake(pageCustomers, { data: weCom.pageOf([]) }),
  fake(assignPackage, { data: { id: 'a1', assignedCount: 1000, skippedCount: 208 } }),
  fake(readAssignment, { data: samples.detailOf(samples.draft) }),
  fake(pageAssignedPeople, { data: weCom.pageOf(samples.people) }),
  fake(pageAssignStatistic, { data: weCom.pageOf(samples.statistic) }),
];
const fakes = [...around, fake(pageAssignments, { data: weCom.pageOf(samples.all) })];
const slow = { timeout: 15_000 };

const meta = {
  title: 'Screens/Marketing/AssignPage',
  component: AssignPage,
  decorators: [onPage],
  parameters: { address, fakes },
} satisfies Meta<typeof AssignPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loads: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('季票到期未续 → 张伟、李娜'))[0]).toBeVisible();
    await expect(canvas.getByText('撤销：分配给 张伟、李娜')).toBeVisible();
    await expect(canvas.getByText('待确认')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = {
  parameters: { fakes: [...around, fake(pageAssignments, { data: weCom.pageOf([]) })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有分配过客户')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { fakes: [...around, fake(pageAssignments, { delay: 'infinite' })] },
};

export const Failed: Story = {
  parameters: { fakes: [...around, fake(pageAssignments, { fails: 'unreachable' })] },
};

export const NotPermitted: Story = {
  parameters: { fakes: [...around, fake(pageAssignments, { fails: 'not_permitted' })] },
};

export const LongWords: Story = {
  parameters: { fakes: [...around, fake(pageAssignments, { data: weCom.pageOf([samples.longest]) })] },
};

export const Statistic: Story = {
  parameters: { address: `${address}?tab=statistic` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('张伟', {}, slow)).toBeVisible();
    await expect(canvas.getByText('640')).toBeVisible();
  },
};

export const NoStatistic: Story = {
  parameters: {
    address: `${address}?tab=statistic`,
    fakes: [...around, fake(pageAssignStatistic, { data: weCom.pageOf([]) })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有员工', {}, slow)).toBeVisible();
  },
};

/** What is asked for is shown before anything is done. */
export const Previews: Story = {
  parameters: { address: `${address}?open=new` },
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: '新建分配' }, slow));
    await userEvent.click(await drawer.findByRole('button', { name: /^预\s?览$/ }));
    await expect(await drawer.findByText('请选择分给谁')).toBeVisible();
    await userEvent.type(drawer.getByRole('combobox', { name: '城市' }), '千湖{enter}');
    await userEvent.type(drawer.getByRole('combobox', { name: '分给谁' }), '张伟');
    await userEvent.click(await screen.findByTitle('张伟（zhangwei）'));
    await userEvent.type(await drawer.findByRole('spinbutton', { name: '张伟 最多接收' }), '300');
    await userEvent.click(drawer.getByRole('button', { name: /^预\s?览$/ }));
    await expect(await screen.findByText('以下是预览，尚未执行', {}, slow)).toBeVisible();
    await expect(await screen.findByText('不分配：不接收企业微信消息')).toBeVisible();
  },
};

export const NobodyFits: Story = {
  parameters: {
    address: `${address}?open=new`,
    fakes: [
      ...fakes,
      fake(assignPackage, { fails: 'assignment_of_nobody', message: '没有符合条件的客户，请检查条件' }),
    ],
  },
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: '新建分配' }, slow));
    await userEvent.type(await drawer.findByRole('combobox', { name: '分给谁' }), '张伟');
    await userEvent.click(await screen.findByTitle('张伟（zhangwei）'));
    await userEvent.click(drawer.getByRole('button', { name: /^预\s?览$/ }));
    await expect(await drawer.findByText('没有符合条件的客户，请检查条件')).toBeVisible();
  },
};
