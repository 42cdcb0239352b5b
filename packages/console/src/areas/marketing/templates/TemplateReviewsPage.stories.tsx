import { decideTemplate, modifyTemplateRules, pageTemplateReviews, readTemplateRules } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { onPage } from '../../../testing/pageStory.js';
import TemplateReviewsPage from './TemplateReviewsPage.js';
import * as samples from './templates.fixtures.js';

const address = '/marketing/templates/review';
const decide = fn(() => null);
const change = fn(() => null);
const around = [
  fake(readTemplateRules, { data: samples.rules }),
  fake(decideTemplate, { dataFor: decide }),
  fake(modifyTemplateRules, { dataFor: change }),
];
const listed = fake(pageTemplateReviews, { data: samples.pageOf([samples.review]) });
const patient = { timeout: 15_000 };

const meta = {
  title: 'Screens/Marketing/TemplateReviewsPage',
  component: TemplateReviewsPage,
  decorators: [onPage],
  parameters: { address, fakes: [...around, listed] },
  beforeEach: () => {
    decide.mockClear();
    change.mockClear();
  },
} satisfies Meta<typeof TemplateReviewsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loads: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('季票续费提醒')).toBeVisible();
    await expect(canvas.getByText('陈思远')).toBeVisible();
  },
};

/** How it arrives and what is new in it stand over the decision. */
export const Approves: Story = {
  parameters: { address: `${address}?open=41` },
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', {}, patient));
    await expect(await drawer.findByRole('region', { name: '短信预览' }, patient)).toBeVisible();
    await expect(drawer.getByText('没有发现问题')).toBeVisible();
    await expect(drawer.getByRole('heading', { name: '与可用版本的不同' })).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: /^通\s?过$/ }));
    await waitFor(() => expect(decide).toHaveBeenCalledWith({ id: '41', version: 3, approved: true, words: '' }));
    await expect(await screen.findByText('已通过')).toBeVisible();
  },
};

/** Of the first version nothing is to be compared: all that it says, and where it leads, stands there to be read. */
export const FirstVersion: Story = {
  parameters: {
    address: `${address}?open=42`,
    fakes: [...around, fake(pageTemplateReviews, { data: samples.pageOf([samples.firstReview]) })],
  },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', {}, patient));
    await expect(await drawer.findByText('https://hb.example.cn/renew', {}, patient)).toBeVisible();
    await expect(drawer.getByText('TM00015')).toBeVisible();
    await expect(drawer.getByText(/thing1 会员姓名：/)).toBeVisible();
    await expect(drawer.getByText('这是第一个要审核的版本。')).toBeVisible();
  },
};

/** Rejecting needs words. */
export const Rejects: Story = {
  parameters: { address: `${address}?open=41` },
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', {}, patient));
    await userEvent.click(await drawer.findByRole('button', { name: /^驳\s?回$/ }, patient));
    await expect(await drawer.findByText('请写明驳回的原因')).toBeVisible();
    await expect(decide).not.toHaveBeenCalled();
    await userEvent.type(drawer.getByRole('textbox', { name: '审核意见' }), '请写明截止日期');
    await userEvent.click(drawer.getByRole('button', { name: /^驳\s?回$/ }));
    await waitFor(() =>
      expect(decide).toHaveBeenCalledWith({ id: '41', version: 3, approved: false, words: '请写明截止日期' }),
    );
  },
};

/** Somebody changed it meanwhile: nothing that nobody has seen is approved. */
export const ChangedMeanwhile: Story = {
  parameters: {
    address: `${address}?open=41`,
    fakes: [...around.slice(0, 1), fake(decideTemplate, { fails: 'changed_meanwhile' }), listed],
  },
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', {}, patient));
    await userEvent.click(await drawer.findByRole('button', { name: /^通\s?过$/ }, patient));
    await expect(await drawer.findByRole('alert')).toBeVisible();
  },
};

/** Whoever had a part in it only looks. */
export const Own: Story = {
  parameters: {
    address: `${address}?open=41`,
    fakes: [...around, fake(pageTemplateReviews, { data: samples.pageOf([{ ...samples.review, own: true }]) })],
  },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', {}, patient));
    await expect(await drawer.findByText(/你参与了这一版的编写或提交/, {}, patient)).toBeVisible();
    await expect(drawer.queryByRole('button', { name: /^通\s?过$/ })).toBeNull();
  },
};

/** What templates are checked by is changed by those who decide. */
export const Rules: Story = {
  parameters: { address: `${address}?open=rules` },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', {}, patient));
    const hosts = await dialog.findByRole('textbox', { name: '允许的链接域名' }, patient);
    await expect(dialog.getByRole('textbox', { name: '禁用词' })).toHaveValue('全网最低价\n稳赚');
    await userEvent.clear(hosts);
    await userEvent.type(hosts, 'https://a.cn');
    await userEvent.click(dialog.getByRole('button', { name: /^保\s?存$/ }));
    await expect(await dialog.findByText('“https://a.cn”不是域名')).toBeVisible();
    await userEvent.clear(hosts);
    await userEvent.type(hosts, 'a.cn');
    await userEvent.click(dialog.getByRole('button', { name: /^保\s?存$/ }));
    await waitFor(() =>
      expect(change).toHaveBeenCalledWith({ forbiddenWords: ['全网最低价', '稳赚'], linkHosts: ['a.cn'], version: 3 }),
    );
  },
};

/** The button answers also where the rules do not. */
export const RulesFailed: Story = {
  parameters: { fakes: [...around, listed, fake(readTemplateRules, { fails: 'unreachable' })] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /检查规则/ }));
    const drawer = within(await screen.findByRole('dialog', {}, patient));
    await expect(await drawer.findByRole('button', { name: '重试' }, patient)).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { fakes: [...around, fake(pageTemplateReviews, { data: samples.pageOf([]) })] },
};
export const Loading: Story = { parameters: { fakes: [...around, fake(pageTemplateReviews, { delay: 'infinite' })] } };
export const Failed: Story = {
  parameters: { fakes: [...around, fake(pageTemplateReviews, { fails: 'unreachable' })] },
};
export const NotPermitted: Story = {
  parameters: { fakes: [...around, fake(pageTemplateReviews, { fails: 'not_permitted' })] },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
