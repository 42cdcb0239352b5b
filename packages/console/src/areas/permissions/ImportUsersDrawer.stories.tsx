import { importUsers } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { onPage } from '../../testing/pageStory.js';
import { ImportUsersDrawer } from './ImportUsersDrawer.js';

/** A sheet of so many people below its head, of whom one can't be taken. */
const sheetOf = (people: number, delay = 0) =>
  fake(importUsers, {
    delay,
    dataFor: ({ dryRun, fromRow = 2, toRow = people + 1 }) => ({
      added: Array.from({ length: toRow - fromRow + 1 }, (_, at) => fromRow + at).map((row) => ({
        row,
        account: `person${row}`,
        username: `人员 ${row}`,
        password: dryRun ? null : 'Rules-2024',
      })),
      refused: dryRun ? [{ row: people + 2, message: '手机号格式不正确', field: 'phoneNumber' }] : [],
    }),
  });

/** As many people below the head as `sheetOf`, and the one that can't be taken. */
const fileOf = (people: number) => {
  const lines = Array.from({ length: people + 1 }, (_, at) =>
    [`person${at + 2}`, `人员 ${at + 2}`, at < people ? '13900000001' : '12345', 'p@example.com', '', '业务人员'].join(
      ',',
    ),
  );
  return new File([['账号,用户名,手机号,邮箱,部门,角色', ...lines].join('\n')], '新赛季工作人员.csv', {
    type: 'text/csv',
  });
};

const choose = async () => {
  const field = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!found) throw new Error('no file field');
    return found;
  });
  const data = new DataTransfer();
  data.items.add(fileOf(25));
  field.files = data.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
};

const meta = {
  title: 'Screens/Permissions/ImportUsersDrawer',
  component: ImportUsersDrawer,
  args: { open: true, onClose: fn() },
  decorators: [onPage],
  parameters: { address: '/assistantAI/permission/user/index', fakes: [sheetOf(25)] },
} satisfies Meta<typeof ImportUsersDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Begins: Story = { tags: ['visual'] };

export const Checked: Story = {
  play: async () => {
    await choose();
    await waitFor(async () => expect(await screen.findByText('可以导入 25 位用户')).toBeVisible());
    await expect(screen.getByText('手机号格式不正确')).toBeVisible();
  },
};

export const Phone: Story = { tags: ['visual'], ...Checked, globals: { viewport: { value: 'phone' } } };

export const Refused: Story = {
  parameters: { fakes: [fake(importUsers, { fails: 'unsupported_spreadsheet', message: '不是可以读取的表格' })] },
  play: async () => {
    await choose();
    await waitFor(async () => expect(await screen.findByRole('alert')).toHaveTextContent('不是可以读取的表格'));
  },
};

/** Stopped, it has what it had, and goes on with the rest; the passwords are not lost by closing. */
export const StopsAndGoesOn: Story = {
  parameters: { fakes: [sheetOf(25, 1500)] },
  play: async ({ args, userEvent }) => {
    await choose();
    await userEvent.click(await screen.findByRole('button', { name: '导入 25 位用户' }));
    await userEvent.click(await screen.findByRole('button', { name: '停止' }));
    await waitFor(async () => expect(await screen.findByText(/还有 \d+ 位用户没有导入/)).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: /^继续导入/ }));
    await waitFor(async () => expect(await screen.findByText(/已导入 25 位用户/)).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: '完成' }));
    await waitFor(async () => expect(await screen.findByRole('button', { name: '不下载，关闭' })).toBeVisible());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
