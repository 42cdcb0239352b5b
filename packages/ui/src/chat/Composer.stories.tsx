import { BookOutlined } from '@ant-design/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { Composer, type ComposerProps } from './Composer.js';
import * as samples from './composer.fixtures.js';
import { ScopeChip } from './Composer.styles.js';

const Owned = (props: ComposerProps) => {
  const [value, setValue] = useState(props.value);
  return (
    <Composer
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
  title: 'Chat/Composer',
  component: Composer,
  render: (args) => <Owned {...args} />,
  args: {
    value: '',
    onChange: fn(),
    onSend: fn(),
    onStop: fn(),
    history: ['24 秒钟违例的罚则是什么？', 'U13 组可以使用联防吗？'],
    scope: (
      <ScopeChip>
        <BookOutlined aria-hidden />
        竞赛规则库等 3 个
      </ScopeChip>
    ),
  },
} satisfies Meta<typeof Composer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { tags: ['visual'] };
export const Draft: Story = { args: { value: '防守犯规后进攻队在前场掷球入界，要不要复位？' } };
export const EightLines: Story = {
  args: { value: Array.from({ length: 12 }, (_, line) => `第 ${line + 1} 行`).join('\n') },
};
export const Running: Story = { args: { running: true } };
export const Disabled: Story = { args: { disabledReason: '这个助手已停用' } };
export const NearTheLimit: Story = { args: { value: '规'.repeat(3712) } };

export const TooLongIsKeptNotSent: Story = {
  args: { value: '规'.repeat(4003) },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('已超出 3 字');
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: '发送' })).toBeDisabled();
  },
};

export const EnterSendsShiftEnterDoesNot: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: '提问' });
    await userEvent.type(field, '第一行{Shift>}{Enter}{/Shift}第二行');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(field).toHaveValue('第一行\n第二行');
    await userEvent.type(field, '{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('第一行\n第二行');
  },
};

export const EnterOfAnInputMethodNeverSends: Story = {
  args: { value: 'lanqiu' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox');
    await fireEvent.compositionStart(field);
    await fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    // Safari ends the composition first and marks the key by its old code only.
    await fireEvent.compositionEnd(field);
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    await expect(args.onSend).not.toHaveBeenCalled();
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
    await expect(args.onSend).toHaveBeenCalledTimes(1);
  },
};

export const StopsInTheSamePlace: Story = {
  args: { running: true, value: '下一个问题' },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: '发送' })).toBeNull();
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '停止' }));
    await expect(args.onStop).toHaveBeenCalled();
  },
};

export const UpArrowBringsBackQuestions: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).toHaveValue('U13 组可以使用联防吗？');
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).toHaveValue('24 秒钟违例的罚则是什么？');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(field).toHaveValue('');
    await userEvent.type(field, '自己写的{ArrowUp}');
    await expect(field).toHaveValue('自己写的');
  },
};

export const PastesAsPlainText: Story = {
  play: async ({ canvas, userEvent }) => {
    const data = new DataTransfer();
    data.setData('text/plain', '29.2 程序');
    data.setData('text/html', '<b>29.2</b> 程序');
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste(data);
    await expect(canvas.getByRole('textbox')).toHaveValue('29.2 程序');
  },
};

const withFiles = { items: samples.attachments, limits: samples.limits, onAdd: fn(), onRemove: fn(), onRetry: fn() };

export const Attachments: Story = { args: { value: '对照这两份文件，差别在哪里？', attachments: withFiles } };
export const AttachmentsReady: Story = {
  args: { value: '对照这两份文件，差别在哪里？', attachments: { ...withFiles, items: samples.attachments.slice(2) } },
};
export const NoAttachmentsYet: Story = { args: { attachments: { ...withFiles, items: [] } } };
export const Phone: Story = { ...Attachments, globals: { viewport: { value: 'phone' } } };

export const WaitsForItsAttachments: Story = {
  args: { value: '差别在哪里？', attachments: withFiles },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('附件处理完后可以发送')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '移除 竞赛规程修订稿.docx' }));
    await expect(args.attachments?.onRemove).toHaveBeenCalledWith('a1');
    await userEvent.click(canvas.getByRole('button', { name: '重试 旧版规则.pdf' }));
    await expect(args.attachments?.onRetry).toHaveBeenCalledWith('a2');
  },
};

const switched = { ...withFiles, items: samples.attachments.slice(2), off: ['a4'], onSwitch: fn() };

export const OneFileIsNotUsed: Story = {
  args: { value: '这份规则里怎么说？', attachments: switched },
  play: async ({ canvas, args, userEvent }) => {
    const used = canvas.getByRole('button', { name: /^提问时参考 篮球竞赛规则/ });
    const notUsed = canvas.getByRole('button', { name: /^提问时参考 裁判员培训大纲/ });
    await expect(used).toHaveAttribute('aria-pressed', 'true');
    await expect(notUsed).toHaveAttribute('aria-pressed', 'false');
    // The last one that is used stays so.
    await userEvent.click(used);
    await expect(args.attachments?.onSwitch).not.toHaveBeenCalled();
    await userEvent.click(notUsed);
    await expect(args.attachments?.onSwitch).toHaveBeenCalledWith({ id: 'a4', off: false });
  },
};

