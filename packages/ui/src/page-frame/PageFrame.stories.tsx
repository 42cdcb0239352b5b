import { PlusOutlined } from '@ant-design/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from 'antd';
import { expect, fn } from 'storybook/test';
import { Tag } from '../states/Tag.js';
import { PageFrame } from './PageFrame.js';
import { PagePlace } from './PagePlace.js';

const meta = {
  title: 'Shell/PageFrame',
  component: PageFrame,
  args: {
    title: '用户管理',
    crumbs: [{ label: '权限管理', href: '#/assistantAI/permission/user' }],
    onNavigate: fn(),
    count: 128,
    actions: (
      <>
        <Button>导入</Button>
        <Button type="primary" icon={<PlusOutlined />}>
          新增用户
        </Button>
      </>
    ),
    children: <p style={{ margin: 0, padding: '0 24px' }}>内容</p>,
  },
  decorators: [
    (Story) => (
      <main style={{ display: 'flex', height: 320 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof PageFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { tags: ['visual'] };

/** A folder named like what stands in it is not said twice. */
export const InFolders: Story = {
  render: (args) => (
    <PagePlace value={[{ label: '知识库' }]}>
      <PageFrame {...args} />
    </PagePlace>
  ),
  args: { title: '竞赛规则库', crumbs: [{ label: '知识库', href: '#/assistantAI/knowledgeBase/index' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['知识库']);
  },
};

export const TitleOnly: Story = { args: { crumbs: undefined, count: undefined, actions: undefined } };

export const WithTags: Story = {
  args: { tags: <Tag tone="warning">未保存</Tag>, footer: <div style={{ padding: 12 }}>合计</div> },
};

export const LongestTitle: Story = {
  args: { title: '篮球竞赛规则（2024 版）及其官方解释与裁判员手册合订本'.repeat(4) },
};

export const Phone: Story = { tags: ['visual'], globals: { viewport: { value: 'phone' } } };

export const FollowsCrumbs: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: '权限管理' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('#/assistantAI/permission/user');
  },
};
