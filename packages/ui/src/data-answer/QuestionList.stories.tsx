import { failed, loading, ready } from '@console/base';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { now } from './dataAnswer.fixtures.js';
import { QuestionList, type QuestionPage } from './QuestionList.js';
import { askedQuestions, savedQuestions } from './questionList.fixtures.js';

const page: QuestionPage = { saved: savedQuestions, asked: askedQuestions, hasMore: false, loadingMore: false };

const ran = fn();

const meta = {
  title: 'Chat/QuestionList',
  component: QuestionList,
  args: {
    questions: ready(page),
    currentId: 'q1',
    now,
    onKeywordChange: fn(),
    onAdd: fn(),
    onOpen: fn(),
    onOpenSaved: fn(),
    onLoadMore: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 236, height: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof QuestionList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Those saved come first, then those of each day. */
export const Usual: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const heads = canvas.getAllByRole('heading', { level: 3 }).map((head) => head.textContent);
    await expect(heads).toEqual(['保存的问题', '今天', '昨天', '近 7 天']);
    await userEvent.click(canvas.getByRole('button', { name: '每周有依据回答率 周一 08:00' }));
    await expect(args.onOpenSaved).toHaveBeenCalledWith({ id: 's1' });
    await userEvent.click(canvas.getByRole('button', { name: '知识库文档增长' }));
    await expect(args.onOpen).toHaveBeenCalledWith({ id: 'q5' });
    await userEvent.click(canvas.getByRole('button', { name: '新建提问' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

/** Arrows go from row to row, over the groups. */
export const ByTheKeys: Story = {
  play: async ({ canvas, args, userEvent }) => {
    canvas.getByRole('button', { name: /^会员单位缴费进度/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: '各助手有依据回答率' })).toHaveFocus();
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith({ id: 'q8' });
    await userEvent.keyboard('{Home}{ArrowUp}');
    await expect(canvas.getByRole('button', { name: /^每周有依据回答率/ })).toHaveFocus();
  },
};

/** The menu of one that was saved, and the way to all of them. */
export const SavedVerbs: Story = {
  args: { verbsOf: ({ id }) => [{ key: 'run', label: '重新查询', onClick: () => ran(id) }], onAllSaved: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '各赛区报名队伍数的更多操作' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '重新查询' }));
    await expect(ran).toHaveBeenCalledWith('s2');
    await userEvent.click(canvas.getByRole('button', { name: '全部' }));
    await expect(args.onAllSaved).toHaveBeenCalledOnce();
  },
};

export const SavedFailed: Story = {
  args: { questions: ready({ ...page, saved: savedQuestions.map((one) => ({ ...one, failed: true })) }) },
};

export const Searches: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '搜索提问' }));
    await userEvent.type(canvas.getByRole('textbox', { name: '搜索提问' }), 'U17');
    await expect(args.onKeywordChange).toHaveBeenLastCalledWith({ keyword: 'U17' });
    await userEvent.click(canvas.getByRole('button', { name: '结束搜索' }));
    await expect(args.onKeywordChange).toHaveBeenLastCalledWith({ keyword: '' });
  },
};

export const Loading: Story = { args: { questions: loading } };
export const Failed: Story = {
  args: { questions: failed({ code: 503, message: '服务器繁忙，请稍后', requestId: '7F3K-20A9' }, fn()) },
};
export const NotPermitted: Story = {
  args: { questions: failed({ code: 4030, message: '没有权限', notPermitted: true }, fn()) },
};
export const Refreshing: Story = { args: { questions: ready(page, true) } };
export const Empty: Story = { args: { questions: ready({ ...page, saved: [], asked: [] }) } };
export const NothingFound: Story = {
  args: { questions: ready({ ...page, saved: [], asked: [] }), keyword: '医疗保险' },
};
export const MoreToLoad: Story = { args: { questions: ready({ ...page, hasMore: true }) } };
export const LongText: Story = {
  args: {
    questions: ready({
      ...page,
      saved: savedQuestions.map((one) => ({ ...one, title: `${one.title}以及一切与之有关的补充说明` })),
      asked: askedQuestions.map((one) => ({ ...one, title: `${one.title}以及一切与之有关的补充说明` })),
    }),
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
