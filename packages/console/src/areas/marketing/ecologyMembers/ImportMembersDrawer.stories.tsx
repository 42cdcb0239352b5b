import { importEcologyMembers, removeEcologyMembers } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { onPage } from '../../../testing/pageStory.js';
import ImportMembersDrawer from './ImportMembersDrawer.js';

/** Rows below the head of the file; the last one has no good number. */
const ROWS = 12;
const refused = { row: ROWS + 1, message: '手机号格式不正确', field: 'phoneNumber' };
const served = fake(importEcologyMembers, {
  dataFor: ({ dryRun }) => ({
    added: Array.from({ length: ROWS - 1 }, (_, at) => ({
      row: at + 2,
      id: dryRun ? null : `m${at}`,
      memberName: `会员 ${at + 2}`,
    })),
    refused: dryRun ? [refused] : [],
  }),
});

const choose = async (lines: readonly string[]) => {
  const field = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!found) throw new Error('no file field');
    return found;
  });
  const data = new DataTransfer();
  data.items.add(new File([lines.join('\n')], '合作单位.csv', { type: 'text/csv' }));
  field.files = data.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
};
const file = [
  '会员名称,类型,联系人,手机号,邮箱,诉求',
  ...Array.from({ length: ROWS }, (_, at) =>
    [`会员 ${at + 2}`, '俱乐部', '许岚', at < ROWS - 1 ? '13800006271' : '12345', '', '什么时候报名？'].join(','),
  ),
];

const meta = {
  title: 'Screens/Marketing/ImportMembersDrawer',
  component: ImportMembersDrawer,
  args: { open: true, onClose: fn() },
  decorators: [onPage],
  parameters: { address: '/marketing/ecologyMember', fakes: [served, fake(removeEcologyMembers, { data: null })] },
} satisfies Meta<typeof ImportMembersDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Begins: Story = {};

/** What is wrong in which row is said before anything is taken in. */
export const Checked: Story = {
  play: async () => {
    await choose(file);
    await expect(await screen.findByText('可以导入 11 位会员')).toBeVisible();
    await expect(screen.getByText('手机号格式不正确')).toBeVisible();
  },
};

export const Phone: Story = { ...Checked, globals: { viewport: { value: 'phone' } } };

/** A column that must be there is asked for. */
export const ColumnMissing: Story = {
  play: async () => {
    await choose(['名字,电话', '千湖,13800006271']);
    await expect(await screen.findByText('“类型”必须有对应的列')).toBeVisible();
  },
};

export const Refused: Story = {
  parameters: {
    fakes: [fake(importEcologyMembers, { fails: 'unsupported_spreadsheet', message: '不是可以读取的表格' })],
  },
  play: async () => {
    await choose(file);
    await waitFor(async () => expect(await screen.findByRole('alert')).toHaveTextContent('不是可以读取的表格'));
  },
};

export const NotPermitted: Story = {
  parameters: { fakes: [fake(importEcologyMembers, { fails: 'not_permitted' })] },
  play: async () => {
    await choose(file);
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { fakes: [fake(importEcologyMembers, { delay: 'infinite' })] },
  play: async () => {
    await choose(file);
    await expect(await screen.findByText('正在检查…')).toBeVisible();
  },
};

/** What was imported can be taken back as a whole. */
export const TakesBack: Story = {
  play: async ({ userEvent }) => {
    await choose(file);
    await userEvent.click(await screen.findByRole('button', { name: '导入 11 位会员' }));
    await userEvent.click(await screen.findByRole('button', { name: '撤销这次导入' }));
    await userEvent.click(await screen.findByRole('button', { name: '撤销导入' }));
    await expect(await screen.findByText('已删除这次导入的 11 位会员。')).toBeVisible();
  },
};
