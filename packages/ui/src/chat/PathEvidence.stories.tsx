import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import PathEvidence from './PathEvidence.js';

const coach = { subject: '林志勇', predicate: '执教', object: '海河女篮', condition: '' };
const hall = { subject: '海河女篮', predicate: '主场', object: '滨江体育馆', condition: '2026 赛季' };
const long = '天津市河西区滨江道青少年业余体育学校篮球训练基地综合训练馆（含附属看台与记录台）';

const meta = {
  title: 'Chat/PathEvidence',
  component: PathEvidence,
  args: { path: { steps: [coach, hall], step: 2 }, compact: false },
} satisfies Meta<typeof PathEvidence>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SecondStep: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '沿知识图谱找到 · 这段原文说的是第 2 步，共 2 步' })).toBeVisible();
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).not.toHaveAttribute('aria-current');
    await expect(second).toHaveAttribute('aria-current', 'step');
    await expect(second).toHaveTextContent('海河女篮 主场 滨江体育馆 2026 赛季');
  },
};

export const OneStep: Story = { args: { path: { steps: [coach], step: 1 } } };

/** What is named is the object: the arrow points back to it. */
export const AgainstItsDirection: Story = {
  args: { path: { steps: [{ ...coach }, { ...hall, condition: '' }].toReversed(), step: 1 } },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent(/滨江体育馆← 主场 —海河女篮$/);
  },
};

export const LongNames: Story = {
  args: { path: { steps: [coach, { ...hall, object: long, condition: `${long}开放期间` }], step: 2 } },
};

export const Phone: Story = { args: { compact: true }, globals: { viewport: { value: 'phone' } } };
