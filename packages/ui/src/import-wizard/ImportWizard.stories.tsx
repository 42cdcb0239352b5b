import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { check, chooseFile, csvOf, fields, messy, send } from './import.fixtures.js';
import { ImportWizard } from './ImportWizard.js';

const messageOf = (error: unknown) => (error instanceof Error ? error.message : '');
const never = new Promise<never>(() => undefined);

const meta = {
  title: 'Forms/ImportWizard',
  component: ImportWizard,
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: '100dvh' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    open: true,
    onClose: fn(),
    title: '导入 FAQ',
    intro: '下载模板并填写，每行一个问题。先检查，确认后再导入。',
    fields,
    count: (rows) => `${rows} 个问题`,
    limits: { rows: 10_000, bytes: 10_000_000 },
    check,
    send,
    messageOf,
  },
} satisfies Meta<typeof ImportWizard>;
export default meta;
type Story = StoryObj<typeof meta>;

const chosen = async (file = csvOf(messy(30))) => {
  await screen.findByRole('button', { name: '选择表格' });
  chooseFile(file);
};

export const Begins: Story = { tags: ['visual'] };

export const Checking: Story = {
  args: {
    check: ({ onProgress }) => {
      onProgress(12);
      return never;
    },
  },
  play: async () => {
    await chosen();
    await expect(await screen.findByText('12 / 30 行')).toBeVisible();
  },
};

/** What is mended is checked again, and frees what depends on it. */
export const Mends: Story = {
  play: async ({ userEvent }) => {
    await chosen();
    await expect(await screen.findByText('可以导入 27 个问题')).toBeVisible();
    await expect(screen.getByText('3 行有问题，不会导入')).toBeVisible();
    const day = await screen.findByRole('textbox', { name: '第 4 行 生效日期' });
    await expect(day).toHaveAccessibleDescription('须为日期，如 2026-01-31');
    await userEvent.clear(day);
    await userEvent.type(day, '2026/3/1{Enter}');
    await expect(await screen.findByText('可以导入 28 个问题')).toBeVisible();
    await expect(day).toHaveValue('2026-03-01');
    // The next fault has the focus.
    await waitFor(() => expect(screen.getByRole('textbox', { name: '第 5 行 问题' })).toHaveFocus());
  },
};

/** What is there already with another answer stands beside the file's, and waits for a choice. */
export const Conflicts: Story = {
  args: {
    width: 1080,
    check: ({ all }) =>
      Promise.resolve({
        problems: [],
        same: [3],
        conflicts: [
          { row: 2, field: 'answer', there: '满分 120 分，72 分及格。', about: '#102 · 陈思远，2025-02-18' },
          { row: 5, field: 'answer', there: '另一个答案', about: '#94 · 赵雪，2024-05-01' },
        ],
        checked: all.map(({ row }) => row),
      }),
  },
  play: async ({ userEvent }) => {
    await chosen(csvOf(Array.from({ length: 30 }, () => messy(1)[0] ?? [])));
    await expect(await screen.findByText('可以导入 27 个问题')).toBeVisible();
    const choice = within(await screen.findByRole('radiogroup', { name: '第 2 行用哪个' }));
    await userEvent.click(choice.getByRole('radio', { name: '用表格的' }));
    await expect(await screen.findByText(/可以导入 28 个问题/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '全部保留原有' }));
    await expect(await screen.findByText('可以导入 27 个问题')).toBeVisible();
  },
};

export const AllRows: Story = {
  play: async ({ userEvent }) => {
    await chosen(csvOf(messy(300)));
    await expect(await screen.findByText('可以导入 297 个问题，其中 3 行会更新已有的内容')).toBeVisible();
    await userEvent.click(screen.getByText('全部 300'));
    await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(8));
  },
};

export const Columns: Story = {
  play: async () => {
    await chosen(csvOf(messy(5), ['标准问题（必填）', '回答', '分类', '生效日期', '生效日期']));
    await expect(await screen.findByText('“答案”必须有对应的列')).toBeVisible();
    await expect(screen.getByText('请确认：列名不完全相同，或有几列同名')).toBeVisible();
    await expect(screen.getByRole('button', { name: '检查' })).toBeDisabled();
  },
};

/** What a person may do with columns that were matched already. */
export const BackToColumns: Story = {
  play: async ({ userEvent }) => {
    await chosen();
    await userEvent.click(await screen.findByRole('button', { name: '对应列' }));
    await expect(await screen.findByText('没有用到的列：E 列 · 备注')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '检查' }));
    await expect(await screen.findByText('可以导入 27 个问题')).toBeVisible();
  },
};

export const Unreadable: Story = {
  play: async () => {
    await chosen(new File(['%PDF-1.7'], '规则.xlsx'));
    await expect(await screen.findByRole('alert')).toHaveTextContent('不是可以读取的表格');
  },
};

export const CheckFailed: Story = {
  args: { check: () => Promise.reject(new Error('服务器繁忙，请稍后')) },
  play: async () => {
    await chosen();
    await expect(await screen.findByRole('alert')).toHaveTextContent('服务器繁忙，请稍后');
    await expect(screen.getByRole('button', { name: '重新检查' })).toBeEnabled();
  },
};

export const Sending: Story = {
  args: { send: () => never },
  play: async ({ userEvent }) => {
    await chosen();
    await userEvent.click(await screen.findByRole('button', { name: '导入 27 个问题' }));
    await expect(await screen.findByRole('progressbar')).toBeVisible();
  },
};

/** Rows whose answer was lost are not sent again: they are handed back as such. */
export const AnswerLost: Story = {
  args: {
    isLost: () => true,
    send: (request) =>
      request.rows.some(({ row }) => row === 2) ? Promise.reject(new Error('没有网络')) : send(request),
  },
  play: async ({ userEvent }) => {
    await chosen();
    await userEvent.click(await screen.findByRole('button', { name: '导入 27 个问题' }));
    await userEvent.click(await screen.findByRole('button', { name: '继续导入 17 个问题' }));
    await expect(await screen.findByText('已导入 17 个问题。')).toBeVisible();
    await expect(screen.getByRole('button', { name: '下载没有导入的 13 行' })).toBeVisible();
  },
};

export const Done: Story = {
  args: { result: <p>导入的问题已可在对话中命中。</p> },
  play: async ({ userEvent, args }) => {
    await chosen();
    await userEvent.click(await screen.findByRole('button', { name: '导入 27 个问题' }));
    await expect(await screen.findByText('已导入 27 个问题。')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '完成' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** What was mended is asked for before it is lost. */
export const LeavesUnsaved: Story = {
  play: async ({ userEvent, args }) => {
    await chosen();
    const answer = await screen.findByRole('textbox', { name: '第 5 行 答案' });
    await userEvent.type(answer, '改{Enter}');
    await userEvent.click(screen.getByRole('button', { name: '取消' }));
    await expect(await screen.findByRole('button', { name: '放弃' })).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Phone: Story = { tags: ['visual'], ...Mends, globals: { viewport: { value: 'phone' } } };

export const LongValues: Story = {
  play: async () => {
    const long = '联防的规定在各年龄组不同'.repeat(12);
    await chosen(csvOf([['', long, long, long, '']]));
    await expect(await screen.findByText('没有可以导入的内容')).toBeVisible();
  },
};
