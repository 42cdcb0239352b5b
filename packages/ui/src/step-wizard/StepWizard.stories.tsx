import type { Meta, StoryObj } from '@storybook/react-vite';
import { Input } from 'antd';
import { expect, fn, waitFor } from 'storybook/test';
import { StepWizard, type StepWizardProps, type WizardStep } from './StepWizard.js';

const field = (label: string) => (
  <label>
    {label}
    <Input />
  </label>
);

const steps: readonly WizardStep[] = [
  { key: 'base', title: '基本信息', description: '读者在列表里看到的。', content: field('名称') },
  { key: 'sources', title: '知识库', description: '回答只引用这里选中的资料。', content: field('来源') },
  { key: 'try', title: '试一试', content: field('问题'), optional: true },
];

const wrong = (check: WizardStep['check']): readonly WizardStep[] =>
  steps.map((step) => (step.key === 'base' ? { ...step, check } : step));

const meta = {
  title: 'Forms/StepWizard',
  component: StepWizard,
  args: {
    label: '创建助手的步骤',
    steps,
    finishVerb: '创建',
    onFinish: fn<StepWizardProps['onFinish']>(),
    onCancel: fn<NonNullable<StepWizardProps['onCancel']>>(),
  },
  decorators: [
    (Story) => (
      <main style={{ display: 'flex', height: 480 }}>
        <Story />
      </main>
    ),
  ],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof StepWizard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Begins: Story = { tags: ['visual'] };

/** What was typed stays, and the focus goes to the heading of the step. */
export const GoesOn: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '名称' }), '规则助手');
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: '知识库' })).toHaveFocus());
    await expect(canvas.queryByRole('textbox', { name: '名称' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }));
    await userEvent.click(await canvas.findByRole('button', { name: /基本信息/ }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: '基本信息' })).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: '名称' })).toHaveValue('规则助手');
    await expect(args.onFinish).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { steps: wrong(() => Promise.resolve('已有同名的助手，请换一个名称')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('已有同名的助手'));
  },
};

export const Checking: Story = {
  args: { steps: wrong(() => new Promise<never>(() => undefined)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }));
    await waitFor(() => expect(canvas.getByText('正在检查…')).toBeVisible());
  },
};

/** What was typed is asked for before it is lost. */
export const Leaves: Story = {
  args: { dirty: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /取\s?消/ }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('填写的内容还没有提交');
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const LongTitles: Story = {
  args: { steps: steps.map((step) => ({ ...step, title: `${step.title}和其他需要填写的内容`.repeat(3) })) },
};

export const Phone: Story = { tags: ['visual'], ...GoesOn, globals: { viewport: { value: 'phone' } } };
