import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, within } from 'storybook/test';
import { DataComposer, type DataComposerProps } from './DataComposer.js';

/** Keeps the draft, as its owner does. */
const Kept = ({ value: first, onChange, onSend, ...rest }: DataComposerProps) => {
  const [value, setValue] = useState(first);
  return (
    <DataComposer
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
      onSend={(text) => {
        setValue('');
        onSend(text);
      }}
    />
  );
};

const meta = {
  title: 'Chat/DataComposer',
  component: Kept,
  parameters: { widget: DataComposer },
  args: {
    value: '',
    sources: [
      { id: 'platform', name: '平台运营数据' },
      { id: 'games', name: '竞赛业务库' },
    ],
    sourceIds: ['platform'],
    more: true,
    onChange: fn(),
    onSend: fn(),
    onSourcesChange: fn(),
    onSamples: fn(),
  },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof Kept>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

/** Enter sends, but not the Enter that chooses a word of an input method. */
export const EnterSends: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: '提问' });
    await userEvent.type(field, '各省裁判人数');
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}按性别');
    await expect(field).toHaveValue('各省裁判人数\n按性别');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('各省裁判人数\n按性别');
  },
};

/** Several can be asked at once; the last one stays. */
export const ChoosesSources: Story = {
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '数据来源：平台运营数据' }));
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('menuitem', { name: '竞赛业务库' }));
    await expect(args.onSourcesChange).toHaveBeenCalledWith({ sourceIds: ['platform', 'games'] });
    await userEvent.click(body.getByRole('menuitem', { name: /平台运营数据/ }));
    await expect(args.onSourcesChange).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: '示例' }));
    await expect(args.onSamples).toHaveBeenCalledOnce();
  },
};

export const SeveralSources: Story = { args: { sourceIds: ['platform', 'games'] } };

export const Running: Story = { args: { running: true, onStop: fn() } };

export const Disabled: Story = { args: { disabledReason: '没有可以查询的数据来源' } };

/** One source alone is named, and not chosen. */
export const Empty: Story = { args: { sources: [{ id: 'games', name: '竞赛业务库' }], more: false } };

export const LongText: Story = {
  args: {
    value: '近 30 天各助手的有依据回答率怎么走，和前 30 天比。'.repeat(12),
    sources: [{ id: 'games', name: '竞赛业务库，含各省协会上报的报名、裁判、场馆与赛程' }],
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
