import { DownOutlined, UpOutlined } from '@ant-design/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from 'antd';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { IconButton } from '../button/IconButton.js';
import { Tag } from '../states/Tag.js';
import { SideDrawer } from './SideDrawer.js';

const meta = {
  title: 'Forms/SideDrawer',
  component: SideDrawer,
  args: {
    open: true,
    title: '李慧敏',
    onClose: fn(),
    tags: <Tag tone="warning">未保存</Tag>,
    actions: (
      <>
        <IconButton label="上一条" icon={<UpOutlined />} />
        <IconButton label="下一条" icon={<DownOutlined />} />
      </>
    ),
    footerStart: (
      <Button type="text" danger>
        停用用户
      </Button>
    ),
    footer: (
      <>
        <Button>取消</Button>
        <Button type="primary">保存</Button>
      </>
    ),
    children: <p style={{ margin: 0 }}>内容</p>,
  },
  decorators: [
    (Story) => (
      <main style={{ position: 'relative', height: 480, overflow: 'hidden' }}>
        <button type="button">列表里的按钮</button>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof SideDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: '李慧敏' })).toHaveFocus());
  },
};

export const Wide: Story = { args: { width: 720, footer: undefined, footerStart: undefined } };

export const LongestTitle: Story = { args: { title: '篮球竞赛规则（2024 版）及其官方解释'.repeat(5) } };

export const Phone: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: '李慧敏' })).toHaveFocus());
  },
};

export const LeavesTheListUsable: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '列表里的按钮' });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
  },
};

export const AsksBeforeLosingWork: Story = {
  args: { dirty: true },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '关闭' }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole('button', { name: '放弃' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
