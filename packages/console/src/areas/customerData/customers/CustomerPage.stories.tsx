import {
  addToCrowdPack,
  eraseCustomer,
  exportCustomer,
  listCustomerTimeline,
  listLabelChoices,
  modifyCustomer,
  pageCrowdPacks,
  pageCustomers,
  readCustomer,
  readCustomerRfm,
  revealCustomer,
  setCustomerConsent,
  tagCustomers,
} from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { serveFakes } from '../../../testing/fakeServer.js';
import { onPage } from '../../../testing/pageStory.js';
import { earlier, timeline } from './care/care.fixtures.js';
import * as samples from './customers.fixtures.js';
import CustomerPage from './CustomerPage.js';

const address = '/configManagement/functionSet/userPortraitManagement/list/detail?id=c1';
const around = [
  fake(listLabelChoices, { data: samples.labelChoices }),
  fake(tagCustomers, { data: { changedCount: 1, takeBack: [{ idList: ['c1'], remove: ['t1'] }] } }),
  fake(readCustomerRfm, { data: samples.rfm }),
  fake(pageCrowdPacks, { data: samples.pageOf([]) }),
  fake(addToCrowdPack, { data: null }),
  fake(listCustomerTimeline, { dataFor: ({ before }) => (before === undefined ? timeline : earlier) }),
  fake(modifyCustomer, { data: null }),
  fake(revealCustomer, { data: { phoneNumber: '13800006271' } }),
  fake(exportCustomer, {}),
  fake(eraseCustomer, {
    data: {
      id: '9',
      orderCount: 14,
      eventCount: 128,
      conversationCount: 1,
      uploadRowCount: 2,
      crowdPackCount: 1,
      mergeCount: 0,
    },
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

/** From one person to the next of the list that they were opened from, by its buttons or by J and K. */
export const Steps: Story = {
  parameters: {
    address: `${address}&from=${encodeURIComponent('current=1&size=2&segment=loyal')}`,
    fakes: [
      ...around,
      fake(readCustomer, {
        dataFor: ({ id }) => ({ ...samples.detail, id, customerName: samples.names[id] ?? '王芷晴' }),
      }),
      fake(pageCustomers, {
        dataFor: ({ current, segment }) => ({
          list: current === 1 ? [samples.customer, samples.nameless] : [{ ...samples.customer, id: 'c3' }],
          total: segment === 'loyal' ? 3 : 0,
          current,
          size: 2,
        }),
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('第 1 条，共 3 条')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '上一条' })).toBeDisabled();
    await userEvent.keyboard('j');
    await expect(await canvas.findByRole('heading', { name: '李想' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: '下一条' })).toBeEnabled());
    await userEvent.click(canvas.getByRole('button', { name: '下一条' }));
    await expect(await canvas.findByRole('heading', { name: '赵一' })).toBeVisible();
    await expect(await canvas.findByText('第 3 条，共 3 条')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: '上一条' })).toBeEnabled());
    await userEvent.keyboard('k');
    await expect(await canvas.findByRole('heading', { name: '李想' })).toBeVisible();
  },
};

/** What they come to stands over all, and where they stand among others beside it. */
export const Figures: Story = {
  play: async ({ canvas }) => {
    const band = within(await canvas.findByRole('list', { name: '关键数字' }));
    await expect(band.getByText('14')).toBeVisible();
    await expect(band.getByText('¥8,642.50')).toBeVisible();
    await expect(band.getByText('客单 ¥617.32')).toBeVisible();
    await expect(await canvas.findByText('同分群 120 人，占 12.0%')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '门槛设置' })).toBeVisible();
  },
};

/** Where a part does not come, all else is there. */
export const RfmFailed: Story = {
  parameters: {
    fakes: [...around, read, fake(readCustomerRfm, { fails: 'unreachable' })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2026 赛季季票')).toBeInTheDocument();
    await expect(await canvas.findByRole('button', { name: /重试/ })).toBeVisible();
  },
};

/** Labels of the own system are chosen here; those of others are only shown. */
export const Labels: Story = {
  play: async ({ canvas, userEvent }) => {
    const labels = within(await canvas.findByRole('group', { name: '体系标签' }));
    await expect(labels.getByText('季票会员')).toBeVisible();
    await expect(canvas.getByText('带孩子看球')).toBeVisible();
    await userEvent.click(await labels.findByRole('button', { name: /标\s?注/ }));
    await userEvent.click(await screen.findByRole('combobox', { name: '体系标签' }));
    await userEvent.click(await screen.findByTitle('球迷'));
    await userEvent.click(screen.getByRole('button', { name: /^保\s?存$/ }));
    await expect(await screen.findByRole('button', { name: /^撤\s?销$/ })).toBeVisible();
  },
};

/** What they asked as a visitor leads to the conversation; without the right to those there is no word of it. */
export const Asked: Story = {
  parameters: {
    fakes: [
      ...around,
      read,
      fake(listCustomerTimeline, {
        data: { list: [samples.asked], next: null, counts: { order: 0, event: 0, message: 0, answer: 1 } },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('问答 1')).toBeVisible();
    const link = await canvas.findByRole('link', { name: '季票怎么退？' });
    await expect(link).toHaveAttribute('href', '#/assistantAI/aiManage/sessionManage?open=topic-3');
  },
};

/** Earlier ones that do not arrive take nothing away, and are asked for again. */
export const EarlierFailed: Story = {
  parameters: {
    fakes: [
      ...around,
      read,
      fake(listCustomerTimeline, {
        dataFor: ({ before }) => {
          if (before === undefined) return timeline;
          throw Response.error();
        },
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '更早的记录' }));
    await expect(await canvas.findByRole('button', { name: /重试/ })).toBeVisible();
    await expect(canvas.getByText('2026 赛季季票')).toBeInTheDocument();
    await expect(canvas.getByRole('radio', { name: /订单 / })).toBeInTheDocument();
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

/** To stop takes one click; to write again to somebody who refused takes their word. */
export const ChangesConsent: Story = {
  play: async ({ canvas, userEvent }) => {
    const changed = fn(() => null);
    await canvas.findByRole('button', { name: '停止发送短信' });
    await serveFakes([...around, read, fake(setCustomerConsent, { dataFor: changed })]);
    await userEvent.click(canvas.getByRole('button', { name: '停止发送短信' }));
    await waitFor(() => expect(changed).toHaveBeenCalledWith({ id: samples.detail.id, channel: 'sms', agreed: false }));
    await userEvent.click(canvas.getByRole('button', { name: '恢复发送微信' }));
    await expect(changed).toHaveBeenCalledTimes(1);
    await userEvent.click(await screen.findByRole('button', { name: '客户已同意，恢复' }));
    await waitFor(() =>
      expect(changed).toHaveBeenLastCalledWith({ id: samples.detail.id, channel: 'wechat', agreed: true }),
    );
  },
};
