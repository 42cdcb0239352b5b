import { afterEach, describe, expect, it, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react/pure';
import { userEvent } from 'vitest/browser';
import { ConsoleProvider } from '../provider/index.js';
import { PagePreview, type PagePreviewProps } from './PagePreview.js';
import type { PageSource } from './pageSource.js';
import { lineRegion, longBook, manyRegions, readableRules, rules } from './preview.fixtures.js';

afterEach(() => cleanup());

/** As long as a busy machine may take. */
const patient = { timeout: 12_000 };
const until = <T,>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, patient);

const Shown = ({ paneWidth = 544, ...rest }: PagePreviewProps & { paneWidth?: number }) => (
  <ConsoleProvider>
    <div style={{ width: paneWidth, height: 700 }}>
      <PagePreview {...rest} />
    </div>
  </ConsoleProvider>
);

const pageOf = (number: number) => document.querySelector<HTMLElement>(`[data-page="${number}"]`);
const view = () => document.querySelector<HTMLElement>('[data-pages]');
const options = () => Array.from(document.querySelectorAll('[role="option"]'));
const texts = () => Array.from(document.querySelectorAll('[data-text]'));

describe('a thousand pages with five thousand regions', () => {
  it('hold only what is near, also after a long way', async () => {
    const regions = manyRegions(1000);
    const source = longBook(1000);
    const screen = await render(<Shown source={source} regions={regions} activeId="c3500" onSelect={() => {}} />);
    await until(() => expect(document.querySelector('[data-lit]')).not.toBeNull());
    for (const id of ['c1', 'c4990', 'c2500']) {
      await screen.rerender(<Shown source={source} regions={regions} activeId={id} onSelect={() => {}} />);
      await until(() => {
        const lit = document.querySelector('[data-lit]')?.getBoundingClientRect();
        const frame = view()?.getBoundingClientRect();
        if (!lit || !frame) throw new Error('not lit');
        expect(lit.top).toBeGreaterThanOrEqual(frame.top);
        expect(lit.bottom).toBeLessThanOrEqual(frame.bottom);
      });
      expect(document.querySelectorAll('[data-page]').length).toBeLessThanOrEqual(11);
      expect(view()?.querySelectorAll('*').length).toBeLessThan(1500);
    }
  });

  it('are stepped through in reading order, from a page or from a region', async () => {
    const onSelect = vi.fn();
    const regions = manyRegions(1000);
    const source = longBook(1000);
    const show = (activeId: string | null) => (
      <Shown source={source} regions={regions} activeId={activeId} page={700} onSelect={onSelect} />
    );
    const screen = await render(show(null));
    await until(() => expect(pageOf(700)).not.toBeNull());
    await screen.getByRole('button', { name: '下一段' }).click();
    expect(onSelect).toHaveBeenLastCalledWith('c3496');
    await screen.getByRole('button', { name: '上一段' }).click();
    expect(onSelect).toHaveBeenLastCalledWith('c3495');
    await screen.rerender(show('c2500'));
    await screen.getByRole('button', { name: '下一段' }).click();
    expect(onSelect).toHaveBeenLastCalledWith('c2501');
  });

  it('light one region on each page that it stands on', async () => {
    await render(<Shown source={rules()} regions={[lineRegion]} activeId="lines" />);
    await until(() => {
      expect(document.querySelectorAll('[data-page="47"] [data-lit]').length).toBeGreaterThan(0);
      expect(document.querySelectorAll('[data-page="49"] [data-lit]').length).toBeGreaterThan(0);
    });
  });
});

