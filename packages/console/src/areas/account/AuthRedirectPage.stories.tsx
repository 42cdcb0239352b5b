import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onPage } from '../../testing/pageStory.js';
import AuthRedirectPage from './AuthRedirectPage.js';

const meta = {
  title: 'Screens/Account/AuthRedirectPage',
  component: AuthRedirectPage,
  decorators: [onPage],
  parameters: { address: '/auth-redirect', fakes: [] },
} satisfies Meta<typeof AuthRedirectPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutToken: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '请先登录或从授权入口进入' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '登录' })).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
};
