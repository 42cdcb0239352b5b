import { failed, loading, ready } from '@console/base';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AudienceSample } from './AudienceSample.js';

const people = [
  { id: '1', name: '王雅琴', phone: '138****4417', reason: '杭州，季票', href: '/customers/1' },
  { id: '2', name: '林志远', phone: '159****0826', reason: '宁波，到场 6 场', href: '/customers/2' },
  { id: '3', name: '许文静', phone: '186****3390', reason: '杭州，到场 5 场、季票', href: '/customers/3' },
];

const meta = {
  title: 'Lists/AudienceSample',
  component: AudienceSample,
  parameters: { layout: 'padded' },
  args: { people: ready(people), onAgain: fn(), onNavigate: fn(), style: { maxWidth: 340 } },
} satisfies Meta<typeof AudienceSample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('随机 3 人')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: '林志远' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('/customers/2');
    await userEvent.click(canvas.getByRole('button', { name: '换一批' }));
    await expect(args.onAgain).toHaveBeenCalledOnce();
  },
};
export const Empty: Story = { args: { people: ready([]) } };
export const Loading: Story = { args: { people: loading } };
export const Failed: Story = { args: { people: failed({ code: 500, message: '程序运行出错' }, fn()) } };
export const NotPermitted: Story = {
  args: { people: failed({ code: 403, message: '没有权限', notPermitted: true }) },
};
export const Refreshing: Story = { args: { people: ready(people, true) } };
export const LongText: Story = {
  args: {
    people: ready(
      people.map((one) => ({ ...one, name: `${one.name}·买买提艾力·吐尔逊江`, reason: one.reason.repeat(8) })),
    ),
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
