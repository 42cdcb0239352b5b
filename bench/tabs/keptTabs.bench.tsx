/** Memory of thirty open tabs: all kept, twelve kept, and closed again. `pnpm bench tabs`. */
import { KeptPages, type TabView, tabKey, tabsReducer, noTabs } from '@console/ui/kept-pages';
import { PageFrame } from '@console/ui/page-frame';
import { ConsoleProvider } from '@console/ui/provider';
import { Form, Input, Select, Table } from 'antd';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { report } from '../report.js';

const TABS = 30;
const ROWS = 50;

const viewAt = (index: number): TabView => ({
  path: `/marketing/page${index}`,
  name: `page${index}`,
  meta: { title: `运营计划 ${index}` },
  affix: false,
  fullPath: `/marketing/page${index}`,
  query: {},
});

const columns = ['名称', '状态', '负责人', '人群', '更新时间'].map((title, index) => ({
  title,
  dataIndex: `c${index}`,
}));

const rowsOf = (page: number) =>
  Array.from({ length: ROWS }, (_, row) => ({
    key: row,
    ...Object.fromEntries(columns.map(({ dataIndex }) => [dataIndex, `${dataIndex} 第 ${page} 页第 ${row} 行的内容`])),
  }));

/** What a page of the console most often is: filters over a table. */
const Page = ({ index, title }: { index: number; title: string }) => (
  <PageFrame title={title}>
    <Form layout="inline">
      <Form.Item label="名称">
        <Input />
      </Form.Item>
      <Form.Item label="状态">
        <Select options={[{ value: 'on', label: '启用' }]} style={{ width: 120 }} />
      </Form.Item>
    </Form>
    <Table columns={columns} dataSource={rowsOf(index)} pagination={false} size="middle" />
  </PageFrame>
);

interface Memory {
  heap: number;
  nodes: number;
}

interface Metrics {
  metrics: { name: string; value: number }[];
}

interface Session {
  send: (method: string) => Promise<unknown>;
}

const isMetrics = (value: unknown): value is Metrics =>
  typeof value === 'object' && value !== null && 'metrics' in value && Array.isArray(value.metrics);

const isSession = (value: unknown): value is Session =>
  typeof value === 'object' && value !== null && 'send' in value && typeof value.send === 'function';

const measure = async (): Promise<Memory> => {
  const session: unknown = cdp();
  if (!isSession(session)) throw new Error('The browser tells nothing of its memory');
  await session.send('Performance.enable');
  for (let round = 0; round < 3; round += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    await session.send('HeapProfiler.collectGarbage');
  }
  const reply = await session.send('Performance.getMetrics');
  if (!isMetrics(reply)) throw new Error('The browser tells nothing of its memory');
  const value = (name: string) => reply.metrics.find((one) => one.name === name)?.value ?? 0;
  return { heap: value('JSHeapUsedSize'), nodes: document.querySelectorAll('*').length };
};

const MB = 1024 * 1024;

it(`keeps ${TABS} tabs`, async () => {
  const rows: { what: string; 'heap MB': string; elements: number; 'ms to open all': string }[] = [];
  const start = await measure();
  const note = async (what: string, spent?: number) => {
    const { heap, nodes } = await measure();
    rows.push({
      what,
      'heap MB': ((heap - start.heap) / MB).toFixed(1),
      elements: nodes - start.nodes,
      'ms to open all': spent === undefined ? '' : spent.toFixed(0),
    });
    return heap - start.heap;
  };

  const run = async (max: number) => {
    const box = document.createElement('div');
    document.body.append(box);
    const root = createRoot(box);
    let state = noTabs;
    const draw = () =>
      flushSync(() =>
        root.render(
          <ConsoleProvider>
            <div style={{ display: 'flex', flexDirection: 'column', height: 800 }}>
              <KeptPages
                state={state}
                unsaved={new Set()}
                max={max}
                onUnsavedChange={() => undefined}
                onReload={() => undefined}
                renderPage={(tab) => <Page index={Number(tab.view.name.slice(4))} title={tab.view.meta.title} />}
              />
            </div>
          </ConsoleProvider>,
        ),
      );
    // Hidden pages are rendered when there is time: wait until they are through.
    const drawn = async () => {
      draw();
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
    };
    const begin = performance.now();
    for (let index = 0; index < TABS; index += 1) {
      const view = viewAt(index);
      state = tabsReducer(state, { type: 'open', key: tabKey(view.path, view.query), view });
      await drawn();
      if (index === 0) await note(`first of ${TABS} tabs, at most ${max} kept`);
    }
    const spent = performance.now() - begin;
    const heap = await note(`${TABS} tabs open, at most ${max} kept`, spent);
    state = tabsReducer(state, { type: 'close', keys: state.tabs.map(({ key }) => key) });
    await drawn();
    const closed = await note(`all closed again, at most ${max} kept`);
    flushSync(() => root.unmount());
    box.remove();
    return { heap, closed };
  };

  const all = await run(TABS);
  const some = await run(12);
  for (const row of rows) console.info(JSON.stringify(row));
  const keptAll = `all ${TABS} kept`;
  report({
    what: `${TABS} tabs open, 12 kept`,
    unit: 'MB',
    ours: some.heap / MB,
    peer: { name: keptAll, value: all.heap / MB },
  });
  report({
    what: 'all closed again',
    unit: 'MB',
    ours: some.closed / MB,
    peer: { name: keptAll, value: all.heap / MB },
    aim: 0.5,
  });
  expect(some.heap).toBeLessThan(all.heap);
  // What was open is let go: less than half of it stays.
  expect(some.closed).toBeLessThan(all.heap / 2);
});
