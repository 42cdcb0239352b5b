import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { answered, begun, bounded, long, nothingFound, running } from './reactSteps.fixtures.js';
import { SteppedAnswer } from './SteppedAnswer.js';

const meta = {
  title: 'Chat/SteppedAnswer',
  component: SteppedAnswer,
  args: { steps: answered, seconds: 12.4, onLook: fn(), onStop: fn(), onAgain: fn() },
  decorators: [
    (Story) => (
      <main style={{ padding: 16 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof SteppedAnswer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each result is folded; what it brought, and what the answer cites, is looked at by its number. */
export const Usual: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('用了 3 步，最多 8 步 · 12.4 秒')).toBeVisible();
    await expect(canvas.getByText('函数', { exact: false, selector: 'h3 span' })).toHaveTextContent(
      '调用函数：保单查询',
    );
    await expect(canvas.getByText('对方系统没有响应')).toBeVisible();
    const [first] = canvas.getAllByRole('button', { name: '查看结果' });
    if (first === undefined) throw new Error('nothing to unfold');
    await userEvent.click(first);
    await expect(canvas.getByRole('group', { name: '第 1 步的结果' })).toHaveTextContent('免赔额100元');
    await userEvent.click(canvas.getByRole('button', { name: '查看依据 1' }));
    await expect(args.onLook).toHaveBeenCalledWith({ n: 1 });
  },
};

/** The first step is being thought of. */
export const Begun: Story = {
  args: { steps: begun, seconds: 1 },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('正在想下一步');
    await userEvent.click(canvas.getByRole('button', { name: '停止' }));
    await expect(args.onStop).toHaveBeenCalled();
  },
};

/** A step is at work. */
export const Running: Story = {
  args: { steps: running, seconds: 21.3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('用了 2 步，最多 8 步 · 21 秒，最多 90 秒')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('正在解答');
    await expect(canvas.queryByRole('heading', { name: '回答' })).toBeNull();
  },
};

/** All steps were used, one of them on a tool that there is not, and sentences without proof are left out. */
export const Bounded: Story = {
  args: { steps: bounded, seconds: 60 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('步数已用完，回答只依据已经查到的内容')).toBeVisible();
    await expect(canvas.getByText('有 2 句话的数字在查到的内容里没有依据，没有显示')).toBeVisible();
    await expect(canvas.getByText('未知工具：delete_everything')).toBeVisible();
    await expect(canvas.getByText('没有这个工具')).toBeVisible();
  },
};

/** A passage told the model what to answer: that was kept from it, and the step says so. */
export const OrdersLeftOut: Story = {
  args: {
    steps: { ...answered, steps: answered.steps.map((step) => (step.n === 1 ? { ...step, leftOut: 1 } : step)) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('有 1 句话在指挥模型怎么回答，没有交给模型，也不作为依据')).toBeVisible();
  },
};

export const NothingFound: Story = { args: { steps: nothingFound } };

/** The model answered by itself. */
export const NothingLookedUp: Story = {
  args: { steps: { ...nothingFound, steps: [], notice: 'nothing_looked_up' } },
};

/** Every sentence held figures that nothing had shown. */
export const NothingProven: Story = { args: { steps: { ...answered, answer: '', leftOut: 3 } } };

export const Stopped: Story = { args: { steps: { ...running, status: 'stopped', steps: answered.steps } } };

export const Interrupted: Story = { args: { steps: { ...running, status: 'interrupted' }, seconds: null } };

export const Failed: Story = {
  args: { steps: { ...running, status: 'failed', failure: '模型没有回答，请稍后重试' } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('模型没有回答，请稍后重试')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '再问一次' }));
    await expect(args.onAgain).toHaveBeenCalled();
  },
};

/** Long and hostile words stay words, and inside. */
export const LongText: Story = {
  args: { steps: long },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '展开全部想法' }));
    await userEvent.click(canvas.getByRole('button', { name: '查看结果' }));
    await expect(canvas.getByText('内容较长，只显示开头')).toBeVisible();
    await expect(document.querySelector('main script, main img')).toBeNull();
  },
};

export const Phone: Story = { args: { steps: answered }, globals: { viewport: { value: 'phone' } } };
