import type { Meta, StoryObj } from '@storybook/react-vite';
import { Form, Input, Select } from 'antd';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Dialog, type DialogProps } from './Dialog.js';

interface Base {
  name: string;
  remark?: string;
}

const BaseDialog = (props: Omit<DialogProps<Base>, 'form' | 'children'>) => {
  const [form] = Form.useForm<Base>();
  return (
    <main style={{ height: 400 }}>
      <Dialog {...props} form={form}>
        <Form.Item name="name" label="名称" rules={[{ required: true, message: '请输入名称' }]}>
          <Input />
        </Form.Item>
        <Form.Item name="remark" label="说明" extra="写给使用者看，最多 200 字">
          <Input.TextArea rows={3} />
        </Form.Item>
        <Form.Item name="kind" label="可见范围">
          <Select options={[{ value: 'all', label: '所有人' }]} />
        </Form.Item>
      </Dialog>
    </main>
  );
};

const meta = {
  title: 'Forms/Dialog',
  component: BaseDialog,
  parameters: { widget: Dialog },
  args: { open: true, title: '新建知识库', verb: '创建', onClose: fn(), onSubmit: fn() },
} satisfies Meta<typeof BaseDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  tags: ['visual'],
  play: async () => {
    await waitFor(() => expect(screen.getByLabelText('名称')).toHaveFocus());
  },
};

export const Failed: Story = { args: { problem: { code: 400, message: '已有同名的知识库' } } };

export const Filled: Story = { args: { title: '编辑知识库', verb: '保存', initialValues: { name: '竞赛规则库' } } };

export const LongText: Story = {
  args: {
    title:
      '编辑知识库：各赛区裁判员年度注册资料与培训考核结果的报送、复核和公示各赛区裁判员年度注册资料与培训考核结果的报送、复核和公示',
    verb: '保存',
    initialValues: {
      name: '各赛区裁判员年度注册资料与培训考核结果的报送、复核和公示各赛区裁判员年度注册资料与培训考核结果的报送、复核和公示各赛区裁判员年度注册资料与培训考核结果的报送、复核和公示',
      remark:
        '各赛区裁判员年度注册资料与培训考核结果的报送、复核和公示各赛区裁判员年度注册资料与培训考核结果的报送、复核和公示各赛区裁判员年度注册资料与培训考核结果的报送、复核和公示各赛区裁判员年度注册资料与培训考核结果的报送、复核和公示各赛区裁判员年度注册资料与培训考核结果的报送、复核和公示各赛区裁判员年度注册资料与培训考核结果的报送、复核和公示各赛区裁判员年度注册资料与培训考核结果的报送、复核和公示各赛区裁判员年度注册资料与培训考核结果的报送、复核和公示各赛区裁判员年度注册资料与培训考核结果的报送、复核和公示各赛区裁判员年度注册资料与培训考核结果的报送、复核和公示各赛区裁判员年度注册资料与培训考核结果的报送、复核和公示各赛区裁判员年度注册资料与培训考核结果的报送、复核和公示',
    },
    problem: {
      code: 400,
      message:
        '已有同名的知识库：各赛区裁判员年度注册资料与培训考核结果的报送、复核和公示各赛区裁判员年度注册资料与培训考核结果的报送、复核和公示各赛区裁判员年度注册资料与培训考核结果的报送、复核和公示',
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const cross = await screen.findByRole('button', { name: '关闭' });
    const title = screen.getByText(/^编辑知识库：/);
    const text = document.createRange();
    text.selectNodeContents(title);
    await waitFor(() =>
      expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(cross.getBoundingClientRect().left),
    );
  },
};

export const Phone: Story = { tags: ['visual'], globals: { viewport: { value: 'phone' } } };

export const RefusesWhatIsMissing: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '创建' }));
    await waitFor(() => expect(screen.getByLabelText('名称')).toHaveAccessibleDescription('请输入名称'));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const ClosesAtOnceWhenUntouched: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByLabelText('名称')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const AsksWhenSomethingWasTyped: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByLabelText('名称'), '竞赛');
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByText('填写的内容还没有提交')).toBeInTheDocument();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '继续填写' }));
    await expect(screen.getByLabelText('名称')).toHaveValue('竞赛');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: '放弃' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
