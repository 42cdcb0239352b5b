import { type Position, REFERENCE_WIDTH } from '@console/base';
import { Activity } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react/pure';
import { userEvent } from 'vitest/browser';
import { ConsoleProvider } from '../provider/index.js';
import { PagePreview, type PagePreviewProps } from './PagePreview.js';
import type { PageRequest, PageSource } from './pageSource.js';
import { A4, drawPage, inkOf, LANDSCAPE, longBook, page47, rules, unmeasuredRules } from './preview.fixtures.js';

afterEach(() => cleanup());

const Shown = (props: PagePreviewProps & { paneWidth?: number }) => {
  const { paneWidth = 544, ...rest } = props;
  return (
    <ConsoleProvider>
      <div style={{ width: paneWidth, height: 700 }}>
        <PagePreview {...rest} />
      </div>
    </ConsoleProvider>
  );
};

const mounted = () => Array.from(document.querySelectorAll<HTMLElement>('[data-page]'));
const pageOf = (number: number) => document.querySelector<HTMLElement>(`[data-page="${number}"]`);
const view = () => document.querySelector<HTMLElement>('[data-pages]');
/** As long as a busy machine may take. */
const patient = { timeout: 12_000 };
const until = <T,>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, patient);

const loaded = (number: number) =>
  until(() => {
    const image = pageOf(number)?.querySelector('img');
    if (!image?.complete || image.naturalWidth === 0) throw new Error(`page ${number} is not there`);
  });

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const area = (box: Box): number => (box.right - box.left) * (box.bottom - box.top);

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** Where a position stands on the screen, reckoned from the page's corners alone. */
const onScreen = ([, left, right, top, bottom]: Position, page: DOMRect, turns: number, height: number): Box => {
  const corners = [
    [left / REFERENCE_WIDTH, top / height],
    [right / REFERENCE_WIDTH, bottom / height],
  ].map(([x = 0, y = 0]) => {
    const turned = [
      [x, y],
      [1 - y, x],
      [1 - x, 1 - y],
      [y, 1 - x],
    ][turns] ?? [x, y];
    return [page.left + (turned[0] ?? 0) * page.width, page.top + (turned[1] ?? 0) * page.height] as const;
  });
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
};

const words = page47.slice(5, 10).map((line) => inkOf(47, line));
const passage = [{ id: 'passage', positions: words }];

describe('regions', () => {
  const widths = [300, 400, 544, 900];
  const cases = widths.flatMap((width) => [0, 1, 2, 3].map((turns) => ({ width, turns })));

  it.each(cases)('cover the words and little more, $width px wide, turned $turns times', async ({ width, turns }) => {
    const screen = await render(
      <Shown source={rules()} regions={passage} activeId="passage" width="fit" paneWidth={width} onSelect={() => {}} />,
    );
    for (let turn = 0; turn < turns; turn += 1) await screen.getByRole('button', { name: '顺时针旋转' }).click();
    await loaded(47);
    await until(() => {
      const page = pageOf(47)?.getBoundingClientRect();
      if (!page) throw new Error('no page');
      const lit = Array.from(document.querySelectorAll('[data-page="47"] [data-lit]')).map((rect) =>
        rect.getBoundingClientRect(),
      );
      const boxes = words.map((position) => onScreen(position, page, turns, A4));
      for (const box of boxes) {
        const covered = Math.max(...lit.map((rect) => shared(rect, box)));
        expect(covered / area(box)).toBeGreaterThan(0.97);
      }
      const all = boxes.reduce((sum, box) => sum + area(box), 0);
      expect(lit.reduce((sum, rect) => sum + area(rect), 0)).toBeLessThan(1.7 * all);
    });
  });

  it('come into view when they become active, also after earlier pages turned out to be lower', async () => {
    const source = unmeasuredRules();
    const screen = await render(<Shown source={source} regions={passage} activeId={null} />);
    await loaded(1);
    await screen.rerender(<Shown source={source} regions={passage} activeId="passage" />);
    await loaded(47);
    await loaded(48);
    await until(() => {
      const lit = document.querySelector('[data-lit]')?.getBoundingClientRect();
      const frame = view()?.getBoundingClientRect();
      if (!lit || !frame) throw new Error('not lit');
      expect(Math.abs((pageOf(48)?.offsetHeight ?? 0) - (400 * LANDSCAPE) / REFERENCE_WIDTH)).toBeLessThan(2);
      expect(lit.top).toBeGreaterThanOrEqual(frame.top);
      expect(lit.bottom).toBeLessThanOrEqual(frame.bottom);
    });
  });

  it('that no page can hold are not drawn, and break nothing', async () => {
    const bad: Position[] = [
      [47, Number.NaN, 9, 1, 2],
      [400, 1, 2, 1, 2],
      [47, 50, 20, 1, 2],
    ];
    await render(<Shown source={rules()} regions={[{ id: 'bad', positions: bad }]} activeId="bad" page={47} />);
    await loaded(47);
    expect(document.querySelectorAll('[data-region]')).toHaveLength(0);
  });
});

