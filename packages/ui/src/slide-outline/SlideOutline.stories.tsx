import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import { done } from '../chat/chat.fixtures.js';
import { SlideOutline, type SlideOutlineProps } from './SlideOutline.js';
import { slideOutline } from './slideOutline.js';

const Owned = (props: SlideOutlineProps) => {
  const [value, setValue] = useState(props.value);
  return (
    <SlideOutline
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
};

const meta = {
  title: 'Chat/SlideOutline',
  component: SlideOutline,
  render: (args) => <Owned {...args} />,
  args: {
    open: true,
    onClose: fn(),
    value: slideOutline(done.question, done.answer),
    onChange: fn(),
    name: '24 秒计时钟',
    onWritten: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: 800 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SlideOutline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

export const Empty: Story = {
  args: { value: '' },
  play: async () => {
    await expect(await screen.findByText('大纲不能为空')).toBeVisible();
    await expect(screen.getByRole('button', { name: '下载 Word 大纲' })).toBeDisabled();
  },
};

export const Changes: Story = {
  play: async ({ args, userEvent }) => {
    const field = await screen.findByRole('textbox', { name: '大纲内容' });
    await userEvent.clear(field);
    await userEvent.type(field, '# 题{Enter}## 一页{Enter}- 一条');
    await expect(args.onChange).toHaveBeenLastCalledWith('# 题\n## 一页\n- 一条');
    await expect(await screen.findByText('共 2 页')).toBeVisible();
  },
};

export const AsWord: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '下载 Word 大纲' }));
    await waitFor(() => expect(args.onWritten).toHaveBeenCalledWith(expect.any(Blob)), { timeout: 20_000 });
  },
};

export const Copies: Story = {
  play: async ({ args, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    await userEvent.click(await screen.findByRole('button', { name: '复制大纲' }));
    await expect(await screen.findByRole('button', { name: '已复制' })).toBeVisible();
    await expect(write).toHaveBeenCalledWith(args.value);
  },
};

export const LongText: Story = {
  args: { value: slideOutline('很长的题目'.repeat(20), `${done.answer}\n\n`.repeat(20)) },
};
