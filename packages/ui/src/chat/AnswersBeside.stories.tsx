import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import AnswersBeside from './AnswersBeside.js';
import * as samples from './chat.fixtures.js';

const [referee, coach] = samples.beside;

const meta = {
  title: 'Chat/AnswersBeside',
  component: AnswersBeside,
  args: {
    answers: samples.beside,
    now: samples.now,
    onCite: fn(),
    onJudge: fn(),
    onKeep: fn(async () => undefined),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 680, padding: 24 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AnswersBeside>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { tags: ['visual'] };

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [first, second] = ['裁判助手', '教练助手'].map((name) =>
      canvas.getByRole('region', { name }).getBoundingClientRect(),
    );
    await expect(second?.top ?? 0).toBeGreaterThan(first?.bottom ?? Number.POSITIVE_INFINITY);
  },
};

export const Keeps: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '采用这个回答：教练助手' }));
    await expect(args.onKeep).toHaveBeenCalledWith(coach.id);
  },
};

/** Whoever keeps one has said what went wrong: it can be tried again. */
export const KeepingFailed: Story = {
  args: { onKeep: fn(() => Promise.reject(new Error('on purpose'))) },
  play: async ({ canvas, args, userEvent }) => {
    const keep = canvas.getByRole('button', { name: '采用这个回答：教练助手' });
    await userEvent.click(keep);
    await expect(await canvas.findByRole('button', { name: '采用这个回答：裁判助手' })).toBeEnabled();
    await userEvent.click(keep);
    await expect(args.onKeep).toHaveBeenCalledTimes(2);
  },
};

/** None can be kept before it has said a word. */
export const Running: Story = {
  args: {
    answers: [
      { ...samples.running, id: 'b1', from: referee.from },
      { ...samples.searching, id: 'b2', from: coach.from },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^采用/ })).toHaveLength(1);
  },
};

export const Failed: Story = {
  args: {
    answers: [
      referee,
      { ...coach, answer: '', references: [], status: 'failed', failure: '模型服务没有响应', notice: null },
    ],
  },
};

export const ReadOnly: Story = {
  args: { onKeep: undefined, onJudge: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^采用/ })).toBeNull();
  },
};

export const Four: Story = {
  args: {
    answers: [
      ...samples.beside,
      { ...samples.first, id: 'b3', from: { id: 'law', name: '规章与纪律委员会法律事务联合咨询助手（试运行）' } },
      { ...coach, id: 'b4', from: { id: 'youth', name: '青少年助手' } },
    ],
  },
};

/** The citation of one of them is looked at. */
export const Cited: Story = {
  args: { active: { id: referee.id, n: 1 } },
  play: async ({ canvas, args, userEvent }) => {
    const first = canvas.getByRole('region', { name: '裁判助手' });
    const chips = within(first).getAllByRole('button', { pressed: true });
    await expect(chips.length).toBeGreaterThan(0);
    const [other] = within(first).getAllByRole('button', { pressed: false, name: /2/ });
    if (!other) throw new Error('There is no other citation');
    await userEvent.click(other);
    await expect(args.onCite).toHaveBeenCalledWith(expect.objectContaining({ id: referee.id, n: 2 }));
  },
};