/** Answers when told to, and remembers what was asked. */
const slowSource = (pageCount: number) => {
  const asked = new Map<number, { request: PageRequest; answer: (value: Blob | string) => void }>();
  const load = (page: number, request: PageRequest) =>
    new Promise<Blob | string>((answer) => {
      asked.set(page, { request, answer });
    });
  return { asked, source: { pageCount, load } satisfies PageSource };
};

const svgBlob = () =>
  new Blob([decodeURIComponent(drawPage(page47, A4).split(',')[1] ?? '')], { type: 'image/svg+xml' });

describe('pages', () => {
  it('are mounted five either side of the current one, whatever the length of the document', async () => {
    const book = longBook(1000);
    const load = vi.fn<PageSource['load']>((page, request) => book.load(page, request));
    await render(<Shown source={{ pageCount: 1000, load }} page={700} />);
    await loaded(700);
    await loaded(705);
    expect(mounted().map(({ dataset }) => Number(dataset['page']))).toEqual(
      Array.from({ length: 11 }, (_, index) => 695 + index),
    );
    expect(load.mock.calls.every(([page]) => page >= 695 && page <= 705)).toBe(true);
    expect(view()?.scrollHeight).toBeGreaterThan(1000 * 500);
  });

  it('are given up when they are scrolled away from, and all when the preview goes', async () => {
    const { asked, source } = slowSource(100);
    const screen = await render(<Shown source={source} page={1} />);
    await until(() => expect(asked.has(6)).toBe(true));
    await screen.rerender(<Shown source={source} page={60} />);
    await until(() => expect(asked.has(60)).toBe(true));
    await until(() => expect(asked.get(1)?.request.signal.aborted).toBe(true));
    expect(asked.get(60)?.request.signal.aborted).toBe(false);
    await screen.unmount();
    await until(() => expect(asked.get(60)?.request.signal.aborted).toBe(true));
  });

  it('wait for the one that is read', async () => {
    const steps: string[] = [];
    const load = async (page: number) => {
      steps.push(`asked ${page}`);
      await new Promise((resolve) => setTimeout(resolve, page === 60 ? 500 : 0));
      steps.push(`given ${page}`);
      return svgBlob();
    };
    await render(<Shown source={{ pageCount: 100, load }} page={60} />);
    await until(() => expect(steps).toHaveLength(22));
    expect(steps.slice(0, 2)).toEqual(['asked 60', 'given 60']);
  });

  it('are asked for as sharp as the screen is', async () => {
    const { asked, source } = slowSource(3);
    await render(<Shown source={source} />);
    await until(() => expect(asked.get(1)?.request.width).toBe(Math.ceil(400 * devicePixelRatio)));
  });

  it('drawn in a frame of the browser are seen in that frame', async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 400;
    canvas.height = 560;
    let give: (drawn: HTMLCanvasElement) => void = () => {};
    const drawing = new Promise<HTMLCanvasElement>((resolve) => {
      give = resolve;
    });
    const load = vi.fn(() => drawing);
    await render(<Shown source={{ pageCount: 1, load }} />);
    await until(() => expect(load).toHaveBeenCalled());
    const isSeen = await new Promise<boolean>((told) => {
      requestAnimationFrame(() => give(canvas));
      requestAnimationFrame(() => told(canvas.isConnected));
    });
    expect(isSeen).toBe(true);
  });

  it('that are jumped to are told of beforehand, save closed ones', async () => {
    const { source } = slowSource(200);
    const expected = vi.fn<NonNullable<PageSource['expect']>>();
    const open = Array.from({ length: 150 }, (_, index) => index + 1);
    const telling: PageSource = { ...source, pages: open, expect: expected };
    const regions = [{ id: 'rule', positions: [[140, 96, 690, 120, 210] as const] }];
    const screen = await render(<Shown source={telling} page={60} regions={regions} />);
    expect(expected).toHaveBeenLastCalledWith(60);
    await screen.rerender(<Shown source={telling} page={60} regions={regions} activeId="rule" />);
    expect(expected).toHaveBeenLastCalledWith(140);
    await screen.rerender(<Shown source={telling} page={180} regions={regions} />);
    await until(() => expect(mounted().map(({ dataset }) => dataset['page'])).toContain('180'));
    expect(expected).not.toHaveBeenCalledWith(180);
  });

  it('that are closed are never asked for', async () => {
    const { asked, source } = slowSource(12);
    const screen = await render(<Shown source={{ ...source, pages: [3] }} />);
    await until(() => expect(asked.has(3)).toBe(true));
    expect(Array.from(asked.keys())).toEqual([3]);
    await expect.element(screen.getByText('第 2 页未开放'), patient).toBeInTheDocument();
  });
});

