import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ImageDialog } from './ImageDialog.js';
import { arrives, fails, hangs, picture } from './images.fixtures.js';

const wait = '请等待所有图像成功上传。如果出现网络问题，请刷新页面并重新上传！';

const choose = async (...files: File[]) => {
  const field = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!found) throw new Error('no file field');
    return found;
  });
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  field.files = data.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
};

const meta = {
  title: 'Forms/ImageDialog',
  component: ImageDialog,
  args: { open: true, onClose: fn(), upload: arrives, onSubmit: fn(async () => true) },
  decorators: [
    (Story) => (
      <main style={{ height: 560 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof ImageDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { tags: ['visual'] };
export const Phone: Story = { tags: ['visual'], globals: { viewport: { value: 'phone' } } };

export const RefusesUntilAllHaveArrived: Story = {
  args: { upload: hangs },
  play: async ({ args, userEvent }) => {
    await choose(picture('手势图.png'));
    await expect(await screen.findByRole('progressbar', { name: '手势图.png 的上传进度' })).toHaveValue(42);
    await userEvent.click(screen.getByRole('button', { name: '插入' }));
    await expect(await screen.findByText(wait)).toBeInTheDocument();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '移除 手势图.png' }));
    await waitFor(() => expect(screen.queryByText('手势图.png')).toBeNull());
  },
};

export const LongNames: Story = {
  play: async () => {
    await choose(
      picture(
        '各赛区裁判员年度注册资料与培训考核结果的报送、复核和公示各赛区裁判员年度注册资料与培训考核结果的报送、复核和公示（2026 年春季修订，含替补人员）.png',
      ),
    );
    await waitFor(() => expect(screen.getByText(/已上传/)).toBeVisible());
  },
};

export const SaysWhyOneFailed: Story = {
  args: { upload: fails },
  play: async ({ userEvent }) => {
    await choose(picture('手势图.png'));
    await waitFor(async () => expect(await screen.findByText('网络连接中断，图片没有传完')).toBeVisible());
    await expect(screen.getByRole('button', { name: '重试 手势图.png' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '插入' }));
    await expect(await screen.findByText(wait)).toBeInTheDocument();
  },
};

export const TakesOnlyImages: Story = {
  args: { most: 2 },
  play: async () => {
    await choose(new File(['GIF89a'], '动图.gif', { type: 'image/gif' }));
    await waitFor(async () => expect(await screen.findByText('图片必须是jpg/png格式')).toBeVisible());
    await choose(picture('大图.jpg', 3 * 1024 * 1024 + 1));
    await waitFor(async () => expect(await screen.findByText('图片大小不能超过3MB')).toBeVisible());
    await choose(picture('一.png'), picture('二.jpeg'), picture('三.jpg'));
    await waitFor(async () => expect(await screen.findByText('最多只能有 2 张图片')).toBeVisible());
    await expect(screen.getAllByText(/已上传/)).toHaveLength(2);
  },
};

export const Inserts: Story = {
  play: async ({ args, userEvent }) => {
    await choose(picture('一.png'), picture('二.jpg'));
    await waitFor(() => expect(screen.getAllByText(/已上传/)).toHaveLength(2));
    await userEvent.click(screen.getByRole('button', { name: '插入' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(['/files/一.png', '/files/二.jpg']));
  },
};