describe('thumbnails', () => {
  it('are drawn only where they are seen, and follow the page being read', async () => {
    const book = longBook(1000);
    const load = vi.fn<PageSource['load']>((page, request) => book.load(page, request));
    const source = { pageCount: 1000, load };
    const screen = await render(<Shown source={source} page={1} thumbnails="open" />);
    await until(() => expect(options().length).toBeGreaterThan(2));
    expect(options().length).toBeLessThan(20);
    await screen.rerender(<Shown source={source} page={700} thumbnails="open" />);
    await until(() => {
      const here = document.querySelector('[role="option"][aria-selected="true"]');
      const list = document.querySelector('[role="listbox"]')?.getBoundingClientRect();
      const box = here?.getBoundingClientRect();
      expect(here?.getAttribute('aria-posinset')).toBe('700');
      expect(box?.top).toBeGreaterThanOrEqual((list?.top ?? 0) - 1);
      expect(box?.bottom).toBeLessThanOrEqual((list?.bottom ?? 0) + 1);
    });
    expect(options().length).toBeLessThan(20);
    expect(load.mock.calls.length).toBeLessThan(100);
  });

  it('are asked for as small as they are drawn', async () => {
    const load = vi.fn<PageSource['load']>(() => new Promise(() => {}));
    await render(<Shown source={{ pageCount: 3, load }} thumbnails="open" />);
    await until(() => {
      const widths = load.mock.calls.map(([, { width }]) => width);
      expect(Math.min(...widths)).toBeLessThanOrEqual(100 * devicePixelRatio);
    });
  });

  it('move the page by the arrow keys', async () => {
    const onPageChange = vi.fn();
    await render(<Shown source={rules()} page={47} onPageChange={onPageChange} thumbnails="open" />);
    await until(() => expect(options().length).toBeGreaterThan(2));
    document.querySelector<HTMLElement>('[role="listbox"]')?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await until(() => expect(onPageChange).toHaveBeenLastCalledWith(48));
  });

  it('stand side by side where there is little room', async () => {
    const screen = await render(<Shown source={rules()} paneWidth={390} thumbnails="open" />);
    const list = screen.getByRole('listbox', { name: '缩略图' });
    await expect.element(list, patient).toHaveAttribute('aria-orientation', 'horizontal');
    await until(() => {
      const [first, second] = options().map((one) => one.getBoundingClientRect());
      expect(second?.left).toBeGreaterThan(first?.left ?? 0);
      expect(second?.top).toBe(first?.top);
    });
  });
});

describe('words of pictures', () => {
  it('lie over what they say, and are copied line by line', async () => {
    await render(<Shown source={readableRules()} page={47} />);
    const span = await until(() => {
      const found = Array.from(pageOf(47)?.querySelectorAll('[data-text] span') ?? []).find(
        ({ textContent }) => textContent === '29.2　程序',
      );
      if (!found) throw new Error('no words yet');
      return found;
    });
    const page = pageOf(47)?.getBoundingClientRect();
    const box = span.getBoundingClientRect();
    const scale = 794 / (page?.width ?? 1);
    expect(Math.abs((box.left - (page?.left ?? 0)) * scale - 96)).toBeLessThan(3);
    const drawnWidth = 21 * 3 + 21 * 0.55 * 4;
    expect(Math.abs(box.width * scale - drawnWidth)).toBeLessThan(drawnWidth * 0.05);
    const layer = pageOf(47)?.querySelector('[data-text]');
    document.getSelection()?.selectAllChildren(layer ?? document.body);
    expect(document.getSelection()?.toString()).toContain('29.2　程序\n29.2.1');
  });

  it('are asked for near the page being read alone, and never for closed pages', async () => {
    const text = vi.fn<NonNullable<PageSource['text']>>(() => Promise.resolve([]));
    await render(<Shown source={{ ...rules(), pages: [46, 47, 60], text }} page={47} />);
    await until(() => expect(text.mock.calls.map(([page]) => page).toSorted((a, b) => a - b)).toEqual([46, 47]));
    expect(texts()).toHaveLength(0);
  });

  it('that can not be had leave the picture as it is', async () => {
    const text = vi.fn<NonNullable<PageSource['text']>>(() => Promise.reject(new Error('no text')));
    await render(<Shown source={{ ...rules(), text }} page={47} />);
    await until(() => expect(text).toHaveBeenCalled());
    await until(() => expect(pageOf(47)?.dataset['state']).toBe('ready'));
    expect(document.querySelector('[role="alert"]')).toBeNull();
  });
});
