import {
  addAppTemplate,
  listAppParams,
  listTemplateVersions,
  modifyAppTemplate,
  pageCustomers,
  readAppTemplate,
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
import AppTemplatePage from './AppTemplatePage.js';

const address = '/marketing/templates/app/detail?id=43';
const modify = fn(() => ({ version: 4, revision: 6 }));
const around = [
  fake(listAppParams, { data: samples.params }),
  fake(readTemplateRules, { data: samples.rules }),
  fake(pageCustomers, { data: samples.pageOf([samples.customer]) }),
  fake(readTemplatePeople, { data: samples.plainPeople }),
  fake(readTemplateSample, { data: samples.sample }),
  fake(listTemplateVersions, { data: [] }),
  fake(addAppTemplate, { data: { id: '50' } }),
  fake(modifyAppTemplate, { dataFor: modify }),
  fake(submitTemplate, { data: null }),
];
const read = fake(readAppTemplate, { data: samples.app });
const patient = { timeout: 15_000 };

const meta = {
  title: 'Screens/Marketing/AppTemplatePage',
  component: AppTemplatePage,
  decorators: [onPage],
  parameters: { address, fakes: [...around, read] },
  beforeEach: () => void modify.mockClear(),
} satisfies Meta<typeof AppTemplatePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Both lock screens beside what is written. */
export const Loads: Story = {
  play: async ({ canvas }) => {
    const light = within(await canvas.findByRole('region', { name: 'App 推送预览，浅色锁屏' }, patient));
    await expect(light.getByRole('heading', { name: '季票 12-31 到期' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'App 推送预览，深色锁屏' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '页面' })).toHaveValue('pages/ticket/renew');
  },
};

/** Where a tap leads follows what it does; a link that is not allowed is told. */
export const OpensALink: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '打开链接' }, patient));
    const link = await canvas.findByRole('textbox', { name: '链接' });
    await userEvent.clear(link);
    await userEvent.type(link, 'https://evil.top/a');
    await expect(
      await canvas.findByText(/点击后打开的地址：链接 https:\/\/evil.top\/a 不在允许的域名内/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '打开 App' }));
    await userEvent.click(canvas.getByRole('button', { name: /^保\s?存$/ }));
    await waitFor(() =>
      expect(modify).toHaveBeenCalledWith(expect.objectContaining({ id: '43', appAction: 'open', target: '' })),
    );
  },
};

/** A tap may lead to where its reader opts out, and to nothing else beside it. */
export const OpensTheWayOut: Story = {
  parameters: { fakes: [...around, fake(listAppParams, { data: samples.paramsWithWayOut }), read] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '打开链接' }, patient));
    const link = await canvas.findByRole('textbox', { name: '链接' });
    await userEvent.clear(link);
    await userEvent.click(await canvas.findByRole('button', { name: /退订链接/ }));
    await waitFor(() => expect(link).toHaveValue('${optOutLink}'));
    await expect(canvas.queryByRole('button', { name: /退订链接/ })).toBeNull();
    await expect(await canvas.findByText('没有发现问题')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^保\s?存$/ }));
    await waitFor(() =>
      expect(modify).toHaveBeenCalledWith(expect.objectContaining({ appAction: 'url', target: '${optOutLink}' })),
    );
  },
};

/** A page is one of the app's own. */
export const OpensAPage: Story = {
  play: async ({ canvas, userEvent }) => {
    const page = await canvas.findByRole('textbox', { name: '页面' }, patient);
    await userEvent.clear(page);
    await userEvent.type(page, 'intent://evil');
    await expect(await canvas.findByText(/“intent:\/\/evil”不是 App 内的页面/)).toBeVisible();
  },
};

export const Loading: Story = { parameters: { fakes: [...around, fake(readAppTemplate, { delay: 'infinite' })] } };
export const Failed: Story = { parameters: { fakes: [...around, fake(readAppTemplate, { fails: 'unreachable' })] } };
export const NotPermitted: Story = {
  parameters: { fakes: [...around, fake(readAppTemplate, { fails: 'not_permitted' })] },
};
export const Empty: Story = { parameters: { address: '/marketing/templates/app/detail' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
