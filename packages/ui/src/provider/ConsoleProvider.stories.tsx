import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from 'antd';
import { expect } from 'storybook/test';
import { brandTokens } from '../theme/brand.js';
import { ConsoleProvider } from './ConsoleProvider.js';

const meta = {
  title: 'Foundations/ConsoleProvider',
  component: ConsoleProvider,
  args: { children: <Button type="primary">保存</Button> },
} satisfies Meta<typeof ConsoleProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '保存' })).toHaveStyle({ backgroundColor: 'rgb(36, 104, 232)' });
  },
};

/** The colours of another house, in both themes. */
export const OwnBrand: Story = { args: { tokens: brandTokens('#0b7a4b') } };
