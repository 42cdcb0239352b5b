import { addCrowdPack, modifyRfm, previewRfm, readRfm, readRfmHistory } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { onPage } from '../../../testing/pageStory.js';
import * as samples from './portraits.fixtures.js';
import RfmPage from './RfmPage.js';

const address = '/configManagement/functionSet/userPortraitManagement/rfmDetails';
const around = [
  fake(addCrowdPack, { data: { id: '50' } }),
  fake(modifyRfm, { data: null }),
  fake(previewRfm, { data: samples.preview }),
  fake(readRfmHistory, { data: samples.history }),
];

const meta = {
  title: 'Screens/CustomerData/RfmPage',
  component: RfmPage,
  decorators: [onPage],
  parameters: { address, fakes: [...around, fake(readRfm, { data: samples.rfm })] },
} satisfies Meta<typeof RfmPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loads: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /^重要价值/ }, { timeout: 15_000 })).toHaveTextContent('6,204');
    await expect(canvas.getByText('另有 66,797 人没有订单，不在任何分群里。')).toBeVisible();
  },
};

/** A threshold that is moved shows who would move, and can be given up. */
export const MovesAThreshold: Story = {
  parameters: { address: `${address}?tab=thresholds` },
  play: async ({ canvas, userEvent }) => {
    const slider = await canvas.findByRole('slider', { name: '最近一次下单' }, { timeout: 15_000 });
    await expect(await canvas.findByText(/1,240 人会换分群/)).toBeVisible();
    await fireEvent.change(slider, { target: { value: '31' } });
    await expect(await canvas.findByText('未保存')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '放弃修改' }));
    await expect(canvas.queryByText('未保存')).toBeNull();
  },
};
export const History: Story = {
  parameters: { address: `${address}?tab=history` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: '分群之间的移动' }, { timeout: 15_000 })).toBeVisible();
  },
};
export const Sorting: Story = {
  parameters: { fakes: [...around, fake(readRfm, { data: { ...samples.rfm, status: 'sorting' } })] },
};
export const Loading: Story = { parameters: { fakes: [...around, fake(readRfm, { delay: 'infinite' })] } };
export const Failed: Story = { parameters: { fakes: [...around, fake(readRfm, { fails: 'unreachable' })] } };
export const NotPermitted: Story = { parameters: { fakes: [...around, fake(readRfm, { fails: 'not_permitted' })] } };
export const Phone: Story = {
  parameters: { address: `${address}?tab=thresholds` },
  globals: { viewport: { value: 'phone' } },
};
