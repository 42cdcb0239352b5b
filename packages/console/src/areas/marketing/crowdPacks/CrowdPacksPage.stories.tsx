import {
  combineCrowdPacks,
  copyCrowdPack,
  pageCrowdPacks,
  removeCrowdPacks,
  uploadCrowdPack,
} from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onPage } from '../../../testing/pageStory.js';
import * as samples from './crowdPacks.fixtures.js';
import CrowdPacksPage from './CrowdPacksPage.js';

const address = '/marketing/crowdPacks';
const around = [
  fake(combineCrowdPacks, { data: { id: '40' } }),
  fake(copyCrowdPack, { data: { id: '41' } }),
  fake(uploadCrowdPack, { data: { id: '42', memberCount: 418, unknownCount: 3 } }),
  fake(removeCrowdPacks, { data: null }),
];
const listed = fake(pageCrowdPacks, { data: samples.pageOf([samples.pack, samples.fromFile]) });

const meta = {
  title: 'Screens/Marketing/CrowdPacksPage',
  component: CrowdPacksPage,
  decorators: [onPage],
  parameters: { address, fakes: [...around, listed] },
} satisfies Meta<typeof CrowdPacksPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loads: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '季票续费与到场家庭' })).toBeVisible();
    await expect(canvas.getByText('11,276')).toBeVisible();
    await expect(canvas.getByText('每天 06:00 更新')).toBeVisible();
  },
};

/** Two or more become another one. */
export const Combines: Story = {
  parameters: { address: `${address}?open=combine` },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', {}, { timeout: 15_000 }));
    await userEvent.type(await dialog.findByRole('textbox', { name: '名称' }), '续费名单');
    await userEvent.click(dialog.getByRole('button', { name: '组合' }));
    await expect(await dialog.findByText('至少选两个')).toBeVisible();
    await userEvent.click(dialog.getByRole('combobox', { name: '人群包' }));
    await userEvent.click(await screen.findByTitle('季票续费与到场家庭'));
    await userEvent.click(await screen.findByTitle('总决赛嘉宾'));
    await userEvent.click(dialog.getByRole('radio', { name: '差集：在第一个里，不在其余里' }));
    await waitFor(() => expect(dialog.queryByText('至少选两个')).toBeNull());
  },
};

/** Deleting says what goes with it. */
export const AsksBeforeDeleting: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /更多/ });
    if (first) await userEvent.click(first);
    await userEvent.click(await screen.findByRole('menuitem', { name: '删除' }));
    const asked = await screen.findByText(/成员名单和历史人数一并删除/, {}, { timeout: 15_000 });
    await waitFor(() => expect(asked).toBeVisible());
  },
};

export const FromFile: Story = { parameters: { address: `${address}?open=upload` } };
export const Empty: Story = { parameters: { fakes: [...around, fake(pageCrowdPacks, { data: samples.pageOf([]) })] } };
export const Loading: Story = { parameters: { fakes: [...around, fake(pageCrowdPacks, { delay: 'infinite' })] } };
export const Failed: Story = { parameters: { fakes: [...around, fake(pageCrowdPacks, { fails: 'unreachable' })] } };
export const NotPermitted: Story = {
  parameters: { fakes: [...around, fake(pageCrowdPacks, { fails: 'not_permitted' })] },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
