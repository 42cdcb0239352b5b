import {
  cancelDataUpload,
  checkDataUpload,
  pageDataUploadRows,
  pageDataUploads,
  readDataUpload,
  takeBackDataUpload,
  takeInDataUpload,
} from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { onPage } from '../../../testing/pageStory.js';
import DataUploadPage from './DataUploadPage.js';
import * as samples from './uploads.fixtures.js';

const address = '/configManagement/functionSet/dataUpload';
const around = [
  fake(pageDataUploadRows, { data: samples.pageOf(samples.refusedRows) }),
  fake(checkDataUpload, { data: null }),
  fake(takeInDataUpload, { data: null }),
  fake(takeBackDataUpload, { data: null }),
  fake(cancelDataUpload, { data: null }),
];
const listed = fake(pageDataUploads, {
  data: samples.pageOf([samples.running, samples.checked, samples.done, samples.matching]),
});
const opened = (upload: typeof samples.matching) => ({
  address: `${address}?open=${upload.id}`,
  fakes: [...around, listed, fake(readDataUpload, { data: upload })],
});

const meta = {
  title: 'Screens/CustomerData/DataUploadPage',
  component: DataUploadPage,
  decorators: [onPage],
  parameters: { address, fakes: [...around, listed] },
} satisfies Meta<typeof DataUploadPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loads: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('录入中 64%')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /上传数据$/ })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { fakes: [...around, fake(pageDataUploads, { delay: 'infinite' })] },
};

export const Failed: Story = {
  parameters: { fakes: [...around, fake(pageDataUploads, { fails: 'unreachable' })] },
};

export const Empty: Story = {
  parameters: { fakes: [...around, fake(pageDataUploads, { data: samples.pageOf([]) })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有上传过数据')).toBeVisible();
  },
};

export const Matching: Story = {
  parameters: opened(samples.matching),
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: /会员/ }));
    await expect(await drawer.findByRole('combobox', { name: '“联系电话”对应的字段' })).toBeVisible();
    await expect(drawer.getByRole('button', { name: '试运行' })).toBeVisible();
  },
};

export const Checked: Story = {
  parameters: opened(samples.checked),
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: /会员/ }));
    await expect(await drawer.findByText(/科学计数/)).toBeVisible();
    await expect(drawer.getByRole('button', { name: '只录入好的行 4,933' })).toBeVisible();
  },
};

export const Running: Story = { parameters: opened(samples.running) };

export const Done: Story = {
  parameters: opened(samples.done),
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: /会员/ }));
    await expect(await drawer.findByRole('button', { name: '撤回' })).toBeVisible();
  },
};

export const Phone: Story = { ...Checked, play: undefined, globals: { viewport: { value: 'phone' } } };
