import { failed, loading, ready } from '@console/base';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { BasicInfoDialog } from './BasicInfoDialog.js';

const info = {
  username: '李慧敏',
  roles: ['裁判管理', '知识库管理'],
  phoneNumber: '13900008046',
  email: 'lihm@example.cn',
  introduction: '华东赛区裁判长',
  avatar: '/aiapi/qa/upload/file/me',
};

const picture =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="teal"/></svg>';

const meta = {
  title: 'Forms/BasicInfoDialog',
  component: BasicInfoDialog,
  args: {
    open: true,
    onClose: fn(),
    info: ready(info),
    avatarUrl: picture,
    upload: fn(async () => ({ url: '/aiapi/qa/upload/file/new' })),
    onSubmit: fn(async () => true),
  },
  decorators: [
    (Story) => (
      <main style={{ height: 560 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof BasicInfoDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { tags: ['visual'] };
export const Phone: Story = { tags: ['visual'], globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { args: { info: loading } };
export const NotLoaded: Story = { args: { info: failed({ code: 503, message: '服务器繁忙，请稍后' }, fn()) } };
export const PhoneTaken: Story = {
  args: { problem: { code: 301, message: '手机号已被使用' }, fieldErrors: { phoneNumber: '手机号已被使用' } },
};

export const ChecksWhatWasTyped: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByLabelText('用户名')).toHaveFocus());
    const change = async (label: string, text: string) => {
      await userEvent.clear(await screen.findByLabelText(label));
      await userEvent.type(screen.getByLabelText(label), text);
    };
    await change('用户名', '李<慧敏>');
    await change('手机号', '139000080461');
    await expect(screen.getByLabelText('手机号')).toHaveValue('13900008046');
    await change('手机号', '1390000804');
    await change('邮箱', 'lihm');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(screen.getByLabelText('用户名')).toHaveAccessibleDescription('只允许中英文、数字、以及部分特殊字符'),
    );
    await expect(screen.getByLabelText('手机号')).toHaveAccessibleDescription('手机号格式不正确');
    await expect(screen.getByLabelText('邮箱')).toHaveAccessibleDescription('邮箱格式不正确');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Saves: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByLabelText('用户名')).toHaveFocus());
    await userEvent.clear(await screen.findByLabelText('邮箱'));
    await userEvent.type(screen.getByLabelText('邮箱'), ' hm.li@example.cn ');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith({
      username: '李慧敏',
      phoneNumber: '13900008046',
      email: 'hm.li@example.cn',
      introduction: '华东赛区裁判长',
      avatar: '/aiapi/qa/upload/file/me',
    });
  },
};

export const TakesAnotherPictureAndIntroduction: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByLabelText('用户名')).toHaveFocus());
    await userEvent.clear(screen.getByLabelText('个人简介'));
    await userEvent.type(screen.getByLabelText('个人简介'), '国家级裁判');
    await userEvent.click(screen.getByRole('button', { name: '移除头像' }));
    await expect(screen.queryByRole('img', { name: '现在的头像' })).toBeNull();
    const field = document.querySelector<HTMLInputElement>('input[type="file"]');
    await userEvent.upload(field ?? document.body, new File(['x'], 'me.png', { type: 'image/png' }));
    await expect(await screen.findByText('me.png')).toBeVisible();
    await waitFor(() => expect(args.upload).toHaveBeenCalledOnce());
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ introduction: '国家级裁判', avatar: '/aiapi/qa/upload/file/new' }),
      ),
    );
  },
};
