import { REFERENCE_WIDTH } from '@console/base';
import { Activity } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react/pure';
import { userEvent } from 'vitest/browser';
import { ConsoleProvider } from '../provider/index.js';
import { PdfPreview, type PdfPreviewProps } from './PdfPreview.js';
import { asFile, croppedAndTurned, damagedPdf, lockedPdf, ruleBook, ruleLine } from './pdf.fixtures.js';
import { pdfServer } from './pdfServer.fixtures.js';

afterEach(() => cleanup());

/** As long as a busy machine may take. */
const patient = { timeout: 20_000 };
const until = <T,>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, patient);
const options = { assetsUrl: '/packages/ui/node_modules/pdfjs-dist/' };

const Shown = (props: PdfPreviewProps) => (
  <ConsoleProvider>
    <div style={{ width: 544, height: 700 }}>
      <PdfPreview options={options} {...props} />
    </div>
  </ConsoleProvider>
);

const pageOf = (number: number) => document.querySelector<HTMLElement>(`[data-page="${number}"]`);
const drawn = (number: number) =>
  until(() => {
    const canvas = pageOf(number)?.querySelector('canvas');
    if (!canvas || canvas.width === 0) throw new Error(`page ${number} is not drawn`);
    return canvas;
  });
const spans = (number: number) => Array.from(pageOf(number)?.querySelectorAll<HTMLElement>('[data-text] span') ?? []);
const lineOf = (number: number, start: string) =>
  until(() => {
    const span = spans(number).find(({ textContent }) => textContent?.startsWith(start));
    if (!span) throw new Error(`${start} is not there`);
    return span;
  });

describe('a PDF', () => {
  it('shows the page asked for, with its region over the words', async () => {
    const regions = [{ id: 'rule', positions: [ruleLine(7)] }];
    await render(<Shown file={asFile(ruleBook(20))} regions={regions} activeId="rule" onSelect={() => {}} />);
    await drawn(7);
    const words = await lineOf(7, '比赛由两队');
    await until(() => {
      const lit = document.querySelector('[data-lit]')?.getBoundingClientRect();
      const line = words.getBoundingClientRect();
      if (!lit) throw new Error('not lit');
      expect(Math.abs(lit.left - line.left)).toBeLessThan(4);
      expect(Math.abs(lit.right - line.right)).toBeLessThan(6);
      expect(Math.abs((lit.top + lit.bottom) / 2 - (line.top + line.bottom) / 2)).toBeLessThan(4);
    });
  });

  it('has words that can be selected, also where a region lies under them', async () => {
    const onSelect = vi.fn();
    const regions = [{ id: 'rule', positions: [ruleLine(1)] }];
    await render(<Shown file={asFile(ruleBook(1))} regions={regions} onSelect={onSelect} />);
    const line = await lineOf(1, '比赛由两队');
    await userEvent.tripleClick(line);
    await until(() => expect(document.getSelection()?.toString()).toContain('比赛由两队参加'));
    const calls = onSelect.mock.calls.length;
    document.getSelection()?.removeAllRanges();
    await userEvent.click(line);
    await until(() => expect(onSelect.mock.calls.length).toBeGreaterThan(calls));
    expect(onSelect).toHaveBeenLastCalledWith('rule');
  });

  it('has words that turn with the page', async () => {
    const screen = await render(<Shown file={asFile(ruleBook(1))} />);
    const upright = (await lineOf(1, '比赛由两队')).getBoundingClientRect();
    expect(upright.width).toBeGreaterThan(upright.height);
    await screen.getByRole('button', { name: '顺时针旋转' }).click();
    await until(() => {
      const turned = spans(1).find(({ textContent }) => textContent?.startsWith('比赛由两队'));
      const box = turned?.getBoundingClientRect();
      expect(box?.height).toBeGreaterThan(box?.width ?? 0);
    });
  });

  it('is as high as what is displayed of it', async () => {
    await render(<Shown file={asFile(croppedAndTurned())} />);
    await drawn(1);
    await drawn(2);
    await until(() => {
      const ratios = [1, 2].map((page) => (pageOf(page)?.offsetHeight ?? 0) / (pageOf(page)?.offsetWidth ?? 1));
      expect(ratios[0]).toBeCloseTo(700 / 400, 1);
      expect(ratios[1]).toBeCloseTo(595 / 842, 1);
    });
  });

  it('keeps its place while it is hidden with its tab, and lets go of its worker', async () => {
    const terminate = vi.spyOn(Worker.prototype, 'terminate');
    const file = asFile(ruleBook(40));
    const show = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <Shown file={file} page={30} />
      </Activity>
    );
    const screen = await render(show('visible'));
    await drawn(30);
    await screen.rerender(show('hidden'));
    await until(() => expect(terminate).toHaveBeenCalled());
    await screen.rerender(show('visible'));
    await drawn(30);
    await expect.element(screen.getByRole('textbox', { name: '跳到页码' }), patient).toHaveValue('30');
    terminate.mockRestore();
  });
});

describe('what goes wrong', () => {
  it('a locked document asks for its password, says that one was wrong, and opens', async () => {
    const screen = await render(<Shown file={lockedPdf()} />);
    const field = screen.getByLabelText('密码', { exact: true });
    await expect.element(field, patient).toBeVisible();
    await userEvent.fill(field, '1234');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('密码不正确，请重新输入'), patient).toBeVisible();
    await userEvent.fill(screen.getByLabelText('密码', { exact: true }), '2024');
    await screen.getByRole('button', { name: '打开文档' }).click();
    await drawn(1);
  });

  it('a damaged document says so', async () => {
    const screen = await render(<Shown file={damagedPdf()} />);
    await expect.element(screen.getByText('文件已损坏，或者不是 PDF 文档。'), patient).toBeVisible();
  });

  it('a document that did not load is loaded when tried again', async () => {
    const server = pdfServer(ruleBook(3));
    server.breakFrom(0);
    const screen = await render(
      <Shown file="https://files.example/rules.pdf" options={{ ...options, fetch: server.fetch }} />,
    );
    const retry = screen.getByRole('button', { name: '重试' });
    await expect.element(retry, patient).toBeVisible();
    server.breakFrom(null);
    await retry.click();
    await drawn(1);
  });

  it('a page that did not load keeps its place, and is loaded when tried again', async () => {
    const server = pdfServer(ruleBook(300, 9000));
    const screen = await render(
      <Shown file="https://files.example/rules.pdf" page={1} options={{ ...options, fetch: server.fetch }} />,
    );
    await drawn(6);
    server.breakFrom(0);
    await screen.rerender(
      <Shown file="https://files.example/rules.pdf" page={150} options={{ ...options, fetch: server.fetch }} />,
    );
    await expect.element(screen.getByText('第 150 页没有加载出来'), patient).toBeVisible();
    const { offsetWidth = 0, offsetHeight = 0 } = pageOf(150) ?? {};
    expect(offsetHeight / offsetWidth).toBeGreaterThan(1.3);
    server.breakFrom(null);
    await userEvent.click(pageOf(150)?.querySelector('button') ?? document.body);
    await drawn(150);
    await until(() =>
      expect(Math.abs((pageOf(150)?.offsetHeight ?? 0) - (1123 / REFERENCE_WIDTH) * 400)).toBeLessThan(3),
    );
  });
});
