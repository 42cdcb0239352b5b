import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { arrives, picture } from '../image-picker/images.fixtures.js';
import { FeedbackDialog } from './FeedbackDialog.js';

const paste = (file: File) => {
  const clipboardData = new DataTransfer();
  clipboardData.items.add(file);
  screen
    .getByLabelText('意见或建议')
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
};

const meta = {
  title: 'Forms/FeedbackDialog',
  component: FeedbackDialog,
  args: { open: true, onClose: fn(), upload: arrives, onSubmit: fn(async () => true) },
  decorators: [
    (Story) => (
      <main style={{ height: 560 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof FeedbackDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { tags: ['visual'] };
export const Phone: Story = { tags: ['visual'], globals: { viewport: { value: 'phone' } } };
export const Refused: Story = { args: { problem: { code: 503, message: '服务器繁忙，请稍后' } } };

export const NeedsText: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByLabelText('意见或建议')).toHaveFocus());
    await userEvent.type(await screen.findByLabelText('意见或建议'), '   ');
    await userEvent.click(screen.getByRole('button', { name: '提交' }));
    await waitFor(() => expect(screen.getByLabelText('意见或建议')).toHaveAccessibleDescription('请填写您的意见/建议'));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const SendsTextAndPastedPicture: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByLabelText('意见或建议')).toHaveFocus());
    await userEvent.type(await screen.findByLabelText('意见或建议'), ' 分段页希望能按页码批量停用 ');
    paste(picture('截图 11-21.png'));
    await waitFor(async () => expect(await screen.findByText(/已上传/)).toBeVisible());
    await expect(screen.queryByRole('button', { name: /选择图片/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '提交' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        feedbackInfo: '分段页希望能按页码批量停用',
        imageUrl: '/files/截图 11-21.png',
      }),
    );
  },
};
