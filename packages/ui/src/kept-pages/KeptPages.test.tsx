import { type ReactNode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { ConsoleProvider } from '../provider/ConsoleProvider.js';
import {
  BrokenPage,
  type ConsoleProps,
  DialogPage,
  DrawerPage,
  FormPage,
  ListPage,
  QuestionPage,
  SearchPage,
  SmallConsole,
} from './keptPages.fixtures.js';
import { keyOf, many, opened, viewOf } from './tabs.fixtures.js';
import { usePageEnd } from './pageEnd.js';
import { type OpenTab, tabsReducer } from './tabs.js';
import type { KeptTabs } from './useKeptTabs.js';

afterEach(cleanup);

const first = viewOf('/first', '第一页');
const second = viewOf('/second', '第二页');
const startAt = (view = first) => tabsReducer(opened([first, second]), { type: 'activate', key: keyOf(view) });

const show = (renderPage: ConsoleProps['renderPage'], props: Partial<ConsoleProps> = {}) =>
  render(
    <ConsoleProvider>
      <SmallConsole initial={startAt()} renderPage={renderPage} {...props} />
    </ConsoleProvider>,
  );

const onFirst =
  (draw: (tab: OpenTab) => ReactNode): ConsoleProps['renderPage'] =>
  (tab) =>
    tab.key === keyOf(first) ? draw(tab) : <ListPage tab={tab} />;

const go = async (title: string) => {
  // As with a click: the focus goes along.
  await userEvent.click(page.getByRole('link', { name: title }));
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
};

/** A dialog's mask covers the bar; the address changes all the same. */
const goBy = async (tabs: { current: KeptTabs | null }, title: string) => {
  const tab = tabs.current?.state.tabs.find(({ view }) => view.meta.title === title);
  if (tab) tabs.current?.open(tab);
  await expect.element(page.getByRole('heading', { level: 1, name: title, includeHidden: true })).toBeVisible();
};

const holdTabs = () => {
  const tabs: { current: KeptTabs | null } = { current: null };
  return { tabs, onTabs: (now: KeptTabs) => void (tabs.current = now) };
};

describe('a hidden page', () => {
  it('keeps what was typed, how far it was scrolled and where the focus was', async () => {
    await show((tab) => (tab.key === keyOf(first) ? <ListPage tab={tab} /> : <FormPage tab={tab} />));
    const scroller = () => page.getByText('第 1 行').element().closest('ul')?.parentElement;
    scroller()?.scrollTo({ top: 700 });
    await expect.poll(() => scroller()?.scrollTop).toBe(700);
    await go('第二页');
    await userEvent.fill(page.getByRole('textbox', { name: '说明' }), '改过的说明');
    await go('第一页');
    await expect.poll(() => scroller()?.scrollTop).toBe(700);
    await go('第二页');
    await expect.element(page.getByRole('textbox', { name: '说明' })).toHaveValue('改过的说明');
    await expect.element(page.getByRole('textbox', { name: '说明' })).toHaveFocus();
  });

  it('has no effects running', async () => {
    const running = new Map<string, boolean>();
    await show((tab) => <ListPage tab={tab} onEffect={(is) => running.set(tab.view.meta.title, is)} />);
    await go('第二页');
    await expect.poll(() => Object.fromEntries(running)).toEqual({ 第一页: false, 第二页: true });
    await go('第一页');
    await expect.poll(() => Object.fromEntries(running)).toEqual({ 第一页: true, 第二页: false });
  });

  it('comes back with its dialog as it was', async () => {
    const { tabs, onTabs } = holdTabs();
    await show(
      onFirst((tab) => <DialogPage tab={tab} />),
      { onTabs },
    );
    await page.getByRole('button', { name: '新建知识库' }).click();
    await userEvent.fill(page.getByRole('textbox', { name: '名称' }), '竞赛规则库');
    for (let round = 0; round < 2; round += 1) {
      await goBy(tabs, '第二页');
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
      await goBy(tabs, '第一页');
      await expect.element(page.getByRole('textbox', { name: '名称' })).toHaveValue('竞赛规则库');
    }
  });

  it('comes back with its drawer as it was', async () => {
    await show(onFirst((tab) => <DrawerPage tab={tab} />));
    await page.getByRole('button', { name: '李慧敏' }).click();
    await userEvent.fill(page.getByRole('textbox', { name: '备注' }), '年审待补');
    await go('第二页');
    await go('第一页');
    await expect.element(page.getByRole('textbox', { name: '备注' })).toHaveValue('年审待补');
    await expect.element(page.getByRole('dialog', { name: '李慧敏' })).toBeVisible();
  });

  it('has its question answered with no', async () => {
    const { tabs, onTabs } = holdTabs();
    await show(
      onFirst((tab) => <QuestionPage tab={tab} />),
      { onTabs },
    );
    await page.getByRole('button', { name: '停用' }).click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await goBy(tabs, '第二页');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await goBy(tabs, '第一页');
    await expect.element(page.getByText('没有停用')).toBeVisible();
  });
});

describe('unsaved work', () => {
  const forms: ConsoleProps['renderPage'] = (tab) => <FormPage tab={tab} />;
  const leaving = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it('marks its tab, also while the page is hidden, until it is saved', async () => {
    const { tabs, onTabs } = holdTabs();
    await show(forms, { onTabs });
    const unsaved = () => [...(tabs.current?.unsaved ?? [])];
    expect(leaving()).toBe(false);
    await userEvent.fill(page.getByRole('textbox', { name: '说明' }), '新的');
    await expect.poll(unsaved).toEqual(['/first']);
    await expect.poll(leaving).toBe(true);
    await go('第二页');
    await expect.poll(unsaved).toEqual(['/first']);
    await userEvent.click(page.getByRole('link', { name: '第一页' }));
    await expect.element(page.getByRole('textbox', { name: '说明' })).toHaveValue('新的');
    await expect.poll(unsaved).toEqual(['/first']);
    await page.getByRole('button', { name: '保存' }).click();
    await expect.poll(unsaved).toEqual([]);
    await expect.poll(leaving).toBe(false);
  });

  it('is not lost by closing without a question', async () => {
    const { tabs, onTabs } = holdTabs();
    await show(forms, { onTabs });
    await userEvent.fill(page.getByRole('textbox', { name: '说明' }), '新的');
    await page.getByRole('button', { name: '关闭 第一页' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '取消' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(page.getByRole('textbox', { name: '说明' })).toHaveValue('新的');
    await page.getByRole('button', { name: '关闭 第一页' }).click();
    await page.getByRole('button', { name: '放弃修改并关闭' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: '第二页' })).toBeVisible();
    await expect.poll(() => [...(tabs.current?.unsaved ?? [])]).toEqual([]);
    expect(tabs.current?.state.tabs.map(({ key }) => key)).toEqual(['/second']);
  });

  it('is not lost by refreshing without a question', async () => {
    await show(forms);
    await userEvent.fill(page.getByRole('textbox', { name: '说明' }), '新的');
    await page.getByRole('button', { name: '刷新当前页' }).click();
    await page.getByRole('button', { name: '放弃修改并刷新' }).click();
    await expect.element(page.getByRole('textbox', { name: '说明' })).toHaveValue('');
  });
});

it('lets go of the pages shown longest ago, never of unsaved work', async () => {
  const { tabs, onTabs } = holdTabs();
  await show((tab) => <FormPage tab={tab} />, { initial: opened(many(8)), max: 3, onTabs });
  const alive = () =>
    new Set(Array.from(document.querySelectorAll('[data-tab]'), (one) => one.getAttribute('data-tab')));
  await userEvent.fill(page.getByRole('textbox', { name: '说明' }), '新的');
  await expect.poll(() => tabs.current?.unsaved.size).toBe(1);
  for (const key of ['/marketing/page0', '/marketing/page1', '/marketing/page2', '/marketing/page3']) {
    const tab = tabs.current?.state.tabs.find((one) => one.key === key);
    if (tab) tabs.current?.open(tab);
    await expect.poll(() => tabs.current?.state.activeKey).toBe(key);
  }
  await expect.poll(alive).toEqual(new Set(['/marketing/page2', '/marketing/page3', '/marketing/page6']));
});

describe('a word that was typed and not sent', () => {
  const word = () => page.getByRole('textbox', { name: '搜索' });
  /** Of three pages one stays alive; the word is typed into the first, which is let go. */
  const typed = async () => {
    const { tabs, onTabs } = holdTabs();
    await show((tab) => (tab.key === '/marketing/page0' ? <SearchPage tab={tab} /> : <ListPage tab={tab} />), {
      initial: opened(many(3)),
      max: 1,
      onTabs,
    });
    const open = async (key: string) => {
      const tab = tabs.current?.state.tabs.find((one) => one.key === key);
      if (tab) tabs.current?.open(tab);
      await expect.poll(() => tabs.current?.state.activeKey).toBe(key);
    };
    await open('/marketing/page0');
    await userEvent.fill(word(), '季票');
    await open('/marketing/page1');
    await expect.poll(() => document.querySelector('[data-tab="/marketing/page0"]')).toBeNull();
    return { tabs, open };
  };

  it('comes back with its tab, though the page was let go, and marks nothing as unsaved', async () => {
    const { tabs, open } = await typed();
    expect(tabs.current?.unsaved.size).toBe(0);
    await open('/marketing/page0');
    await expect.element(word()).toHaveValue('季票');
  });

  it('goes when its tab is closed or started anew', async () => {
    const { tabs, open } = await typed();
    await open('/marketing/page0');
    await tabs.current?.reload('/marketing/page0');
    await expect.element(word()).toHaveValue('');
    await userEvent.fill(word(), '球衣');
    const view = tabs.current?.state.tabs.find(({ key }) => key === '/marketing/page0')?.view;
    await tabs.current?.close({ scope: 'one', key: '/marketing/page0' });
    await expect.element(word()).not.toBeInTheDocument();
    if (view) tabs.current?.open({ key: '/marketing/page0', view });
    await expect.element(word()).toHaveValue('');
  });
});

it('keeps a crash to its own tab, and starts that page anew on request', async () => {
  const onCrash = vi.fn();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await show(
    onFirst((tab) => <BrokenPage tab={tab} />),
    { onCrash },
  );
  await expect.element(page.getByRole('alert')).toHaveTextContent('“第一页”出错了');
  expect(onCrash.mock.calls[0]?.[0]).toMatchObject({ key: '/first', error: { message: 'broken on purpose' } });
  await go('第二页');
  await userEvent.click(page.getByRole('link', { name: '第一页' }));
  await page.getByRole('button', { name: '重新载入' }).click();
  await expect.element(page.getByText('又好了')).toBeVisible();
  vi.restoreAllMocks();
});

it('goes home when the last tab is closed', async () => {
  const onNavigate = vi.fn();
  const { onTabs } = holdTabs();
  await show((tab) => <ListPage tab={tab} />, { initial: opened([first]), onNavigate, onTabs });
  await page.getByRole('button', { name: '关闭 第一页' }).click();
  await expect.poll(() => onNavigate.mock.calls).toEqual([['#/home']]);
});

describe('what goes on in a page', () => {
  const onEnd = vi.fn();
  const Work = () => {
    usePageEnd(onEnd);
    return <p>在上传</p>;
  };
  const WorkPage = ({ tab }: { tab: OpenTab }) => {
    const [working, setWorking] = useState(true);
    return (
      <>
        <h1>{tab.view.meta.title}</h1>
        <button type="button" onClick={() => setWorking(false)}>
          停下
        </button>
        {working && <Work />}
      </>
    );
  };
  const work = onFirst((tab) => <WorkPage tab={tab} />);

  it('goes on while the page is hidden, and ends when its tab is closed meanwhile', async () => {
    onEnd.mockClear();
    const { tabs, onTabs } = holdTabs();
    await show(work, { onTabs });
    await go('第二页');
    await go('第一页');
    await go('第二页');
    expect(onEnd).not.toHaveBeenCalled();
    await tabs.current?.close({ scope: 'one', key: keyOf(first) });
    await vi.waitFor(() => expect(onEnd).toHaveBeenCalledOnce());
  });

  it('ends when the tab is started anew, and when the page draws something else', async () => {
    onEnd.mockClear();
    const { tabs, onTabs } = holdTabs();
    await show(work, { onTabs });
    await tabs.current?.reload(keyOf(first));
    await vi.waitFor(() => expect(onEnd).toHaveBeenCalledOnce());
    await page.getByRole('button', { name: '停下' }).click();
    await vi.waitFor(() => expect(onEnd).toHaveBeenCalledTimes(2));
  });
});
