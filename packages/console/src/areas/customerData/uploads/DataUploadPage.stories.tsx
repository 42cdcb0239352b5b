import {
  cancelDataUpload,
  checkDataUpload,
  pageDataUploadRows,
  pageDataUploads,
  readDataUpload,
  takeBackDataUpload,
  takeInDataUpload,
  uploadCustomerData,
  type UploadRow,
} from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
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
const csv = new File(['姓名,联系电话\n王芷晴,13800138000'], '会员.csv', { type: 'text/csv' });
const drawerOf = async (name: RegExp) => within(await screen.findByRole('dialog', { name }));

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

/** Looks at a dry run, and at its rows. */
const looks = { upload: 0, rows: 0 };
const tried = (row: number): UploadRow => ({
  row,
  outcome: 'added',
  cells: [`第 ${row} 位`],
  reasons: [],
  changes: [],
});
/** A dry run that has ended with this look; rows that come after so many milliseconds, and tell of the end. */
const dryRun = (last: number, delay: number) => [
  fake(readDataUpload, {
    dataFor: () => {
      looks.upload += 1;
      const status = looks.upload < last ? 'checking' : 'checked';
      return { ...samples.checked, status, refusedCount: 0 };
    },
  }),
  fake(pageDataUploadRows, {
    delay,
    dataFor: () => {
      looks.rows += 1;
      return samples.pageOf([tried(looks.upload < last ? looks.rows : 999)]);
    },
  }),
];
const begins = () => {
  Object.assign(looks, { upload: 0, rows: 0 });
};

/** The rows of a dry run come while it goes on. */
export const RowsFollow: Story = {
  parameters: { address: `${address}?open=upload2`, fakes: [...around.slice(1), listed, ...dryRun(100, 0)] },
  beforeEach: begins,
  play: async () => {
    const drawer = await drawerOf(/会员/);
    await expect(await drawer.findByText('第 1 位')).toBeVisible();
    await expect(await drawer.findByText('第 2 位')).toBeVisible();
  },
};

/** They stand as it ended, also where it ended between two looks at them. */
export const RowsStand: Story = {
  parameters: { address: `${address}?open=upload2`, fakes: [...around.slice(1), listed, ...dryRun(2, 1200)] },
  beforeEach: begins,
  play: async () => {
    const drawer = await drawerOf(/会员/);
    await expect(await drawer.findByText('第 1 位')).toBeVisible();
    await expect(await drawer.findByText('第 999 位')).toBeVisible();
  },
};

/** A large file shows how far it is, and can be stopped; what was chosen stays. */
export const Sends: Story = {
  parameters: {
    address: `${address}?open=new`,
    fakes: [...around, listed, fake(uploadCustomerData, { delay: 'infinite' })],
  },
  play: async ({ userEvent }) => {
    // By what is in it: in a test every title has the same id.
    const label = await screen.findByText('选择文件');
    const dialog = within(label.closest<HTMLElement>('[role=dialog]') ?? label);
    const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
    if (input === null) throw new Error('no field for a file');
    await userEvent.upload(input, csv);
    await userEvent.click(dialog.getByRole('button', { name: /^上\s?传$/ }));
    await expect(await dialog.findByRole('progressbar')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /取消.*会员\.csv/ }));
    await expect(await dialog.findByText('已停止上传，文件没有保存。')).toBeVisible();
    await expect(dialog.queryByRole('progressbar')).toBeNull();
    await expect(dialog.getByText('会员.csv')).toBeVisible();
  },
};

/** Rows that were asked for, by upload. */
const asked: { id: string; outcome?: string | undefined; current: number }[] = [];

/** Page and outcome of one upload say nothing of the next, and a page past the end is the last one. */
export const Switches: Story = {
  parameters: {
    address: `${address}?open=upload2&rows=changed&rowPage=9`,
    fakes: [
      ...around.slice(1),
      fake(readDataUpload, { dataFor: ({ id }) => (id === 'upload4' ? samples.done : samples.checked) }),
      fake(pageDataUploads, { data: samples.pageOf([{ ...samples.done, fileName: '球迷.csv' }, samples.checked]) }),
      fake(pageDataUploadRows, {
        dataFor: ({ id, outcome, current }) => {
          asked.push({ id, outcome, current });
          const list = current <= 2 ? samples.refusedRows : [];
          return { list, total: 22, current, size: 20 };
        },
      }),
    ],
  },
  beforeEach: () => {
    asked.length = 0;
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(asked.at(-1)).toEqual({ id: 'upload2', outcome: 'changed', current: 2 }));
    await userEvent.click(await canvas.findByText('球迷.csv'));
    await waitFor(() => expect(asked.at(-1)).toEqual({ id: 'upload4', outcome: 'refused', current: 1 }));
  },
};

/** Columns that were changed are not lost unasked. */
export const AsksAboutColumns: Story = {
  parameters: {
    address: `${address}?open=upload1`,
    fakes: [
      ...around,
      fake(readDataUpload, { dataFor: ({ id }) => (id === 'upload4' ? samples.done : samples.matching) }),
      fake(pageDataUploads, {
        data: samples.pageOf([
          { ...samples.done, fileName: '球迷.csv' },
          { ...samples.matching, fileName: '会员.csv' },
        ]),
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const drawer = await drawerOf(/会员/);
    await userEvent.click(await drawer.findByRole('combobox', { name: '“球鞋尺码”对应的字段' }));
    await userEvent.click(await screen.findByTitle('等级'));
    await userEvent.click(await canvas.findByText('球迷.csv'));
    await userEvent.click(await screen.findByRole('button', { name: /放\s?弃/ }));
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('已录入'));
    await userEvent.click(canvas.getByText('会员.csv'));
    const target = await screen.findByRole('combobox', { name: '“球鞋尺码”对应的字段' });
    await expect(target.closest('.console-select')).toHaveTextContent('保留为其他资料');
    await expect(screen.queryByRole('button', { name: '改列后重新试运行' })).toBeNull();
  },
};

export const Done: Story = {
  parameters: opened(samples.done),
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: /会员/ }));
    await expect(await drawer.findByRole('button', { name: '撤回' })).toBeVisible();
  },
};

export const Phone: Story = { ...Checked, play: undefined, globals: { viewport: { value: 'phone' } } };
