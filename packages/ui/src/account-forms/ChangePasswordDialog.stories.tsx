import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ChangePasswordDialog } from './ChangePasswordDialog.js';

const weak = '请设置高强度密码：8-32位，字母、数字、特殊字符至少包含三种，且不能与用户名或倒序的用户名相同';

const meta = {
  title: 'Forms/ChangePasswordDialog',
  component: ChangePasswordDialog,
  args: { open: true, onClose: fn(), account: 'chensy', onSubmit: fn(async () => true) },
  decorators: [
    (Story) => (
      <main style={{ height: 640 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof ChangePasswordDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { tags: ['visual'] };
export const Phone: Story = { tags: ['visual'], globals: { viewport: { value: 'phone' } } };

export const WrongOldPassword: Story = {
  args: { fieldErrors: { oldPassword: '旧密码不正确' } },
  play: async () => {
    await waitFor(() => expect(screen.getByLabelText('旧密码')).toHaveAccessibleDescription('旧密码不正确'));
  },
};

export const Refused: Story = { args: { problem: { code: 503, message: '服务器繁忙，请稍后' } } };

export const ShowsWhichRulesHold: Story = {
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByLabelText('用户名')).toHaveFocus());
    await userEvent.type(await screen.findByLabelText('新密码'), 'abc12345');
    await expect(screen.getByRole('meter', { name: '密码强度' })).toHaveAttribute('aria-valuenow', '3');
    await userEvent.type(screen.getByLabelText('新密码'), 'A');
    await expect(screen.getByRole('meter')).toHaveAttribute('aria-valuetext', '强');
  },
};

export const AsksForEveryField: Story = {
  args: { account: '' },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByLabelText('用户名')).toHaveFocus());
    await userEvent.click(await screen.findByRole('button', { name: '修改密码' }));
    await waitFor(() => expect(screen.getByLabelText('用户名')).toHaveAccessibleDescription('请输入用户名'));
    await expect(screen.getByLabelText('旧密码')).toHaveAccessibleDescription('请输入旧密码');
    await expect(screen.getByText('请输入新密码')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('用户名')).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const RefusesTheUsernameBackwards: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByLabelText('用户名')).toHaveFocus());
    await userEvent.type(await screen.findByLabelText('旧密码'), 'old');
    await userEvent.type(screen.getByLabelText('新密码'), 'Ab1!ysnehc');
    await userEvent.click(screen.getByRole('button', { name: '修改密码' }));
    await expect(await screen.findByText(weak)).toBeInTheDocument();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Changes: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByLabelText('用户名')).toHaveFocus());
    await userEvent.type(await screen.findByLabelText('旧密码'), 'old');
    await userEvent.type(screen.getByLabelText('新密码'), 'Referee-2026');
    await userEvent.click(screen.getByRole('button', { name: '修改密码' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith({
      account: 'chensy',
      oldPassword: 'old',
      newPassword: 'Referee-2026',
    });
  },
};