describe('object addresses', () => {
  const made: string[] = [];
  const revoked: string[] = [];
  beforeEach(() => {
    const create = URL.createObjectURL.bind(URL);
    const revoke = URL.revokeObjectURL.bind(URL);
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      const url = create(blob);
      made.push(url);
      return url;
    });
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => {
      revoked.push(url);
      revoke(url);
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    made.length = 0;
    revoked.length = 0;
  });

  it('are let go of when the document changes, and the preview starts afresh', async () => {
    const first: PageSource = { pageCount: 30, load: () => Promise.resolve(svgBlob()) };
    const screen = await render(<Shown source={first} page={20} />);
    await loaded(20);
    await screen.getByRole('button', { name: '顺时针旋转' }).click();
    await screen.rerender(<Shown source={longBook(40)} />);
    await loaded(1);
    expect(made.length).toBeGreaterThan(0);
    await until(() => expect(revoked.toSorted()).toEqual(made.toSorted()));
    const page = pageOf(1);
    expect(page?.offsetHeight).toBeGreaterThan(page?.offsetWidth ?? 0);
    await expect.element(screen.getByRole('textbox', { name: '跳到页码' }), patient).toHaveValue('1');
  });

  it('of pictures that are none are let go of too, and the page says so', async () => {
    const source: PageSource = { pageCount: 1, load: () => Promise.resolve(new Blob(['<p>500</p>'])) };
    const screen = await render(<Shown source={source} />);
    await expect.element(screen.getByText('第 1 页没有加载出来'), patient).toBeVisible();
    await until(() => expect(revoked).toEqual(made));
  });
});

/** Where a page stands below the upper edge of the view, once all pages around it have their own heights. */
const settled = async (page: number): Promise<number> => {
  for (const one of mounted()) await loaded(Number(one.dataset['page']));
  return until(() => {
    const [here, around] = [pageOf(page), mounted()];
    const frame = view()?.getBoundingClientRect();
    if (!here || !frame) throw new Error(`page ${page} is not mounted`);
    for (const one of around) {
      const image = one.querySelector('img');
      const height = ((image?.naturalHeight ?? 0) / (image?.naturalWidth ?? 1)) * one.offsetWidth;
      if (Math.abs(height - one.offsetHeight) > 1) throw new Error('a height is not known yet');
    }
    return here.getBoundingClientRect().top - frame.top;
  });
};

