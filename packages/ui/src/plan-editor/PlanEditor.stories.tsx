import { failed, loading, ready } from '@console/base';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen } from 'storybook/test';
import { league, market, registered, sections } from './plan.fixtures.js';
import { PlanEditor } from './PlanEditor.js';

const bases = ready([{ id: 'b1', name: '青少年发展' }]);

const meta = {
  title: 'Forms/PlanEditor',
  component: PlanEditor,
  args: {
    sections: ready(sections),
    current: 's2',
    onCurrentChange: fn(),
    onContentChange: fn(),
    onRetry: fn(),
    onResolve: fn(),
    onAdd: fn(),
    onRename: fn(),
    onMove: fn(),
    onRemove: fn(),
    drafting: { onStart: fn(), onStop: fn(), onTake: fn() },
    evidence: { bases, onSearch: fn(), onQuote: fn() },
  },
} satisfies Meta<typeof PlanEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

const withMarket = (more: Partial<typeof market>) =>
  ready(sections.map((one) => (one.id === market.id ? { ...market, ...more } : one)));

export const Usual: Story = {};
export const Loading: Story = { args: { sections: loading } };
export const Failed: Story = { args: { sections: failed({ code: 500, message: '服务没有响应' }, fn()) } };
export const NotPermitted: Story = {
  args: { sections: failed({ code: 403, message: '没有权限', notPermitted: true }) },
};
export const Refreshing: Story = { args: { sections: ready(sections, true) } };
export const Empty: Story = { args: { sections: ready([]) } };
export const Unsaved: Story = { args: { sections: withMarket({ state: 'unsaved' }) } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongestText: Story = {
  args: {
    sections: withMarket({ title: '特别长的章节名称'.repeat(12), content: '没有空格的很长一段文字'.repeat(200) }),
  },
};

export const TooLong: Story = {
  args: { sections: withMarket({ content: '文'.repeat(20_001), state: 'unsaved' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/缩短之后才能保存/)).toBeVisible();
  },
};

export const NotSaved: Story = {
  args: { sections: withMarket({ state: 'failed' }) },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(args.onRetry).toHaveBeenCalledWith({ id: 's2' });
  },
};

export const Conflict: Story = {
  args: { sections: withMarket({ state: 'conflict', theirs: { by: '李慧敏', content: '市场很大。' } }) },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('李慧敏也修改了这一章节')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '用对方的' }));
    await expect(args.onResolve).toHaveBeenLastCalledWith({ id: 's2', keep: 'theirs' });
    await userEvent.click(canvas.getByRole('button', { name: '用我的' }));
    await expect(args.onResolve).toHaveBeenLastCalledWith({ id: 's2', keep: 'mine' });
    await userEvent.click(canvas.getByRole('button', { name: '两份都留下' }));
    await expect(args.onResolve).toHaveBeenLastCalledWith({ id: 's2', keep: 'both' });
  },
};

export const Writes: Story = {
  play: async ({ canvas, args }) => {
    await fireEvent.change(canvas.getByLabelText('“市场分析”的正文，Markdown'), { target: { value: '新的文字' } });
    await expect(args.onContentChange).toHaveBeenCalledWith({ id: 's2', content: '新的文字' });
  },
};

export const Previews: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('预览'));
    await expect(await canvas.findByText(/需求持续增长/)).toBeVisible();
  },
};

export const MovesByKeys: Story = {
  play: async ({ canvas, args, userEvent }) => {
    canvas.getByRole('button', { name: /^商业模式/ }).focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(args.onMove).toHaveBeenCalledWith({ ids: ['s1', 's3', 's2', 's4'] });
  },
};

export const MovesByDragging: Story = {
  play: async ({ canvas, args }) => {
    const rows = canvas.getAllByRole('listitem');
    const [first, , third] = rows;
    if (first === undefined || third === undefined) throw new Error('rows are missing');
    await fireEvent.dragStart(first);
    await fireEvent.dragOver(third);
    await fireEvent.drop(third);
    await expect(args.onMove).toHaveBeenCalledWith({ ids: ['s2', 's3', 's1', 's4'] });
  },
};

export const AddsAndRenames: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '添加章节' }));
    const field = canvas.getByLabelText('章节名称');
    await userEvent.clear(field);
    await userEvent.type(field, '附录{Enter}');
    await expect(args.onAdd).toHaveBeenCalledWith({ title: '附录' });
    await userEvent.click(canvas.getByRole('button', { name: '章节“市场分析”的操作' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '重命名' }));
    await userEvent.clear(canvas.getByLabelText('章节名称'));
    await userEvent.type(canvas.getByLabelText('章节名称'), '市场{Enter}');
    await expect(args.onRename).toHaveBeenCalledWith({ id: 's2', title: '市场' });
  },
};

export const WithoutModel: Story = {
  args: { drafting: { ...meta.args.drafting, unavailable: '起草需要模型：请管理员先配置' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '起草' })).toBeDisabled();
    await expect(canvas.getByText('起草需要模型：请管理员先配置')).toBeVisible();
  },
};

export const AsksForDraft: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('要求'), '简短');
    await userEvent.click(canvas.getByRole('button', { name: '起草' }));
    await expect(args.drafting.onStart).toHaveBeenCalledWith({ id: 's2', wish: '简短', baseIds: [] });
  },
};

export const DraftRunning: Story = {
  args: { drafting: { ...meta.args.drafting, result: loading } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '停止' }));
    await expect(args.drafting.onStop).toHaveBeenCalled();
  },
};

export const DraftFailed: Story = {
  args: { drafting: { ...meta.args.drafting, result: failed({ code: 502, message: '模型没有给出可用的结果' }) } },
};

const written = {
  content: '注册球员 46.2 万人[1]，预计收入 350 万元（待核实）。',
  references: [registered],
  unverified: 1,
};

export const DraftCompared: Story = {
  args: { drafting: { ...meta.args.drafting, result: ready(written) } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(/有 1 处数字/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '采用' }));
    await expect(args.drafting.onTake).toHaveBeenCalledWith({ id: 's2', draft: written });
  },
};

export const EvidenceFound: Story = {
  args: { evidence: { ...meta.args.evidence, result: ready([league]) } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^引用/ }));
    await expect(args.evidence.onQuote).toHaveBeenCalledWith({ id: 's2', passage: league });
  },
};

export const EvidenceNotFound: Story = { args: { evidence: { ...meta.args.evidence, result: ready([]) } } };
export const NoBases: Story = { args: { evidence: { ...meta.args.evidence, bases: ready([]) } } };

/** Where a cited passage stands can be looked at, by its link. */
export const OpensASource: Story = {
  args: {
    sections: withMarket({ references: [{ ...registered, documentId: 'd1' }] }),
    opening: { onOpen: fn(), hrefOf: ({ passage: { n } }) => `#/plan?cite=${n}` },
  },
  play: async ({ canvas, args, userEvent }) => {
    const link = canvas.getByRole('link', { name: '看原文 [1]' });
    await expect(link).toHaveAttribute('href', '#/plan?cite=1');
    await userEvent.click(link);
    await expect(args.opening?.onOpen).toHaveBeenCalledWith({
      id: 's2',
      passage: expect.objectContaining({ n: 1, documentId: 'd1' }),
    });
  },
};
