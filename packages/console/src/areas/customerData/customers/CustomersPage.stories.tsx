import {
  allowErasedCustomer,
  exportCustomers,
  exportCustomersInFull,
  listCustomerDoubles,
  listLabelChoices,
  listUserBehaviourTags,
  mergeCustomers,
  pageCrowdPacks,
  pageCustomerMerges,
  pageCustomers,
  tagCustomers,
  undoCustomerMerge,
} from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { onPage } from '../../../testing/pageStory.js';
import { merge, twin } from './care/care.fixtures.js';
import * as samples from './customers.fixtures.js';
import CustomersPage from './CustomersPage.js';

const address = '/configManagement/functionSet/userPortraitManagement/list';
const rules = { match: 'all', rules: [{ field: 'city', operator: 'equals', values: ['杭州'] }] };
const around = [
  fake(pageCrowdPacks, { data: samples.pageOf([]) }),
  fake(listUserBehaviourTags, {
    data: [
      {
        code: 'city',
        name: '城市',
        category: '个人信息',
        valueType: 'text',
        operators: ['equals', 'notEquals'],
        options: [{ value: '杭州', label: '杭州' }],
        unit: '',
        spansTime: false,
        details: [],
      },
    ],
  }),
  fake(listLabelChoices, { data: samples.labelChoices }),
  fake(exportCustomers, {}),
  fake(exportCustomersInFull, {}),
  fake(tagCustomers, { data: { changedCount: 1, takeBack: [{ idList: ['c2'], remove: ['t2'] }] } }),
  fake(listCustomerDoubles, { data: [{ by: 'phone', people: [samples.detail, twin] }] }),
  fake(pageCustomerMerges, { data: samples.pageOf([merge]) }),
  fake(mergeCustomers, { data: { id: '6' } }),
  fake(undoCustomerMerge, { data: { customerIds: ['c1', 'c3'] } }),
  fake(allowErasedCustomer, { data: { wasErased: true } }),
];
const listed = fake(pageCustomers, { data: samples.pageOf([samples.customer, samples.nameless]) });

const meta = {
  title: 'Screens/CustomerData/CustomersPage',
  component: CustomersPage,
  decorators: [onPage],
  parameters: { address, fakes: [...around, listed] },
} satisfies Meta<typeof CustomersPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Numbers are masked. */
export const Loads: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('王芷晴')).toBeVisible();
    await expect(canvas.getByText('138****6271')).toBeVisible();
    await expect(canvas.getByText('未填姓名')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { fakes: [...around, fake(pageCustomers, { delay: 'infinite' })] },
};

export const Failed: Story = {
  parameters: { fakes: [...around, fake(pageCustomers, { fails: 'unreachable' })] },
};

export const Empty: Story = {
  parameters: { fakes: [...around, fake(pageCustomers, { data: samples.pageOf([]) })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有客户')).toBeVisible();
  },
};

/** Rules stand in the address. */
export const ByRules: Story = {
  parameters: { address: `${address}?rules=${encodeURIComponent(JSON.stringify(rules))}` },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('已筛选：1 个条件')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /条件筛选/ }));
    const drawer = within(await screen.findByRole('dialog', { name: /按条件筛选客户/ }));
    await expect(await drawer.findByRole('button', { name: '筛选' })).toBeVisible();
  },
};

/** A link that narrows the list says what by, and is let go of in one click. */
export const Narrowed: Story = {
  parameters: { address: `${address}?city=杭州&label=球迷&pack=p1` },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('已筛选：人群包、城市“杭州”、标签“球迷”')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '清除筛选' }));
    await expect(canvas.queryByText(/^已筛选/)).toBeNull();
  },
};

/** By labels, of which an address may name some; a link from the label system leads here. */
export const ByLabels: Story = {
  parameters: { address: `${address}?labels=t2` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('王芷晴')).toBeVisible();
    await expect(await canvas.findByText('球迷 / 季票会员')).toBeVisible();
  },
};

/** Labels are given to several at once, and taken back. */
export const Labels: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /139/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /^标\s?注$/ }));
    await userEvent.type(await screen.findByRole('combobox', { name: '加上' }), '季票');
    await userEvent.click(await screen.findByTitle('球迷 / 季票会员'));
    const dialog = within(screen.getByText('标注所选的 1 项').closest('[role=dialog]') ?? document.body);
    await userEvent.click(dialog.getByRole('button', { name: /^标\s?注$/ }));
    await expect(await screen.findByText('已更新 1 项的标签')).toBeVisible();
    await expect(screen.getByRole('button', { name: /^撤\s?销$/ })).toBeVisible();
  },
};

/** Columns are the reader's own, also at the next visit. */
export const Columns: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('王芷晴');
    await expect(canvas.queryByRole('columnheader', { name: /客户经理/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '列设置' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: '客户经理' }));
    await expect(await within(canvasElement).findByRole('columnheader', { name: /客户经理/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '恢复默认' }));
    await expect(canvas.queryByRole('columnheader', { name: /客户经理/ })).toBeNull();
  },
};

/** Whoever may see whole numbers chooses how they stand in the file. */
export const Exports: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /导\s?出$/ }));
    await expect(await screen.findByRole('menuitem', { name: '手机号打码' })).toBeVisible();
    await expect(screen.getByRole('menuitem', { name: '手机号完整（会记入操作日志）' })).toBeVisible();
  },
};

/** It takes a while with many, and can be stopped. */
export const StopsExport: Story = {
  parameters: { fakes: [...around, listed, fake(exportCustomers, { delay: 'infinite' })] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /导\s?出$/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '手机号打码' }));
    await userEvent.click(await canvas.findByRole('button', { name: /停止导出/ }));
    await expect(await canvas.findByRole('button', { name: /导\s?出$/ })).toBeVisible();
  },
};

/** Two that look like one are compared, and become one. */
export const Merges: Story = {
  parameters: { address: `${address}?open=doubles` },
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: /可能是同一个人/ }));
    await userEvent.click(await drawer.findByRole('button', { name: '比较并合并' }));
    await screen.findByText('合并成一位客户');
    const dialog = within(screen.getAllByRole('dialog').at(-1) ?? document.body);
    await expect(await dialog.findByRole('radiogroup', { name: '会员号' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '合并' }));
    await expect(await screen.findByText('已合并')).toBeVisible();
  },
};

export const Undoes: Story = {
  parameters: { address: `${address}?open=doubles&by=merged` },
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: /可能是同一个人/ }));
    await userEvent.click(await drawer.findByRole('button', { name: '撤销合并' }));
    await expect((await screen.findAllByText(/^撤销“/))[0]).toBeInTheDocument();
  },
};

/** Without the page of uploads nobody lets erased people in again. */
export const NotPermitted: Story = {
  globals: { role: 'guest' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('王芷晴')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /查重合并/ })).toBeNull();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