/** Long enough for the browser to have told that something is hidden. */
const frames = async () => {
  for (let frame = 0; frame < 3; frame += 1) await new Promise((next) => requestAnimationFrame(next));
};

describe('scrolling', () => {
  it('tells which page is read, and is not thrown back by its own report', async () => {
    const source = { ...longBook(60), heights: Array.from({ length: 60 }, () => A4) };
    const told: number[] = [];
    const show = (page: number) => <Shown source={source} page={page} onPageChange={(next) => told.push(next)} />;
    const screen = await render(show(1));
    await loaded(1);
    view()?.scrollTo({ top: 6000 });
    await until(() => expect(told).toHaveLength(1));
    await screen.rerender(show(told[0] ?? 0));
    await loaded(told[0] ?? 0);
    expect(Math.abs((view()?.scrollTop ?? 0) - 6000)).toBeLessThanOrEqual(1);
  });

  it('keeps place and pictures while it is hidden with its tab', async () => {
    const source: PageSource = { pageCount: 60, load: () => Promise.resolve(svgBlob()) };
    const show = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <Shown source={source} page={30} />
      </Activity>
    );
    const screen = await render(show('visible'));
    await loaded(30);
    const before = await settled(30);
    await screen.rerender(show('hidden'));
    await screen.rerender(show('visible'));
    expect(Math.abs((await settled(30)) - before)).toBeLessThanOrEqual(1);
    await expect.element(screen.getByRole('textbox', { name: '跳到页码' }), patient).toHaveValue('30');
  });

  it('keeps the place under an owner that hides it, even where the browser forgets it', async () => {
    const source: PageSource = { pageCount: 60, load: () => Promise.resolve(svgBlob()) };
    await render(<Shown source={source} page={30} />);
    const before = await settled(30);
    const host = view()?.parentElement?.parentElement;
    if (!host) throw new Error('not mounted');
    host.style.display = 'none';
    await frames();
    expect(view()?.clientHeight).toBe(0);
    // A browser that drops the box drops its place too; a new parent has the same effect.
    const parent = host.parentElement;
    host.remove();
    parent?.append(host);
    host.style.display = '';
    await until(async () => expect(Math.abs((await settled(30)) - before)).toBeLessThanOrEqual(1));
  });

  it('zooms by the wheel with Ctrl, and by keys', async () => {
    const screen = await render(<Shown source={rules()} page={47} />);
    await loaded(47);
    view()?.dispatchEvent(new WheelEvent('wheel', { deltaY: -60, ctrlKey: true, bubbles: true, cancelable: true }));
    await until(() => expect(pageOf(47)?.offsetWidth).toBeGreaterThan(450));
    view()?.focus();
    await userEvent.keyboard('0');
    await until(() => expect(pageOf(47)?.offsetWidth).toBe(400));
    await userEvent.keyboard('r');
    await until(() => expect(pageOf(47)?.offsetWidth).toBeGreaterThan(pageOf(47)?.offsetHeight ?? 0));
    await expect.element(screen.getByText('100%'), patient).toBeVisible();
  });

  it('keeps the place when the page is enlarged', async () => {
    const screen = await render(<Shown source={rules()} page={47} />);
    await loaded(47);
    await screen.getByRole('button', { name: '放大' }).click();
    await until(() => {
      const frame = view()?.getBoundingClientRect();
      const page = pageOf(47)?.getBoundingClientRect();
      expect(page?.width).toBe(500);
      expect(page?.top).toBeLessThan((frame?.top ?? 0) + 200);
      expect(page?.bottom).toBeGreaterThan(frame?.top ?? 0);
    });
  });
});
