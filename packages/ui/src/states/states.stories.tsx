import { UploadOutlined } from '@ant-design/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EmptyState, FilteredEmpty } from './EmptyState.js';
import { Notice } from './Notice.js';
import { Status } from './Status.js';
import { Tag } from './Tag.js';

const meta = {
  title: 'States/EmptyState',
  component: EmptyState,
  args: {
    title: '还没有文档',
    description: '上传规则、规程或教材，解析后即可在问答中引用',
    action: { label: '上传文档', icon: <UploadOutlined />, onClick: fn() },
    footnote: '支持 PDF、docx、xlsx、md、txt，单个不超过 200 MB',
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = { tags: ['visual'] };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongText: Story = {
  args: { description: '上传规则、规程或教材，解析后即可在问答中引用。'.repeat(6) },
};

export const Talk: Story = {
  args: { picture: 'talk', title: '还没有会话', description: undefined, footnote: undefined },
};

const onClear = fn();

export const Filtered: Story = {
  render: () => (
    <FilteredEmpty title="没有符合条件的用户" conditions="角色：裁判管理，部门：财务部，状态：启用" onClear={onClear} />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '清除条件' }));
    await expect(onClear).toHaveBeenCalledOnce();
  },
};

const noop = () => undefined;

const Notices = () => (
  <div style={{ display: 'grid', gap: 12 }}>
    <Notice title="知识库中没有找到相关内容">已检索竞赛规则库等 3 个知识库。换个问法，或上传文档。</Notice>
    <Notice tone="info" title="未配置语言模型" action={{ label: '前往配置', onClick: noop }}>
      下面是检索到的原文，未经改写。
    </Notice>
    <Notice tone="warning">连接中断，已保留收到的内容</Notice>
    <Notice tone="error">用户名或密码不正确</Notice>
    <Notice tone="warning" flush action={{ label: '重试', onClick: noop }}>
      更新失败，显示的是 10:42 的数据
    </Notice>
    <div style={{ display: 'flex', gap: 16 }}>
      <Status tone="ok">启用</Status>
      <Status tone="off">已停用</Status>
      <Status tone="running">解析中</Status>
      <Status tone="warning">需检查</Status>
      <Status tone="error">失败</Status>
    </div>
    <div style={{ display: 'flex', gap: 8 }}>
      <Tag>裁判管理</Tag>
      <Tag tone="info">表格</Tag>
      <Tag tone="ok">已覆盖</Tag>
      <Tag tone="warning">需检查</Tag>
      <Tag tone="error">重复</Tag>
    </div>
  </div>
);

export const AllNotices: Story = { render: () => <Notices /> };
