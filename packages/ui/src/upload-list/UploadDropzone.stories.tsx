import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { UploadDropzone } from './UploadDropzone.js';
import { limits } from './upload.fixtures.js';

const good = () => new File(['%PDF-1.7'], '规则.PDF', { type: 'application/pdf' });
const wrong = () => new File(['MZ'], '程序.exe');
const empty = () => new File([], '空白.txt');

const carrying = (...files: File[]): DataTransfer => {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
};

const dragged = (type: 'dragenter' | 'drop', ...files: File[]): DragEvent =>
  new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: carrying(...files) });

const meta = {
  title: 'Documents/UploadDropzone',
  component: UploadDropzone,
  parameters: { layout: 'padded' },
  args: { limits, onAdd: fn() },
} satisfies Meta<typeof UploadDropzone>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { tags: ['visual'] };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const FileOverIt: Story = {
  play: async ({ canvas }) => {
    const zone = canvas.getByText('把文件拖到这里，或');
    await fireEvent(zone, dragged('dragenter', good()));
    await expect(await canvas.findByText('松开即可上传')).toBeVisible();
  },
};

export const SortsOutWhatCannotBeUsed: Story = {
  play: async ({ canvas, args }) => {
    const files = [good(), wrong(), empty()];
    await fireEvent(canvas.getByText('把文件拖到这里，或'), dragged('drop', ...files));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(args.onAdd).toHaveBeenCalledWith({
      accepted: [expect.objectContaining({ name: '规则.PDF' })],
      refused: [
        { file: expect.objectContaining({ name: '程序.exe' }), reason: 'unsupported_type' },
        { file: expect.objectContaining({ name: '空白.txt' }), reason: 'empty' },
      ],
    });
  },
};

export const TakesPastedFiles: Story = {
  play: async ({ args }) => {
    await fireEvent(document.body, new ClipboardEvent('paste', { bubbles: true, clipboardData: carrying(good()) }));
    await expect(args.onAdd).toHaveBeenCalledWith({
      accepted: [expect.objectContaining({ name: '规则.PDF' })],
      refused: [],
    });
  },
};
