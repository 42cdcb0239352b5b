import { failed, loading, ready } from '@console/base';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { WhyNot, type WhyAnswer } from './WhyNot.js';

const person = { id: '9', name: '王芷晴', phone: '136****9027', href: '/customers/9' };
const city = { key: 'rules.0', text: '常住城市 属于 杭州、宁波等 6 个', excludes: false, fits: true, value: '杭州' };
const out: WhyAnswer = {
  person,
  inside: false,
  counted: true,
  steps: [
    city,
    { key: 'rules.1', text: '和现场有关', excludes: false, fits: true, value: '季票 2025-12-06 购买' },
    {
      key: 'exclude.0',
      text: '营销短信 不少于 3 条，近 30 天',
      excludes: true,
      fits: true,
      value: '收到 4 条',
      passesFrom: '2026-12-03',
    },
  ],
};

const meta = {
  title: 'Lists/WhyNot',
  component: WhyNot,
  parameters: { layout: 'padded' },
  args: { onSearch: fn(), onChoose: fn(), onNavigate: fn(), style: { maxWidth: 340 } },
} satisfies Meta<typeof WhyNot>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first rule that keeps somebody out stands out, and it is said from when they would be in. */
export const Usual: Story = {
  args: { answer: ready(out) },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(/^王芷晴/)).toHaveTextContent('王芷晴 136****9027 不在人群里：被排除条件去掉');
    await expect(canvas.getAllByRole('listitem')[2]).toHaveTextContent(
      '没过：排除 营销短信 不少于 3 条，近 30 天收到 4 条',
    );
    await expect(canvas.getByText(/2026-12-03 起自动进入/)).toBeVisible();
    await expect(canvas.getByText(/上次计数时她还在人群里/)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: '打开她的页面' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('/customers/9');
  },
};

export const Inside: Story = { args: { answer: ready({ person, inside: true, steps: [city] }) } };

export const Blocked: Story = {
  args: { answer: ready({ person, inside: false, steps: [{ ...city, fits: false, value: '' }] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^王芷晴/)).toHaveTextContent('没有满足“常住城市 属于 杭州、宁波等 6 个”');
    await expect(canvas.getByText('没有记录')).toBeVisible();
  },
};

/** Somebody is found by what is typed, once the reader pauses, and chosen. */
export const Finds: Story = {
  args: { found: ready([person, { ...person, id: '10', phone: '138****4417' }]) },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '查一个人' }), '王芷晴');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('王芷晴'));
    await userEvent.click(canvas.getByRole('button', { name: '王芷晴 138****4417' }));
    await expect(args.onChoose).toHaveBeenCalledWith('10');
  },
};

export const Empty: Story = { args: { found: ready([]) } };
export const Loading: Story = { args: { answer: loading } };
export const Failed: Story = { args: { answer: failed({ code: 500, message: '程序运行出错' }, fn()) } };
export const NotPermitted: Story = {
  args: { found: failed({ code: 403, message: '没有权限', notPermitted: true }) },
};
export const Refreshing: Story = { args: { answer: ready(out, true) } };
export const LongText: Story = {
  args: {
    answer: ready({
      person: { ...person, name: '阿卜杜热合曼·买买提艾力·吐尔逊江' },
      inside: false,
      steps: [
        { ...city, text: `${city.text}，${city.text}，${city.text}`, fits: false, value: '乌鲁木齐市天山区和平路街道' },
      ],
    }),
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, args: { answer: ready(out) } };
