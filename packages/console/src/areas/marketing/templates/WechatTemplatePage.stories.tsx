import {
  addWechatTemplate,
  listWechatParams,
  listTemplateVersions,
  modifyWechatTemplate,
  pageCustomers,
  readWechatTemplate,
  readTemplatePeople,
  readTemplateRules,
  readTemplateSample,
  submitTemplate,
} from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { onPage } from '../../../testing/pageStory.js';
import * as samples from './templates.fixtures.js';
import WechatTemplatePage from './WechatTemplatePage.js';

const address = '/marketing/templates/wechat/detail?id=42';
const modify = fn(() => ({ version: 4, revision: 6 }));
const around = [
  fake(listWechatParams, { data: samples.params }),
  fake(readTemplateRules, { data: samples.rules }),
  fake(pageCustomers, { data: samples.pageOf([samples.customer]) }),
  fake(readTemplatePeople, { data: samples.plainPeople }),
  fake(readTemplateSample, { data: samples.sample }),
  fake(listTemplateVersions, { data: [] }),
  fake(addWechatTemplate, { data: { id: '50' } }),
  fake(modifyWechatTemplate, { dataFor: modify }),
  fake(submitTemplate, { data: null }),
];
const read = fake(readWechatTemplate, { data: samples.wechat });
const patient = { timeout: 15_000 };

const meta = {
  title: 'Screens/Marketing/WechatTemplatePage',
  component: WechatTemplatePage,
  decorators: [onPage],
  parameters: { address, fakes: [...around, read] },
  beforeEach: () => void modify.mockClear(),
} satisfies Meta<typeof WechatTemplatePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its fields beside the card as it is read in WeChat. */
export const Loads: Story = {
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: '微信模板预览' }, patient));
    await expect(card.getByText('会员姓名')).toBeVisible();
    await expect(card.getByText('王芷晴')).toBeVisible();
    await expect(card.getByText('查看详情')).toBeVisible();
    await expect(await canvas.findByText('没有发现问题')).toBeVisible();
  },
};

/** A field is added and filled; promotion is refused there, and so is more than a keyword takes. */
export const AddsAField: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /添加一项/ }, patient));
    await expect(await canvas.findByText('内容项 第 4 项 关键词：还没有填写')).toBeVisible();
    await expect(canvas.getByText('内容项 第 4 项 内容：还没有填写')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: '第 4 项 关键词' }), 'phrase4');
    await userEvent.type(canvas.getByRole('textbox', { name: '第 4 项 内容' }), '会员续费优惠价');
    await expect(await canvas.findByText(/内容项 第 4 项 内容：“优惠”是促销用语/)).toBeVisible();
    await expect(canvas.getByText(/内容项 第 4 项 内容：太长了，填入变量后最多 5 字/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '删除第 3 项' }));
    await userEvent.click(canvas.getByRole('button', { name: /^保\s?存$/ }));
    await waitFor(() =>
      expect(modify).toHaveBeenCalledWith(
        expect.objectContaining({
          id: '42',
          revision: 5,
          fields: [
            expect.objectContaining({ keyword: 'thing1' }),
            expect.objectContaining({ keyword: 'thing2' }),
            { keyword: 'phrase4', label: '', value: '会员续费优惠价' },
          ],
        }),
      ),
    );
  },
};

/** A card may open where its reader opts out, and nothing else beside it. */
export const OpensTheWayOut: Story = {
  parameters: { fakes: [...around, fake(listWechatParams, { data: samples.paramsWithWayOut }), read] },
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('textbox', { name: '点击打开' }, patient);
    await userEvent.clear(link);
    await userEvent.click(await canvas.findByRole('button', { name: /退订链接/ }));
    await waitFor(() => expect(link).toHaveValue('${optOutLink}'));
    await expect(await canvas.findByText('没有发现问题')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^保\s?存$/ }));
    await waitFor(() => expect(modify).toHaveBeenCalledWith(expect.objectContaining({ url: '${optOutLink}' })));
  },
};

/** The check leads to where a field is added, and to the very part of one that lacks something. */
export const GoesToWhatIsWrong: Story = {
  parameters: { fakes: [...around, fake(readWechatTemplate, { data: { ...samples.wechat, fields: [] } })] },
  play: async ({ canvas, userEvent }) => {
    const check = within(await canvas.findByRole('region', { name: '检查' }, patient));
    await userEvent.click(await check.findByRole('button', { name: '去修改' }, patient));
    const add = canvas.getByRole('button', { name: /添加一项/ });
    await waitFor(() => expect(add).toHaveFocus());
    await userEvent.click(add);
    await userEvent.type(await canvas.findByRole('textbox', { name: '第 1 项 内容' }), '周六开赛');
    await expect(await check.findByText('内容项 第 1 项 关键词：还没有填写')).toBeVisible();
    await userEvent.click(check.getByRole('button', { name: '去修改' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '第 1 项 关键词' })).toHaveFocus());
  },
};

export const Loading: Story = { parameters: { fakes: [...around, fake(readWechatTemplate, { delay: 'infinite' })] } };
export const Failed: Story = { parameters: { fakes: [...around, fake(readWechatTemplate, { fails: 'unreachable' })] } };
export const NotPermitted: Story = {
  parameters: { fakes: [...around, fake(readWechatTemplate, { fails: 'not_permitted' })] },
};
export const Empty: Story = { parameters: { address: '/marketing/templates/wechat/detail' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
