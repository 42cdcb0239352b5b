import {
  addToCrowdPack,
  eraseCustomer,
  exportCustomer,
  listCustomerTimeline,
  modifyCustomer,
  pageCrowdPacks,
  readCustomer,
  revealCustomer,
} from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { onPage } from '../../../testing/pageStory.js';
import { earlier, timeline } from './care/care.fixtures.js';
import * as samples from './customers.fixtures.js';
import CustomerPage from './CustomerPage.js';

const address = '/configManagement/functionSet/userPortraitManagement/list/detail?id=c1';
const around = [
  fake(pageCrowdPacks, { data: samples.pageOf([]) }),
  fake(addToCrowdPack, { data: null }),
  fake(listCustomerTimeline, { dataFor: ({ before }) => (before === undefined ? timeline : earlier) }),
  fake(modifyCustomer, { data: null }),
  fake(revealCustomer, { data: { phoneNumber: '13800006271' } }),
  fake(exportCustomer, {}),
  fake(eraseCustomer, {
    data: { id: '9', orderCount: 14, eventCount: 128, uploadRowCount: 2, crowdPackCount: 1, mergeCount: 0 },
  }),
];
const read = fake(readCustomer, { data: samples.detail });

const meta = {
  title: 'Screens/CustomerData/CustomerPage',
  component: CustomerPage,
  decorators: [onPage],
  parameters: { address, fakes: [...around, read] },
} satisfies Meta<typeof CustomerPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loads: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '王芷晴' })).toBeVisible();
    await expect(await canvas.findByText('2026 赛季季票')).toBeInTheDocument();
  },
};

/** Earlier ones come page by page. */
export const Earlier: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^更早/ }));
    await expect(await canvas.findByText('女儿的训练球衣')).toBeInTheDocument();
  },
};

/** The whole number stands there after somebody asked for it. */
export const Reveals: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /显示/ }));
    await expect(await canvas.findByText('13800006271')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /隐藏/ }));
    await expect(canvas.queryByText('13800006271')).toBeNull();
  },
};

/** Without the right there is no word of it. */
export const NotPermitted: Story = {
  globals: { role: 'guest' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('138****6271')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /显示/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /删除个人数据/ })).toBeNull();
  },
};

export const Edits: Story = {
  parameters: { address: `${address}&open=edit` },
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog'));
    const city = await drawer.findByRole('textbox', { name: '城市' });
    await userEvent.clear(city);
    await userEvent.type(city, '宁波');
    await userEvent.click(drawer.getByRole('button', { name: '保存' }));
    await expect(await screen.findByText('已保存')).toBeVisible();
  },
};

/** Whose data goes has to be typed. */
export const Erases: Story = {
  parameters: { address: `${address}&open=erase` },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: /全部个人数据/ }));
    const name = await dialog.findByRole('textbox');
    await userEvent.type(name, '王');
    await userEvent.click(dialog.getByRole('button', { name: '删除个人数据' }));
    await expect(await dialog.findByText('与这位客户的姓名不一致')).toBeVisible();
    await userEvent.type(name, '芷晴');
    await userEvent.click(dialog.getByRole('button', { name: '删除个人数据' }));
    await expect(await screen.findByText(/已删除：订单 14 个/)).toBeVisible();
  },
};

export const AddsToPack: Story = {
  parameters: { address: `${address}&open=pack` },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: '加入人群包' }));
    await expect(await dialog.findByRole('combobox', { name: '人群包' })).toBeInTheDocument();
  },
};

export const Loading: Story = {
  parameters: { fakes: [...around, fake(readCustomer, { delay: 'infinite' })] },
};

export const Failed: Story = {
  parameters: { fakes: [...around, fake(readCustomer, { fails: 'unreachable' })] },
};

export const Gone: Story = {
  parameters: { fakes: [...around, fake(readCustomer, { fails: 'customer_not_found' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/没有这位客户/)).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: {
    fakes: [
      ...around,
      fake(listCustomerTimeline, { data: { list: [], next: null, counts: { order: 0, event: 0, message: 0 } } }),
      fake(readCustomer, {
        data: { ...samples.detail, ...samples.nameless, email: '', birthday: null, attributes: [], consents: [] },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/没有记录/)).toBeInTheDocument();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('2026 赛季季票')).toBeInTheDocument();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
