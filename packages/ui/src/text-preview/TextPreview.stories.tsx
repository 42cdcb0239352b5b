import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { TextPreview, type TextPreviewProps } from './TextPreview.js';
import { deck, handbook, schedule } from './text.fixtures.js';

const marks = [
  { id: '1', label: '1', chunkId: 'c10', quote: '中场休息十五分钟，由计时员在结束前三分钟和一分半钟时通知裁判员。' },
  { id: '2', label: '2', chunkId: 'c11', quote: '球成死球时停表。\n…\n掷球入界的球触及场上队员时开表。' },
  { id: '3', label: '3', chunkId: 'c19', quote: '更正须由主裁判员签字。' },
];

const Chosen = ({ activeId: first = null, onSelect, ...props }: TextPreviewProps) => {
  const [activeId, setActiveId] = useState(first);
  const select = (id: string) => {
    setActiveId(id);
    onSelect?.(id);
  };
  return <TextPreview {...props} activeId={activeId} onSelect={select} />;
};

const meta = {
  title: 'Documents/TextPreview',
  component: TextPreview,
  args: { passages: handbook, marks, activeId: '1', onSelect: fn(), label: '记录台工作手册.md' },
  decorators: [
    (Story) => (
      <main style={{ display: 'flex', flexDirection: 'column', height: 520 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof TextPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  tags: ['visual'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('中间略去 6 段')).toBeInTheDocument();
    await expect(canvasElement.querySelectorAll('[data-active]')).toHaveLength(1);
    await expect(canvas.getByRole('heading', { name: '第二章 计时' })).toBeVisible();
  },
};

/** Words that stand apart belong to one citation: its button stands before the first of them. */
export const Apart: Story = {
  args: { activeId: '2' },
  play: async ({ canvas, canvasElement }) => {
    const lit = [...canvasElement.querySelectorAll('[data-active]')].map(({ textContent }) => textContent);
    await expect(lit).toEqual(['球成死球时停表。', '掷球入界的球触及场上队员时开表。']);
    await expect(canvas.getAllByRole('button', { name: '标出 2' })).toHaveLength(1);
  },
};

/** What was chosen is brought into view, without moving the page around. */
export const Chooses: Story = {
  render: (args) => <Chosen {...args} />,
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexDirection: 'column', height: 220 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, args, userEvent }) => {
    const last = canvas.getByRole('button', { name: '标出 3' });
    last.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('3');
    await expect(last).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: '标出 1' }));
    const view = canvas.getByRole('region').getBoundingClientRect();
    await waitFor(async () => {
      const { top, bottom } = canvas.getByText(/^中场休息/).getBoundingClientRect();
      await expect(top >= view.top && bottom <= view.bottom).toBe(true);
    });
  },
};

export const Sheet: Story = {
  tags: ['visual'],
  args: {
    passages: schedule,
    label: '日程.xlsx',
    marks: [
      {
        id: '1',
        label: '1',
        chunkId: 'c1',
        quote: '日期：11 月 29 日；主队：北岭松涛；客队：南湖帆影；场馆：南湖中心',
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('第 1–3 行')).toBeVisible();
    await expect(canvas.getByText('第 6 行')).toBeVisible();
  },
};

export const Deck: Story = {
  args: {
    passages: deck,
    label: '换人与暂停.pptx',
    marks: [{ id: '1', label: '1', chunkId: 'c5', quote: '每队上半时两次暂停。' }],
  },
};

/** To be read, with nothing lit. */
export const Plain: Story = { args: { marks: [], activeId: null, onSelect: undefined } };

/** Nothing can be chosen: the words are lit without their buttons. */
export const ReadOnly: Story = {
  args: { onSelect: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A person changed the passage since it was cited: it is lit as a whole, and the words that were cited are told. */
export const Changed: Story = {
  args: { marks: [{ id: '1', label: '1', chunkId: 'c12', quote: '比赛时间剩余不足 12 秒的，关闭显示。' }] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('引用之后，这一段被修改过或停用了')).toBeVisible();
    await expect(canvas.getByText('比赛时间剩余不足 12 秒的，关闭显示。')).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-active]')).toHaveLength(2);
  },
};

/** It was switched off since: only the words that were cited are told. */
export const SwitchedOff: Story = {
  args: { passages: [], marks: marks.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('引用之后，这一段被修改过或停用了')).toBeVisible();
  },
};

export const Empty: Story = { args: { passages: [], marks: [], activeId: null } };

export const LongWords: Story = {
  args: {
    passages: [
      { chunkId: 'c1', chunkIndex: 1, heading: [], content: `${'https://example.org/'.padEnd(400, 'a')}\n短句。` },
    ],
    marks: [{ id: '1', label: '1', chunkId: 'c1', quote: '短句。' }],
  },
};

export const Phone: Story = { tags: ['visual'], globals: { viewport: { value: 'phone' } } };
