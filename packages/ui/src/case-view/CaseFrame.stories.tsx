import { ClockCircleOutlined } from '@ant-design/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from 'antd';
import { expect, fn } from 'storybook/test';
import { Skeletons, Status } from '../states/index.js';
import { long, moments, parent } from './case.fixtures.js';
import { CaseFrame } from './CaseFrame.js';
import { CasePanes } from './CasePanes.js';
import { CaseSection } from './CaseSection.js';
import { CaseTimeline } from './CaseTimeline.js';

const panes = (
  <CasePanes
    replay={
      <CaseSection step={1} state="done" title="回放" note="11-21，通用助手">
        <CaseTimeline label="经过" moments={moments} />
      </CaseSection>
    }
    work={
      <CaseSection step={5} state="current" title="回复并关闭" note="发给周凯">
        <p>前场被犯规、停表显示 9 秒时应复位至 14 秒。</p>
      </CaseSection>
    }
    foot={
      <>
        <Button>退回待查</Button>
        <Button type="primary">发送并关闭 3 件</Button>
      </>
    }
  />
);

const meta = {
  title: 'Lists/CaseFrame',
  component: CaseFrame,
  args: {
    title: '计时钟复位答错',
    number: 'F-2087',
    parent,
    facts: (
      <>
        <Status tone="running">处理中</Status>
        <span>处理人 孙晓彤</span>
        <span>
          <ClockCircleOutlined aria-hidden /> 今天 18:00 到期，还剩 7 小时
        </span>
      </>
    ),
    actions: <Button>转给他人</Button>,
    onBack: fn(),
    onNext: fn(),
    children: panes,
  },
  decorators: [
    (Story) => (
      <main style={{ display: 'flex', height: '100dvh' }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof CaseFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opened by its address, its title has the focus; the first of its list has none before it. */
export const Usual: Story = {
  tags: ['visual'],
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: '上一件' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: '下一件' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('link', { name: '反馈处理' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '返回列表' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = { args: { title: long } };

/** While nothing is known of it, the way back and on is there all the same. */
export const Unknown: Story = {
  args: {
    title: '反馈处理',
    number: undefined,
    facts: undefined,
    actions: undefined,
    children: <Skeletons shape="text" count={8} />,
  },
};
