import {
  exportVerifiedQuestions,
  importVerifiedQuestions,
  modifySavedQuestion,
  pageSavedQuestions,
  removeSavedQuestions,
  runSavedQuestion,
  verifySavedQuestion,
} from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { onPage } from '../../../testing/pageStory.js';
import { longSaved, savedQuestions } from './saved.fixtures.js';
import SavedDrawer from './SavedDrawer.js';

const pageOf = <Row,>(list: readonly Row[]) => ({ list: [...list], total: list.length, current: 1, size: 20 });

const meta = {
  title: 'Screens/DataQuery/SavedDrawer',
  component: SavedDrawer,
  decorators: [onPage],
  args: { onAnswer: fn(), onChange: fn(), onClose: fn() },
  parameters: {
    address: '/assistantAI/text2sql',
    fakes: [
      fake(pageSavedQuestions, { data: pageOf(savedQuestions) }),
      fake(runSavedQuestion, { data: { id: 'a7' } }),
      fake(modifySavedQuestion, { data: null }),
      fake(verifySavedQuestion, { data: null }),
      fake(removeSavedQuestions, { data: null }),
      fake(exportVerifiedQuestions, { data: {} }),
      fake(importVerifiedQuestions, { data: { added: 2, same: 1, refused: [] } }),
    ],
  },
} satisfies Meta<typeof SavedDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What it last came to is looked at; without that it is asked again. */
export const Usual: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText(/上次 94.2%/)).toBeVisible();
    await expect(screen.getByText('上次没有结果：查询超时，请缩小时间范围。')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '近 7 天的有依据回答率' }));
    await expect(args.onAnswer).toHaveBeenCalledWith('a1');
    await userEvent.click(screen.getByRole('button', { name: '各省份的报名费' }));
    await waitFor(() => expect(args.onAnswer).toHaveBeenLastCalledWith('a7'));
  },
};

/** What others share is asked and pinned, and no more. */
export const SharedByOthers: Story = {
  globals: { role: 'asker' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '各省份的报名费的更多操作' }));
    // It fades in: there for a moment before it is seen.
    await waitFor(async () => expect(await screen.findByRole('menuitem', { name: '固定到首页' })).toBeVisible());
    await expect(screen.queryByRole('menuitem', { name: '修改' })).toBeNull();
    await expect(screen.queryByRole('menuitem', { name: '删除' })).toBeNull();
  },
};

export const Deletes: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '近 7 天的有依据回答率的更多操作' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '删除' }));
    const [title] = await screen.findAllByText('删除保存的问题“近 7 天的有依据回答率”？');
    await expect(title).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: /^删\s?除$/ }));
    await expect(await screen.findByText('已删除')).toBeInTheDocument();
  },
};

/** The Enter that chooses a word of an input method does not search. */
export const Searches: Story = {
  parameters: { fakes: [fake(pageSavedQuestions, { data: pageOf([]) })] },
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('textbox', { name: '搜索保存的问题' });
    await userEvent.type(field, '报名');
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229, isComposing: true });
    await expect(await screen.findByText('还没有保存的问题')).toBeVisible();
    await userEvent.type(field, '{Enter}');
    await expect(await screen.findByText('没有符合条件的问题')).toBeVisible();
  },
};

/** Each question that was not taken is told, with the reason. */
export const Imports: Story = {
  parameters: {
    fakes: [
      fake(importVerifiedQuestions, {
        data: {
          added: 2,
          same: 1,
          refused: [{ number: 3, question: '各省份的报名费', message: '没有名为“联赛报名”的数据源。' }],
        },
      }),
    ],
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByText('已验证', { selector: 'label span' }));
    await userEvent.upload(
      await screen.findByLabelText('导入', { selector: 'input' }),
      new File(['{}'], 'verified.json'),
    );
    await expect(await screen.findByText('新增 2 个，已有 1 个，未导入 1 个')).toBeVisible();
    await expect(screen.getByText('第 3 个“各省份的报名费” 没有名为“联赛报名”的数据源。')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { fakes: [fake(pageSavedQuestions, { data: pageOf([]) })] },
  play: async () => {
    await expect(await screen.findByText('还没有保存的问题')).toBeVisible();
  },
};

export const Loading: Story = { parameters: { fakes: [fake(pageSavedQuestions, { delay: 'infinite' })] } };

export const Failed: Story = {
  parameters: { fakes: [fake(pageSavedQuestions, { fails: 'unreachable' })] },
  play: async () => {
    await expect(await screen.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const LongText: Story = { parameters: { fakes: [fake(pageSavedQuestions, { data: pageOf([longSaved]) })] } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
