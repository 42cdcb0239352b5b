import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { params } from './templates.fixtures.js';
import { VariableText, type VariableTextProps } from './VariableText.js';

const Kept = (props: VariableTextProps) => {
  const [text, setText] = useState(props.value ?? '');
  return <VariableText {...props} value={text} onChange={setText} />;
};

const written = '${name}，你的 25-26 赛季季票（${attribute.座位}）12-31 到期，${level}续费享 9 折。拒收请回复R';

const meta = {
  title: 'Screens/Marketing/VariableText',
  component: VariableText,
  render: (args) => <Kept {...args} />,
  parameters: { layout: 'padded' },
  args: { params, max: 500, lines: 4, value: written, 'aria-label': '内容' },
} satisfies Meta<typeof VariableText>;
export default meta;
type Story = StoryObj<typeof meta>;

const labelsIn = (canvas: HTMLElement): (string | undefined)[] =>
  [...canvas.querySelectorAll<HTMLElement>('[data-label]')].map(({ dataset }) => dataset['label']);

/** Variables are tags with their names; the text of the field is what was written. */
export const Usual: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('textbox', { name: '内容' })).toHaveValue(written);
    await expect(labelsIn(canvasElement)).toEqual(['姓名', '座位', '等级']);
  },
};

/** One that nothing fills is marked, as the check says in words. */
export const Unknown: Story = {
  args: { value: '${nickname}，周六开赛' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-unknown]')).toHaveAttribute('data-label', 'nickname');
  },
};

/** A single line takes no breaks. */
export const OneLine: Story = {
  args: { lines: 1, value: '季票 ${level}到期' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: '内容' });
    await userEvent.type(field, '{Enter}！');
    await expect(field).toHaveValue('季票 ${level}到期！');
  },
};

export const Empty: Story = { args: { value: '' } };

/** Where the text is longer than the field, the tags go along with it. */
export const LongText: Story = {
  args: { value: `${written}\n`.repeat(20), max: 4000 },
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('textbox', { name: '内容' });
    const tags = canvasElement.querySelector('[aria-hidden]:has(> [data-label])');
    // It is as high as its text at first.
    await waitFor(() => {
      field.scrollTop = 60;
      return expect(tags?.scrollTop).toBe(60);
    });
    await expect(tags?.scrollHeight).toBe(field.scrollHeight);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
