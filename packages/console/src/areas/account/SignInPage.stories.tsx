import { login } from '@console/api/contract';
import { fake } from '@console/api/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onPage } from '../../testing/pageStory.js';
import SignInPage from './SignInPage.js';

const meta = {
  title: 'Screens/Account/SignInPage',
  component: SignInPage,
  decorators: [onPage],
  parameters: { address: '/login', fakes: [] },
} satisfies Meta<typeof SignInPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loads: Story = { tags: ['visual'] };

export const WrongPassword: Story = {
  parameters: { fakes: [fake(login, { fails: 'wrong_credentials', message: '用户名或密码不正确' })] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('用户名'), 'chensy');
    await userEvent.type(canvas.getByLabelText('密码'), 'secret{Enter}');
    await expect(await canvas.findByText('用户名或密码不正确')).toBeVisible();
    await expect(canvas.getByLabelText('用户名')).toHaveValue('chensy');
  },
};

export const Phone: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
};
