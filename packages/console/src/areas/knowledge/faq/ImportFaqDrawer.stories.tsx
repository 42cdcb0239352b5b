import { checkFaqRows, type KnownRow, uploadFaqExcel } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { onPage } from '../../../testing/pageStory.js';
import ImportFaqDrawer from './ImportFaqDrawer.js';

const known = (over: Partial<KnownRow>): KnownRow => ({
  row: 2,
  id: 'f102',
  number: 102,
  question: 'U13 组比赛可以用联防吗',
  answer: '可以。U13 组允许区域联防，各组半场只能人盯人。',
  sameAnswer: false,
  way: 'question',
  hits: 176,
  createdBy: '陈思远',
  updateTime: '2025-02-18T02:00:00.000Z',
  ...over,
});

const checked = fake(checkFaqRows, {
  dataFor: ({ rows }) =>
    rows.flatMap(({ row, question }): KnownRow[] => {
      if (question.startsWith('U13')) return [known({ row })];
      return question.startsWith('换人') ? [known({ row, number: 94, sameAnswer: true })] : [];
    }),
});
const taken = fake(uploadFaqExcel, { data: { added: 2, updated: 0, refused: [] } });

const csv = [
  '问题,相似问法,答案,标签,启用',
  '三级裁判员理论考试满分是多少,,满分 100 分。,裁判员考试,是',
  ',,随队医生计入官员名额。,报名,是',
  '换人最晚什么时候申请,,计时钟停止且裁判员结束联系之前。,替换,是',
  'U13 组比赛可以用联防吗,,不可以。2026 赛季起各组全场只能人盯人。,青少年,是',
  '球队服装颜色怎么确定,,先列队穿浅色。,服装器材,也许',
  `${'长'.repeat(501)},,太长的问题,,是`,
  '三级裁判员理论考试满分是多少？,,重复的问题,,是',
].join('\n');

const choose = async () => {
  const field = await waitFor(() => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('no file field');
    return input;
  });
  const data = new DataTransfer();
  data.items.add(new File([csv], '规则问答 2026 版.csv', { type: 'text/csv' }));
  field.files = data.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
};

const meta = {
  title: 'Screens/Knowledge/ImportFaqDrawer',
  component: ImportFaqDrawer,
  args: { kbId: 'b1', onClose: fn() },
  decorators: [onPage],
  parameters: {
    address: '/assistantAI/knowledgeBase/index?base=b1&faq=b1&open=import',
    fakes: [checked, taken],
  },
} satisfies Meta<typeof ImportFaqDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async () => {
    await expect(await screen.findByRole('button', { name: '选择表格' })).toBeVisible();
  },
};

/** Everything that may be wrong is said at its cell; what is there already stands beside what the file says. */
export const Checked: Story = {
  play: async ({ userEvent }) => {
    await choose();
    await waitFor(() => expect(screen.getByText('可以导入 1 个问题')).toBeVisible());
    await expect(screen.getByText('请填写问题')).toBeVisible();
    await expect(screen.getByText('须为 是 或 否')).toBeVisible();
    await expect(screen.getByText('超过 500 个字符')).toBeVisible();
    await expect(screen.getByText('与第 2 行的问题相同')).toBeVisible();
    const figures = within(screen.getByText('内容不同', { selector: 'dt' }).parentElement ?? document.body);
    await expect(figures.getByText('1')).toBeVisible();
    const choice = within(screen.getByRole('radiogroup', { name: '第 5 行用哪个' }));
    await expect(screen.getByText(/已有 #102 · 陈思远，2025-02-18 · 命中 176/)).toBeVisible();
    await userEvent.click(choice.getByRole('radio', { name: '用表格的' }));
    await expect(await screen.findByText(/可以导入 2 个问题/)).toBeVisible();
    const enabled = screen.getByRole('textbox', { name: '第 6 行 启用' });
    await userEvent.clear(enabled);
    await userEvent.type(enabled, '否{Enter}');
    await waitFor(() => expect(screen.getByText(/可以导入 3 个问题/)).toBeVisible());
  },
};

export const Loading: Story = {
  parameters: { fakes: [fake(checkFaqRows, { delay: 'infinite' })] },
  play: async () => {
    await choose();
    await expect(await screen.findByText('正在检查…')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { fakes: [fake(checkFaqRows, { fails: 'unreachable' })] },
  play: async () => {
    await choose();
    await expect(await screen.findByRole('button', { name: '重新检查' })).toBeVisible();
  },
};

export const NotPermitted: Story = {
  parameters: { fakes: [fake(checkFaqRows, { fails: 'not_permitted' })] },
  play: async () => {
    await choose();
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
};

export const Phone: Story = { ...Checked, globals: { viewport: { value: 'phone' } } };
