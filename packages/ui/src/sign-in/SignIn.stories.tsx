import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { SignIn } from './SignIn.js';

const never = () => new Promise<never>(() => undefined);

const meta = {
  title: 'Forms/SignIn',
  component: SignIn,
  args: {
    productTitle: '篮球 AI 智能体平台',
    onSubmit: fn(async () => undefined),
    language: 'zh-CN',
    onLanguageChange: fn(),
    theme: 'light',
    onThemeChange: fn(),
  },
} satisfies Meta<typeof SignIn>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { tags: ['visual'] };

export const Phone: Story = { tags: ['visual'], globals: { viewport: { value: 'phone' } } };

export const Demo: Story = { args: { environment: '演示数据' } };

export const WrongPassword: Story = { args: { problem: { code: 400, message: '用户名或密码不正确' } } };

export const LongProblem: Story = {
  args: { problem: { code: 400, message: '连续输错多次，账号已锁定，请 15 分钟后再试。'.repeat(4) } },
  globals: { viewport: { value: 'phone' } },
};

export const Expired: Story = { args: { notice: '登录已过期，请重新登录' } };

export const Busy: Story = { args: { loading: true } };

export const SignsIn: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await waitFor(() => expect(canvas.getByLabelText('用户名')).toHaveFocus());
    await userEvent.type(canvas.getByLabelText('用户名'), '  chensy ');
    await userEvent.type(canvas.getByLabelText('密码'), ' pass word {Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith({ username: 'chensy', password: ' pass word ' });
  },
};

export const AsksForBothFields: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('用户名'), '   ');
    await userEvent.click(canvas.getByRole('button', { name: '登录' }));
    await waitFor(() => expect(canvas.getByLabelText('用户名')).toHaveAccessibleDescription('请输入用户名'));
    await expect(canvas.getByLabelText('密码')).toHaveAccessibleDescription('请输入密码');
    await waitFor(() => expect(canvas.getByLabelText('用户名')).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const SendsOnlyOnce: Story = {
  args: { onSubmit: fn(never) },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('用户名'), 'chensy');
    await userEvent.type(canvas.getByLabelText('密码'), 'secret{Enter}{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: /登录/ }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const ShowsThePassword: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('密码'), 'secret');
    await userEvent.click(canvas.getByRole('button', { name: '显示密码' }));
    await expect(canvas.getByLabelText('密码')).toHaveAttribute('type', 'text');
    await expect(canvas.getByLabelText('密码')).toHaveValue('secret');
  },
};

export const ChangesLanguage: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('语言'), 'en-US');
    await expect(args.onLanguageChange).toHaveBeenCalledWith('en-US');
    await userEvent.click(canvas.getByRole('button', { name: '切换深色' }));
    await expect(args.onThemeChange).toHaveBeenCalledWith('dark');
  },
};
