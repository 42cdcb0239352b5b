import { BookOutlined } from '@ant-design/icons';
import { failed, loading, ready } from '@console/base';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { rules } from '../page-preview/preview.fixtures.js';
import * as samples from './chat.fixtures.js';
import { ChatView } from './ChatView.js';
import type { ChatViewProps } from './chatViewProps.js';
import { ScopeChip } from './Composer.styles.js';
import type { ChatTurn } from './types.js';

const page = (...list: readonly ChatTurn[]) => ready({ list });
const book = rules();

const Owned = (props: ChatViewProps) => {
  const [evidence, setEvidence] = useState(props.evidence);
  const [value, setValue] = useState(props.composer?.value ?? '');
  const cited = props.turns.state === 'ready' && props.turns.data.list.find(({ id }) => id === evidence?.id);
  const reference = cited ? cited.references.find(({ n }) => n === evidence?.n) : undefined;
  return (
    <ChatView
      {...props}
      evidence={evidence}
      source={reference?.positions.length === 0 ? ready(samples.manual) : props.source}
      onEvidenceChange={(next) => {
        setEvidence(next);
        props.onEvidenceChange(next);
      }}
      {...(props.composer && { composer: { ...props.composer, value, onChange: setValue } })}
    />
  );
};

const meta = {
  title: 'Chat/ChatView',
  component: ChatView,
  render: (args) => <Owned {...args} />,
  args: {
    topicKey: 't1',
    title: '24 秒计时钟复位情形',
    assistantName: '通用助手',
    turns: page(samples.first, samples.running),
    welcome: samples.welcome,
    composer: {
      value: '',
      onChange: fn(),
      onSend: fn(),
      onStop: fn(),
      running: true,
      scope: (
        <ScopeChip>
          <BookOutlined aria-hidden />
          竞赛规则库等 3 个
        </ScopeChip>
      ),
    },
    conversations: {
      conversations: ready({ list: samples.conversations, hasMore: false, loadingMore: false }),
      currentId: 't1',
      now: samples.now,
      onKeywordChange: fn(),
      onAdd: fn(),
      onOpen: fn(),
      onModify: fn(),
      onRemove: fn(),
    },
    evidence: { id: 's2', n: 2 },
    onEvidenceChange: fn(),
    source: ready(book),
    onOpenOriginal: fn(),
    onNeedRoom: fn(),
    onAsk: fn(),
    onJudge: fn(),
    onRegenerate: fn(),
    onContinue: fn(),
    onModify: fn(),
    now: samples.now,
  },
  decorators: [
    (Story) => (
      <div style={{ height: '100vh', display: 'flex' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChatView>;
export default meta;
type Story = StoryObj<typeof meta>;

const quiet = { ...meta.args.composer, running: false };

export const Usual: Story = { tags: ['visual'] };
export const Phone: Story = { tags: ['visual'], globals: { viewport: { value: 'phone' } } };
export const WithoutEvidence: Story = {
  args: { evidence: null, turns: page(samples.first, samples.done), composer: quiet },
};
export const Loading: Story = { args: { turns: loading, evidence: null, composer: quiet } };
export const Failed: Story = {
  args: {
    turns: failed({ code: 503, message: '服务器繁忙，请稍后', requestId: '7F3K-20A9' }, fn()),
    evidence: null,
    composer: { ...quiet, disabledReason: '会话还没有加载出来' },
  },
};
export const Begins: Story = {
  args: { turns: page(), evidence: null, topicKey: null, title: '新会话', composer: quiet },
};
/** Until the network is back: what is typed stays, and so does what was answered. */
export const Offline: Story = {
  args: { turns: page(samples.first), composer: quiet, evidence: null },
  beforeEach: () => {
    const spy = spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    return () => spy.mockRestore();
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('网络已断开，恢复后可继续提问')).toBeVisible();
    spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(canvas.queryByText('网络已断开，恢复后可继续提问')).toBeNull());
    spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    await expect(await canvas.findByText('网络已断开，恢复后可继续提问')).toBeVisible();
  },
};
export const Standalone: Story = {
  args: {
    standalone: true,
    conversations: undefined,
    turns: page(samples.noModel),
    evidence: null,
    composer: quiet,
  },
};
/** What is cited has no pages: its text stands there, with the words lit. */
export const EvidenceWithoutPages: Story = {
  args: { evidence: { id: 's2', n: 4 } },
  play: async ({ canvas }) => {
    const text = within(await canvas.findByRole('region', { name: '记录台工作手册.md' }));
    await expect(text.getByText('比赛时间剩余不足 14 秒的，24 秒计时钟关闭显示，计时员以手势确认。').tagName).toBe(
      'MARK',
    );
  },
};

/** The backend tells nothing of the document but the words cited. */
export const EvidenceWordsAlone: Story = {
  args: { evidence: { id: 's2', n: 4 } },
  render: (args) => <ChatView {...args} source={ready(null)} />,
  play: async ({ canvas }) => {
    const rail = within(await canvas.findByRole('complementary', { name: '依据' }));
    await expect(await rail.findByText('这份文档没有页面图，下面是引用的原文')).toBeVisible();
    await expect(rail.getByText(/24 秒计时钟关闭显示，计时员以手势确认/)).toBeVisible();
  },
};

export const PagesLoading: Story = { args: { source: loading } };
export const PagesFailed: Story = {
  args: { source: failed({ code: 404, message: '您请求的资源（网页等）不存在' }, fn()) },
};
export const LongestText: Story = { args: { turns: page(samples.longest), composer: quiet } };

const inAColumn: NonNullable<Story['decorators']> = (Story) => (
  <div style={{ width: 320, height: 640 }}>
    <Story />
  </div>
);

export const InAColumnOfAWidePage: Story = { args: { evidence: null }, decorators: inAColumn };

export const EvidenceStaysInsideTheColumn: Story = {
  decorators: inAColumn,
  play: async ({ canvas, canvasElement }) => {
    const sheet = await canvas.findByRole('dialog');
    const view = canvasElement.querySelector('[data-room]')?.getBoundingClientRect();
    await waitFor(() => {
      const { left, right, bottom, height } = sheet.getBoundingClientRect();
      return expect([left, right, bottom, Math.round(height)]).toEqual([
        view?.left,
        view?.right,
        view?.bottom,
        Math.round(640 * 0.46),
      ]);
    });
    await expect(canvas.getByRole('region', { name: '对话内容' }).getBoundingClientRect().width).toBe(320);
  },
};

export const CitationOpensItsPage: Story = {
  args: { evidence: null },
  // What a sidebar leaves of a window of 1440.
  decorators: (Story) => (
    <div style={{ display: 'flex', width: 1222 }}>
      <Story />
    </div>
  ),
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.queryByRole('complementary', { name: '依据' })).toBeNull();
    const [chip] = await canvas.findAllByRole('button', { name: '依据 3：篮球竞赛规则（2024 版）.pdf 第 47 页' });
    if (!chip) throw new Error('There is no citation 3');
    await userEvent.click(chip);
    await expect(args.onEvidenceChange).toHaveBeenLastCalledWith({ id: 's2', n: 3 });
    await expect(args.onNeedRoom).toHaveBeenCalled();
    const rail = within(await canvas.findByRole('complementary', { name: '依据' }));
    await expect(rail.getByText('竞赛规则库 · 分段 94 · 29.2 程序')).toBeVisible();
    await waitFor(() => expect(rail.getByRole('textbox')).toHaveValue('47'));
    await userEvent.click(rail.getByRole('button', { name: '收起依据' }));
    await expect(canvas.queryByRole('complementary', { name: '依据' })).toBeNull();
    await expect(chip).toHaveFocus();
  },
};

export const DocumentWithoutPagesShowsItsWords: Story = {
  args: { turns: page(samples.done), composer: quiet },
  play: async ({ canvas, userEvent }) => {
    const rail = within(canvas.getByRole('complementary', { name: '依据' }));
    await userEvent.click(rail.getByRole('button', { name: '依据 4' }));
    await expect(rail.getByText('比赛时间剩余不足 14 秒的，24 秒计时钟关闭显示，计时员以手势确认。')).toBeVisible();
  },
};

export const FaqShowsItsPicturesAndFiles: Story = {
  args: {
    turns: page(samples.faq),
    evidence: { id: samples.faq.id, n: 1 },
    composer: quiet,
    renderPicture: ({ name }) => <img src={samples.picture} alt={name} style={{ width: '100%' }} />,
    onDownload: fn(),
  },
  play: async ({ canvas, args, userEvent }) => {
    const rail = within(canvas.getByRole('complementary', { name: '依据' }));
    await expect(rail.getByText('裁判员培训 · 记录台的座位怎么排？')).toBeVisible();
    await expect(rail.getByRole('img', { name: '记录台.png' })).toBeVisible();
    await userEvent.click(rail.getByRole('button', { name: /^记录台座位表\.pdf .*下载$/ }));
    await expect(args.onDownload).toHaveBeenCalledWith(samples.faq.references[0]?.resources?.[1]);
  },
};

/** Another system was called for the answer: what was asked of it, and what it told, as words. */
export const CallIsEvidence: Story = {
  args: { turns: page(samples.called), evidence: { id: samples.called.id, n: 1 }, composer: quiet },
  play: async ({ canvas }) => {
    const rail = within(canvas.getByRole('complementary', { name: '依据' }));
    await expect(await rail.findByText('GET tickets.example.com')).toBeVisible();
    await expect(rail.getByText('2026-11-28')).toBeVisible();
    await expect(rail.getByText(/"余票": 12/)).toBeVisible();
    await expect(rail.queryByRole('button', { name: '打开原文' })).toBeNull();
  },
};

/** It did not answer, or what it told is hostile. */
export const CallFailed: Story = {
  args: { turns: page(samples.callFailed), evidence: { id: samples.callFailed.id, n: 1 }, composer: quiet },
  play: async ({ canvas }) => {
    const rail = within(canvas.getByRole('complementary', { name: '依据' }));
    await expect(await rail.findByText('对方返回错误 · HTTP 500')).toBeVisible();
    await expect(rail.getByText('<img src=x onerror=alert(1)> [2]')).toBeVisible();
    await expect(rail.getByText('没有参数')).toBeVisible();
  },
};

export const EditsAQuestion: Story = {
  args: { turns: page(samples.first), evidence: null, composer: quiet },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '修改问题' }));
    const field = canvas.getByRole('textbox', { name: '修改问题' });
    await userEvent.clear(field);
    await userEvent.type(field, '罚则有什么不同？{Enter}');
    await expect(args.onModify).toHaveBeenCalledWith({ id: 's1', question: '罚则有什么不同？' });
  },
};

export const PhoneHistoryIsADrawer: Story = {
  args: { evidence: null },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.queryByRole('navigation', { name: '会话列表' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '会话列表' }));
    const list = within(await canvas.findByRole('navigation', { name: '会话列表' }));
    await userEvent.click(list.getByRole('button', { name: '外籍教练注册流程' }));
    await expect(args.conversations?.onOpen).toHaveBeenCalledWith('t7');
    await waitFor(() => expect(canvas.queryByRole('navigation', { name: '会话列表' })).toBeNull());
  },
};
