import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { Composer, type ComposerProps } from './Composer.js';
import { ScopeChip } from './Composer.styles.js';

const Owned = (props: ComposerProps) => {
  const [value, setValue] = useState(props.value);
  return (
    <Composer
      {...props}
      value={value}
      onChange={(event) => {
        setValue(event.value);
        props.onChange(event);
      }}
    />
  );
};

const meta = {
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

export const Empty: Story = {};
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
    await expect(args.onSend).toHaveBeenCalledWith({ value: '第一行\n第二行' });
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
