import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { kindLooks } from './kinds.js';
import { NodeShape } from './NodeShape.js';

const known = ['资格', '角色', '条款', '赛事', '机构', '文件'];
const others = ['场馆', '器材', '处罚', '证书', '赛区', '年份', '教材', '岗位'];
const looks = kindLooks([...known, ...others]);

const meta = {
  title: 'Documents/NodeShape',
  component: NodeShape,
  args: { look: looks('资格') },
} satisfies Meta<typeof NodeShape>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

export const Large: Story = { args: { size: 32 } };

/** The kinds of an association have looks of their own; others take what is left, no two the same. */
export const AllKinds: Story = {
  render: () => (
    <ul style={{ columns: 2, listStyle: 'none' }}>
      {[...known, ...others].map((kind) => (
        <li key={kind}>
          <NodeShape look={looks(kind)} /> {kind}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(14);
  },
};