export const AboutABoxOnAPage: Story = {
  args: {
    value: '这张表里哪一项最多？',
    attachments: { ...switched, off: [], region: { name: '篮球竞赛规则（2024 版）.pdf', page: 3, onDrop: fn() } },
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('第 3 页选区')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '不再针对这个选区提问' }));
    await expect(args.attachments?.region?.onDrop).toHaveBeenCalled();
  },
};

export const RefusesWhatCannotBeUsed: Story = {
  args: { attachments: { ...withFiles, items: samples.attachments.slice(2) } },
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const data = new DataTransfer();
    for (const file of samples.files()) data.items.add(file);
    const field = canvas.getByRole('textbox');
    await fireEvent(field, new DragEvent('dragenter', { bubbles: true, dataTransfer: data }));
    await expect(await canvas.findByText('松开即可添加为附件')).toBeVisible();
    await fireEvent(field, new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }));
    await expect(args.attachments?.onAdd).toHaveBeenCalledWith([expect.objectContaining({ name: '规则.PDF' })]);
    await expect(canvas.getByText('不支持这种文件，请选择 pdf、docx')).toBeVisible();
    await expect(canvas.getByText('文件是空的')).toBeVisible();
    await expect(canvas.getByText('最多 3 个附件')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '移除 程序.exe' }));
    await expect(canvasElement).not.toHaveTextContent('程序.exe');
  },
};

export const PastesFilesButPrefersWords: Story = {
  args: { attachments: { ...withFiles, items: [] } },
  play: async ({ canvas, args, userEvent }) => {
    const [file] = samples.files();
    if (!file) throw new Error('There is no file');
    const table = new DataTransfer();
    table.setData('text/plain', '赛区\t队伍');
    table.items.add(file);
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste(table);
    await expect(field).toHaveValue('赛区\t队伍');
    await expect(args.attachments?.onAdd).not.toHaveBeenCalled();
    const picture = new DataTransfer();
    picture.items.add(file);
    await userEvent.paste(picture);
    await expect(args.attachments?.onAdd).toHaveBeenCalledTimes(1);
    await expect(field).toHaveValue('赛区\t队伍');
  },
};

export const EmojiGoInAtTheCaret: Story = {
  args: { value: '进球了，真准', onEmojiOpenChange: fn() },
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: '提问' });
    field.setSelectionRange(3, 3);
    await userEvent.click(canvas.getByRole('button', { name: '表情符号' }));
    await expect(args.onEmojiOpenChange).toHaveBeenLastCalledWith(true);
    const search = await screen.findByRole('textbox', { name: '搜索表情符号' });
    await screen.findByRole('gridcell', { name: '嘿嘿' });
    await userEvent.type(search, '篮球');
    await userEvent.click(await screen.findByRole('gridcell', { name: '篮球' }));
    await userEvent.click(screen.getByRole('gridcell', { name: '篮球' }));
    await expect(field).toHaveValue('进球了🏀🏀，真准');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(args.onEmojiOpenChange).toHaveBeenLastCalledWith(false);
    await expect(field.selectionStart).toBe(7);
  },
};

const seen = {
  record: { type: '比赛', id: 'm-42', title: '上海队对北京队' },
  page: {
    title: '2026 赛季常规赛第十二轮赛程与检票安排（含东区、西区各检票口的开放时间）',
    url: 'https://portal.example.com/42',
  },
  selection: '19:35 开赛，东区检票口开赛前一小时开放，持电子票的观众请提前打开二维码。',
};

const WithContext = (props: ComposerProps) => {
  const [value, setValue] = useState(props.context?.value ?? {});
  return (
    <Owned
      {...props}
      context={{
        value,
        onDrop: (kind) => {
          setValue((before) => ({ ...before, [kind]: undefined }));
          props.context?.onDrop(kind);
        },
      }}
    />
  );
};

export const Context: Story = {
  tags: ['visual'],
  args: { context: { value: seen, onDrop: fn() } },
  render: (args) => <WithContext {...args} />,
};

export const ContextIsPutAway: Story = {
  args: { context: { value: seen, onDrop: fn() } },
  render: (args) => <WithContext {...args} />,
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '不发送页面' }));
    await expect(args.context?.onDrop).toHaveBeenLastCalledWith('page');
    await expect(canvas.getByRole('button', { name: '不发送选中文字' })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(args.context?.onDrop).toHaveBeenLastCalledWith('selection');
    await expect(canvas.getByRole('button', { name: '不发送记录' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};
