import {
  type Assignment,
  pageAssignedPeople,
  pageAssignments,
  pauseAssignment,
  readAssignment,
  readWeComSync,
  startAssignment,
  stopAssignment,
  undoAssignment,
} from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { onPage } from '../../../testing/pageStory.js';
import * as weCom from '../weCom/weCom.fixtures.js';
import AssignPage from './AssignPage.js';
import * as samples from './assign.fixtures.js';

const address = '/marketing/qyWechat/assign';
const around = [
  fake(readWeComSync, { data: weCom.inStep }),
  fake(pageAssignments, { data: weCom.pageOf(samples.all) }),
  fake(pageAssignedPeople, { data: weCom.pageOf(samples.people) }),
  fake(startAssignment, { data: null }),
  fake(pauseAssignment, { data: null }),
  fake(stopAssignment, { data: null }),
  fake(undoAssignment, { data: { id: 'a6', assignedCount: 996, skippedCount: 0 } }),
];
const opened = (assignment: Assignment) => ({
  address: `${address}?open=${assignment.id}`,
  fakes: [...around, fake(readAssignment, { data: samples.detailOf(assignment) })],
});
const slow = { timeout: 15_000 };
/** The question in which this is said; the part that asks is loaded when it is needed. */
const asking = async (text: RegExp) => {
  const dialog = (await screen.findByText(text, {}, slow)).closest<HTMLElement>('[role="dialog"]');
  if (dialog === null) throw new Error('no dialog asks');
  return within(dialog);
};

const meta = {
  title: 'Screens/Marketing/AssignmentDrawer',
  component: AssignPage,
  decorators: [onPage],
  parameters: opened(samples.draft),
} satisfies Meta<typeof AssignPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Who goes where, who not and why; it is confirmed with the numbers. */
export const Draft: Story = {
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('以下是预览，尚未执行', {}, slow)).toBeVisible();
    await expect(screen.getByRole('cell', { name: '147' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '开始分配' }));
    const asked = await asking(/其中 790 人由企业微信转给新员工/);
    await userEvent.click(asked.getByRole('button', { name: '开始分配' }));
    await expect(await screen.findByText('已开始分配')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Running: Story = {
  parameters: opened(samples.running),
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('已处理 788 / 1,208 人', {}, slow)).toBeVisible();
    await expect(screen.getByText(/1 人的结果未知/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^暂\s?停$/ }));
    await expect(await screen.findByText('已暂停', { selector: 'span,div' })).toBeVisible();
  },
};

export const WaitsForSettings: Story = {
  parameters: opened(samples.waiting),
  play: async () => {
    await expect(await screen.findByText(/不接受账号与权限；修好后自动继续/, {}, slow)).toBeVisible();
  },
};

/** Whoever was refused, or never had their turn, has nothing to go back from. */
export const TakesBack: Story = {
  parameters: opened(samples.done),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '撤销分配' }, slow));
    const asked = await asking(/^457 人的跟进人恢复原样。540 人由企业微信转回原来的员工/);
    await userEvent.click(asked.getByRole('button', { name: '撤销分配' }));
    await expect(await screen.findByText('已开始撤销')).toBeVisible();
  },
};

/** What was taken back cannot be taken back again. */
export const TakenBack: Story = {
  parameters: opened(samples.taken),
  play: async () => {
    await expect(await screen.findByText('这次分配已被撤销。', {}, slow)).toBeVisible();
    await expect(screen.queryByRole('button', { name: '撤销分配' })).toBeNull();
  },
};

export const Empty: Story = {
  parameters: {
    ...opened(samples.draft),
    fakes: [
      ...around,
      fake(readAssignment, { data: { ...samples.detailOf(samples.draft), reasons: [] } }),
      fake(pageAssignedPeople, { data: weCom.pageOf([]) }),
    ],
  },
};

export const LongWords: Story = { parameters: opened(samples.longest) };

export const Loading: Story = {
  parameters: { ...opened(samples.draft), fakes: [...around, fake(readAssignment, { delay: 'infinite' })] },
};

export const Failed: Story = {
  parameters: { ...opened(samples.draft), fakes: [...around, fake(readAssignment, { fails: 'unreachable' })] },
};

export const NotPermitted: Story = {
  parameters: { ...opened(samples.draft), fakes: [...around, fake(readAssignment, { fails: 'not_permitted' })] },
};

/** Somebody has discarded it. */
export const Gone: Story = {
  parameters: { ...opened(samples.draft), fakes: [...around, fake(readAssignment, { fails: 'assignment_not_found' })] },
  play: async () => {
    await expect(await screen.findByText('这次分配已不存在，可能已被放弃', {}, slow)).toBeVisible();
  },
};
