import { type Async, failed, loading, ready } from '@console/base';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AsyncView, type AsyncViewProps } from './AsyncView.js';
import { EmptyState } from './EmptyState.js';
import { Skeletons } from './Skeletons.js';
import { busy, type Document, DocumentList, documents, forbidden } from './states.fixtures.js';

const Documents = (props: AsyncViewProps<Document[]>) => <AsyncView {...props} />;

const stale: Async<Document[]> = {
  state: 'ready',
  data: documents,
  refreshing: false,
  stale: { error: busy, retry: fn() },
};

const meta = {
  title: 'States/AsyncView',
  component: Documents,
  parameters: { widget: AsyncView },
  args: {
    value: ready(documents),
    what: '文档列表',
    children: (rows) => <DocumentList rows={rows} />,
    empty: (rows) => (rows.length === 0 ? <EmptyState title="还没有文档" description="上传后即可引用" /> : null),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexDirection: 'column', height: 300 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Documents>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { tags: ['visual'] };

export const Loading: Story = {
  args: { value: loading, skeleton: <Skeletons shape="table" /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('正在加载')).toBeInTheDocument();
  },
};

export const LoadingText: Story = { args: { value: loading, skeleton: <Skeletons shape="text" count={6} /> } };

export const Refreshing: Story = {
  args: { value: ready(documents, true) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/记录台工作手册/)).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('正在更新');
  },
};

export const RefreshFailed: Story = { args: { value: stale, loadedAt: '10:42' } };

export const Empty: Story = { args: { value: ready([]) } };

export const Failed: Story = { args: { value: failed(busy, fn()) } };

export const FailedForGood: Story = { args: { value: failed({ code: 404, message: '查询的资源不存在' }) } };

export const Forbidden: Story = {
  args: { value: failed(forbidden), access: { permission: '角色管理', role: '裁判管理' } },
};

export const LongMessage: Story = {
  args: {
    value: failed({ code: 1, message: `${'服务器繁忙'.repeat(40)}https://example.com/${'a'.repeat(120)}` }, fn()),
  },
};

export const Phone: Story = { tags: ['visual'], args: { value: stale }, globals: { viewport: { value: 'phone' } } };

const retry = fn();

export const TriesAgain: Story = {
  args: { value: failed(busy, retry) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};
