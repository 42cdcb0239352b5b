import { InboxOutlined, StarOutlined } from '@ant-design/icons';
import { ready } from '@console/base';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from 'antd';
import { expect, fn } from 'storybook/test';
import { EmptyState } from '../states/index.js';
import { items, long, now, pageOf } from './inbox.fixtures.js';
import { InboxDetail } from './InboxDetail.js';
import { InboxFrame } from './InboxFrame.js';
import { InboxList } from './InboxList.js';
import { InboxViews } from './InboxViews.js';
import { UndoBar } from './UndoBar.js';

const keys = [
  { key: 'J', does: '下一条' },
  { key: 'K', does: '上一条' },
  { key: 'E', does: '归档' },
];

const views = (
  <InboxViews
    label="视图"
    current="inbox"
    onChange={() => undefined}
    views={[
      { key: 'inbox', label: '收件箱', icon: <InboxOutlined />, count: '342' },
      { key: 'starred', label: '我关注的', icon: <StarOutlined />, count: '12' },
    ]}
  />
);

const listOf = (currentId?: string) => (
  <InboxList
    label="会话列表"
    items={ready(pageOf([...items, long]))}
    currentId={currentId}
    now={now}
    empty={<EmptyState title="都看完了" />}
    onOpen={() => undefined}
  />
);

const onBack = fn();
const onUndo = fn();

const detailOf = (title: string) => (
  <InboxDetail
    title={title}
    place={[1, '342']}
    keys={keys}
    actions={<Button>归档</Button>}
    phoneActions={<Button block>归档</Button>}
    onBack={onBack}
    onNext={() => undefined}
  >
    <p>前场掷球入界一律复位至 24 秒，与停表时计时钟的显示无关。</p>
  </InboxDetail>
);

const meta = {
  title: 'Lists/InboxFrame',
  component: InboxFrame,
  args: {
    title: '会话记录',
    views,
    head: <Button type="dashed">近 7 天</Button>,
    list: listOf('1'),
    detail: detailOf('剩 9 秒时被犯规，前场发球给多少秒'),
    open: true,
  },
  decorators: [
    (Story) => (
      <main style={{ display: 'flex', height: '100dvh' }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof InboxFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { tags: ['visual'] };

/** Nothing is looked at yet. */
export const Closed: Story = {
  args: { list: listOf(), detail: <EmptyState title="选择一条会话查看" />, open: false },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, args: { open: false } };

/** Where there is no room beside the list, it lies over it, and the list under it cannot be reached. */
export const PhoneOpened: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '返回列表' }));
    await expect(onBack).toHaveBeenCalled();
    await expect(canvas.getByText(/二级裁判员/).closest('[inert]')).not.toBeNull();
  },
};

/** What was just done can be taken back, whatever lies over the list. */
export const PhoneNotice: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { notice: <UndoBar text="已归档“U13 组比赛可以用联防吗”" onUndo={onUndo} onClose={() => undefined} /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '撤销' }));
    await expect(onUndo).toHaveBeenCalled();
  },
};

export const LongText: Story = { args: { list: listOf('8'), detail: detailOf(long.title) } };
