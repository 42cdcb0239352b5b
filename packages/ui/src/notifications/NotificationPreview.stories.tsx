import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotificationPreview } from './NotificationPreview.js';
import { now } from './notifications.fixtures.js';

const meta = {
  title: 'Shell/NotificationPreview',
  component: NotificationPreview,
  args: {
    now,
    subject: '本周六 23:00 至次日 2:00 系统维护',
    content: (
      <>
        <p>维护期间问答与上传不可用，已在运行的解析任务会在维护后继续。</p>
        <ul>
          <li>请在维护前保存未完成的修改</li>
          <li>统计数据于周日 6:00 补齐</li>
        </ul>
      </>
    ),
    link: { label: '查看公告', href: '#/assistantAI/overview' },
  },
} satisfies Meta<typeof NotificationPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { tags: ['visual'] };

export const NothingWritten: Story = { args: { subject: '', content: undefined, link: undefined } };

export const LongText: Story = {
  args: {
    subject:
      '各赛区裁判员年度注册资料与培训考核结果的报送、复核和公示各赛区裁判员年度注册资料与培训考核结果的报送、复核和公示各赛区裁判员年度注册资料与培训考核结果的报送、复核和公示',
    content: <p>{'维护期间问答与上传不可用。'.repeat(60)}</p>,
    link: {
      label:
        '查看公告：各赛区裁判员年度注册资料与培训考核结果的报送、复核和公示各赛区裁判员年度注册资料与培训考核结果的报送、复核和公示',
      href: '#/assistantAI/overview',
    },
  },
};

export const Phone: Story = { tags: ['visual'], globals: { viewport: { value: 'phone' } } };
