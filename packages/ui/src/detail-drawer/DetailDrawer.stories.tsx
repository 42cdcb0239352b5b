import { failed, loading } from '@console/base';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Form, Input } from 'antd';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Status } from '../states/Status.js';
import { DetailDrawer } from './DetailDrawer.js';

const meta = {
  title: 'Lists/DetailDrawer',
  component: DetailDrawer,
  args: {
    open: true,
    title: '李慧敏',
    tags: <Status tone="ok">启用</Status>,
    onClose: fn(),
    onPrevious: fn(),
    onNext: fn(),
    place: { at: 2, of: 128 },
    what: '用户',
    danger: { label: '停用用户', onClick: fn() },
    verb: '保存',
    onSubmit: fn(async () => true),
    children: (
      <Form layout="vertical" initialValues={{ name: '李慧敏', phone: '13900008046' }}>
        <Form.Item name="name" label="用户名">
          <Input />
        </Form.Item>
        <Form.Item name="phone" label="手机号">
          <Input />
        </Form.Item>
      </Form>
    ),
  },
  decorators: [
    (Story) => (
      <main style={{ position: 'relative', height: 640, overflow: 'hidden' }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof DetailDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { tags: ['visual'] };
export const Unsaved: Story = { args: { dirty: true } };
export const WithPreview: Story = { args: { width: 720 } };
export const FirstRecord: Story = { args: { onPrevious: undefined, place: { at: 1, of: 128 } } };
export const Loading: Story = { args: { record: loading } };
export const NotLoaded: Story = { args: { record: failed({ code: 500, message: '服务没有响应' }, fn()) } };
/** Nothing that trying again could mend. */
export const Gone: Story = {
  args: { record: failed({ code: 404, message: '用户不存在或已删除' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '用户不存在或已删除' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '保存' })).toBeNull();
  },
};
export const Refused: Story = { args: { dirty: true, problem: { code: 301, message: '手机号已被使用' } } };
export const ReadOnly: Story = { args: { verb: undefined, danger: undefined } };
export const LongestName: Story = { args: { title: '全国裁判员培训与考核管理员'.repeat(5), dirty: true } };
export const Phone: Story = { tags: ['visual'], args: { dirty: true }, globals: { viewport: { value: 'phone' } } };

export const WalksOn: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '下一条' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: '停用用户' }));
    await expect(args.danger?.onClick).toHaveBeenCalledOnce();
  },
};

export const AsksBeforeWalkingOn: Story = {
  args: { dirty: true },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '下一条' }));
    await waitFor(() => expect(screen.getByText('填写的内容还没有提交')).toBeVisible());
    await expect(args.onNext).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '继续填写' }));
    await waitFor(async () => expect(await screen.findByRole('button', { name: '保存' })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: '下一条' }));
    await userEvent.click(await screen.findByRole('button', { name: '放弃' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
