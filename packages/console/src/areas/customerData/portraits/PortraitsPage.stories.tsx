import { addPortrait, pageCrowdPacks, pagePortraits, removePortraits } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onPage } from '../../../testing/pageStory.js';
import * as samples from './portraits.fixtures.js';
import PortraitsPage from './PortraitsPage.js';

const address = '/configManagement/functionSet/userPortraitManagement/index';
const around = [
  fake(addPortrait, { data: { id: '8' } }),
  fake(removePortraits, { data: null }),
  fake(pageCrowdPacks, { data: samples.pageOf([]) }),
];
const listed = fake(pagePortraits, {
  data: samples.pageOf([samples.portrait, { ...samples.portrait, id: '8', portraitName: '全体', crowdPackName: '' }]),
});

const meta = {
  title: 'Screens/CustomerData/PortraitsPage',
  component: PortraitsPage,
  decorators: [onPage],
  parameters: { address, fakes: [...around, listed] },
} satisfies Meta<typeof PortraitsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loads: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '季票会员' })).toBeVisible();
    await expect(canvas.getByText('全体客户')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /RFM 分群/ })).toBeVisible();
  },
};

/** A new one has a name and at least one trait. */
export const Adds: Story = {
  parameters: { address: `${address}?open=new` },
  play: async ({ userEvent }) => {
    const form = within(await screen.findByRole('dialog', { name: '新建画像' }, { timeout: 15_000 }));
    await userEvent.click(await form.findByRole('button', { name: /创\s?建/ }));
    await waitFor(() => expect(form.getByRole('textbox', { name: '名称' })).toBeInvalid());
  },
};
export const Empty: Story = { parameters: { fakes: [...around, fake(pagePortraits, { data: samples.pageOf([]) })] } };
export const Loading: Story = { parameters: { fakes: [...around, fake(pagePortraits, { delay: 'infinite' })] } };
export const Failed: Story = { parameters: { fakes: [...around, fake(pagePortraits, { fails: 'unreachable' })] } };
export const NotPermitted: Story = {
  parameters: { fakes: [...around, fake(pagePortraits, { fails: 'not_permitted' })] },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
