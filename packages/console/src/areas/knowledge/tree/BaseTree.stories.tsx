import { failed, loading, ready } from '@console/base';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { BaseTree } from './BaseTree.js';
import { bases, baseNamed, manyBases } from './bases.fixtures.js';

const edit = fn();
const remove = fn();

const meta = {
  title: 'Screens/Knowledge/BaseTree',
  component: BaseTree,
  decorators: [
    (Shown) => (
      <div style={{ display: 'flex', width: 224, height: 480 }}>
        <Shown />
      </div>
    ),
  ],
  args: {
    bases: ready(bases),
    current: { kind: 'faq', base: 'rules' },
    onOpen: fn(),
    onCreate: fn(),
    actions: ({ id }) => [
      { key: 'edit', label: '修改', onClick: () => edit(id) },
      { key: 'remove', label: '删除', danger: true, onClick: () => remove(id) },
    ],
  },
} satisfies Meta<typeof BaseTree>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loads: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('treeitem', { name: /^FAQ\s*186$/ })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('img', { name: '仅这些角色可见：医务组' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: '所选角色已被删除，仅管理员可见' })).toBeVisible();
  },
};

export const Loading: Story = { args: { bases: loading } };

export const Fails: Story = { args: { bases: failed({ code: 500, message: '程序运行出错,或服务器异常' }) } };

export const NotPermitted: Story = {
  args: { bases: failed({ code: 4030, message: '没有权限，请联系管理员' }) },
};

/** Whoever has none yet sees where all of them will be. */
export const Empty: Story = { args: { bases: ready([]), current: { kind: 'all' } } };

export const Refreshing: Story = { args: { bases: ready(bases, true) } };

export const LongNames: Story = {
  args: {
    bases: ready([
      baseNamed('rules', '中国篮球协会全国青少年三人篮球竞赛规则与裁判法汇编（二〇二六年修订版）', {
        documentCount: 12_480,
        faqCount: 46_215,
        roles: [{ id: 'r', name: '裁判管理' }],
      }),
      ...bases.slice(1),
    ]),
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Only what is in view is drawn: the base that is open from the first, and where the keyboard goes. */
export const Thousand: Story = {
  args: { bases: ready(manyBases), current: { kind: 'documents', base: 'b500' } },
  play: async ({ canvas, userEvent }) => {
    const open = await canvas.findByRole('treeitem', { selected: true });
    await expect(open).toBeVisible();
    await expect(canvas.getAllByRole('treeitem').length).toBeLessThan(60);
    open.focus();
    await userEvent.keyboard('{End}');
    const last = await canvas.findByRole('treeitem', { name: /1000/ });
    await expect(last).toHaveFocus();
    await expect(last).toHaveAttribute('aria-posinset', '1001');
    await expect(last).toHaveAttribute('aria-setsize', '1001');
    await userEvent.keyboard('{Home}');
    await expect(await canvas.findByRole('treeitem', { name: '全部知识库' })).toHaveFocus();
  },
};

export const Searched: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '搜索知识库' }), '转会');
    await waitFor(() => expect(canvas.getAllByRole('treeitem')).toHaveLength(1));
    await userEvent.type(canvas.getByRole('textbox', { name: '搜索知识库' }), '篮网');
    await expect(await canvas.findByText('没有名称含“转会篮网”的知识库')).toBeVisible();
  },
};

export const WalksByKeyboard: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await canvas.findByRole('tree');
    const item = (name: RegExp | string) => canvas.getByRole('treeitem', { name });
    item(/^FAQ/).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(item('裁判员培训')).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(item(/^文档\s*37/)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith({ kind: 'documents', base: 'referees' });
    await userEvent.keyboard('{ArrowLeft}{F2}');
    await expect(edit).toHaveBeenCalledWith('referees');
    await userEvent.keyboard('{Delete}');
    await expect(remove).toHaveBeenCalledWith('referees');
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(item('裁判员培训')).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.keyboard('{Home}{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith({ kind: 'all' });
  },
};

export const OffersItsActions: Story = {
  play: async ({ canvas, userEvent }) => {
    const base = await canvas.findByRole('treeitem', { name: '注册与转会' });
    await userEvent.hover(base);
    await expect(await canvas.findByRole('button', { name: '“注册与转会”的更多操作' })).toHaveAttribute(
      'aria-haspopup',
      'menu',
    );
  },
};
