import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { RichTextEditor, type RichTextEditorProps } from './RichTextEditor.js';

const notice =
  '<h2>系统维护通知</h2><p>平台将于 <strong>11 月 22 日 22:00 至 24:00</strong> 维护，期间不能上传文档。</p><ul><li>已上传的文档不受影响</li><li>问答可以继续使用</li></ul>';

type Upload = NonNullable<RichTextEditorProps['upload']>;

const Shown = (props: RichTextEditorProps) => {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <RichTextEditor
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange?.(next);
      }}
    />
  );
};

const field = () => screen.findByRole('textbox', { name: '消息内容' });

const meta = {
  title: 'Forms/RichTextEditor',
  component: RichTextEditor,
  args: { label: '消息内容', value: notice, onChange: fn(), upload: fn<Upload>(async () => ({ src: '/picture.png' })) },
  // The editor's own tool bar and field have faults of their own that cannot be mended from outside.
  parameters: { a11y: { config: { rules: [{ id: 'aria-allowed-attr', enabled: false }] } } },
  render: (args) => <Shown {...args} />,
  play: async () => {
    await waitFor(async () => expect(await field()).toHaveTextContent('系统维护通知'));
  },
} satisfies Meta<typeof RichTextEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const ReadOnly: Story = { args: { readOnly: true } };
export const LongText: Story = {
  args: { value: `${notice}<p>${'球队须在 24 秒内投篮。'.repeat(300)}</p><p>${'https'.repeat(80)}</p>` },
};
/** A picture is being sent: how far it is, and the way out. */
export const SendsPicture: Story = {
  args: {
    value: '<p>球场平面图：</p>',
    upload: fn<Upload>((_file, { onProgress }) => {
      onProgress(0.42);
      return new Promise<never>(() => undefined);
    }),
  },
  play: async () => {
    const element = await field();
    const data = new DataTransfer();
    data.items.add(new File(['x'], '球场平面图.png', { type: 'image/png' }));
    element.focus();
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    await waitFor(async () =>
      expect(await screen.findByRole('button', { name: '取消上传 球场平面图.png' })).toBeVisible(),
    );
  },
};

export const Empty: Story = {
  args: { value: '', placeholder: '写下要通知的内容' },
  play: async () => {
    await waitFor(async () => expect(await screen.findByText('写下要通知的内容')).toBeVisible());
  },
};
