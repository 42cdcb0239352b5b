import { failed, loading, ready } from '@console/base';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { done, faq, first, now, stopped } from '../chat/chat.fixtures.js';
import { rules } from '../page-preview/preview.fixtures.js';
import { SharedConversation, type SharedConversationProps } from './SharedConversation.js';
import { facts } from './sharing.fixtures.js';

const book = rules();

const Owned = (props: SharedConversationProps) => {
  const [evidence, setEvidence] = useState(props.evidence);
  return (
    <SharedConversation
      {...props}
      evidence={evidence}
      onEvidenceChange={(next) => {
        setEvidence(next);
        props.onEvidenceChange(next);
      }}
    />
  );
};

const meta = {
  title: 'Chat/SharedConversation',
  component: SharedConversation,
  render: (args) => <Owned {...args} />,
  args: {
    topic: facts,
    turns: ready({ list: [first, { ...stopped, id: 's2-stopped' }, faq, done] }),
    onLoadOlder: fn(),
    evidence: null,
    onEvidenceChange: fn(),
    source: ready(book),
    onBack: fn(),
    now,
  },
  decorators: [
    (Story) => (
      <div style={{ height: '100vh', display: 'flex' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SharedConversation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('陈思远 分享于 2026-11-21 10:30:00')).toBeVisible();
    // Read, and nothing else.
    for (const name of ['有帮助', '没有帮助', '修改问题'])
      await expect(canvas.queryByRole('button', { name })).toBeNull();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
export const Own: Story = { args: { topic: { ...facts, own: true } } };
export const Loading: Story = { args: { turns: loading } };
export const Failed: Story = { args: { turns: failed({ code: 503, message: '服务器繁忙，请稍后' }, fn()) } };
export const Empty: Story = { args: { turns: ready({ list: [] }) } };
export const Refreshing: Story = {
  args: { turns: { state: 'ready', data: { list: [first, done] }, refreshing: true } },
};
export const LongText: Story = {
  args: {
    topic: {
      ...facts,
      title:
        '在前场掷球入界时，停表显示 13 秒或以下的各种情形分别应当怎样复位，记录台与裁判员怎样配合确认，以及常见错误',
      ownerName: '全国篮球联赛常规赛竞赛组织及裁判员派遣联合工作组陈思远',
      assistantName: '裁判规则与判罚案例助手',
    },
  },
};

export const OpensEvidence: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const [cite] = await canvas.findAllByRole('button', { name: /^依据 1/ });
    if (cite === undefined) throw new Error('nothing is cited');
    await userEvent.click(cite);
    await expect(args.onEvidenceChange).toHaveBeenCalled();
    const rail = await canvas.findByRole('complementary', { name: '依据' });
    await userEvent.click(within(rail).getByRole('button', { name: '收起依据' }));
    await waitFor(() => expect(canvas.queryByRole('complementary')).toBeNull());
    await expect(cite).toHaveFocus();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '返回' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};
