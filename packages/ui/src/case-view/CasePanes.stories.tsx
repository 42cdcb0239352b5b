import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Checkbox } from 'antd';
import { expect } from 'storybook/test';
import { long, moments } from './case.fixtures.js';
import { CasePanes } from './CasePanes.js';
import { CaseSection } from './CaseSection.js';
import { CaseTimeline } from './CaseTimeline.js';

const section = (step: number, title: string, text: string) => (
  <CaseSection key={step} step={step} title={title}>
    {text}
  </CaseSection>
);

const meta = {
  title: 'Lists/CasePanes',
  component: CasePanes,
  args: {
    replay: (
      <CaseSection step={1} state="done" title="回放">
        <CaseTimeline label="经过" moments={moments} />
      </CaseSection>
    ),
    work: [section(3, '修正', '分段 093'), section(4, '再问一次', '同一问题，同一助手')],
    foot: (
      <>
        <div data-along="">
          <Checkbox>附上新回答和依据</Checkbox>
        </div>
        <Button>退回待查</Button>
        <Button type="primary">发送并关闭</Button>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <main style={{ display: 'flex', height: '100dvh' }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof CasePanes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas }) => {
    const left = canvas.getByRole('group', { name: '回放与原因' });
    const right = canvas.getByRole('group', { name: '修正与回复' });
    await expect(left.getBoundingClientRect().right).toBeLessThanOrEqual(right.getBoundingClientRect().left);
  },
};

/** Each pane scrolls alone: what stands far down in one of them, heard or seen, never makes the page scroll. */
export const LongPanes: Story = {
  args: {
    replay: [
      section(1, '回放', long.repeat(40)),
      <CaseSection key={2} step={2} state="done" title="原因">
        分段不对
      </CaseSection>,
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '原因' })).toBeInTheDocument();
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(innerHeight);
  },
};

/** One below the other, and the verbs in sight at the foot. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { work: [section(3, '修正', long.repeat(20))] },
  play: async ({ canvas }) => {
    const foot = canvas.getByRole('button', { name: '发送并关闭' }).getBoundingClientRect();
    await expect(foot.bottom).toBeLessThanOrEqual(innerHeight);
  },
};

export const WithoutFoot: Story = { args: { foot: undefined } };

export const LongText: Story = {
  args: { work: [section(3, '修正', long.repeat(40)), section(4, '再问一次', long.repeat(40))] },
};
