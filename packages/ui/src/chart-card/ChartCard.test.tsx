import { ready } from '@console/base';
import { read, utils } from 'xlsx';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { ConsoleProvider } from '../provider/ConsoleProvider.js';
import { byAssistant, month } from './chart.fixtures.js';
import { ChartCard, type ChartCardProps } from './ChartCard.js';

// The tools are buttons here, and one menu on a narrow screen.
beforeAll(() => page.viewport(1440, 900));
afterAll(() => page.viewport(414, 896));
afterEach(() => vi.restoreAllMocks());

interface Shown extends Partial<ChartCardProps> {
  theme?: 'light' | 'dark';
  width?: number;
}

const card = ({ theme = 'light', width = 800, ...rest }: Shown) => (
  <ConsoleProvider theme={theme}>
    <div style={{ width }}>
      <ChartCard title="按助手" kind="bar" data={ready(byAssistant)} unit="次" {...rest} />
    </div>
  </ConsoleProvider>
);

const svgOf = (container: Element): SVGSVGElement => {
  const svg = container.querySelector<SVGSVGElement>('[role="img"][tabindex] svg');
  if (!svg) throw new Error('nothing drawn yet');
  return svg;
};

/** What would be downloaded, in place of the download. */
const downloads = () => {
  const files: { name: string; file: Blob }[] = [];
  let last = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) last = file;
    return 'blob:kept';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    files.push({ name: this.download, file: last });
  });
  return files;
};

it.each([
  ['bar', byAssistant],
  ['line', month],
] as const)('draws in the colours of the theme, and follows when that changes: %s', async (kind, table) => {
  const data = ready(table);
  const { container, rerender } = await render(card({ kind, data }));
  const colours = () =>
    [...svgOf(container).querySelectorAll('path')].flatMap((path) => {
      const { fill, stroke } = getComputedStyle(path);
      return [fill, stroke];
    });
  await vi.waitFor(() => expect(colours()).toContain('rgb(51, 119, 245)'));
  await rerender(card({ kind, data, theme: 'dark' }));
  await vi.waitFor(() => expect(colours()).toContain('rgb(91, 147, 255)'));
  expect(colours()).not.toContain('rgb(51, 119, 245)');
});

it.each(['line', 'bar', 'pie'] as const)('is drawn anew when its place becomes wider: %s', async (kind) => {
  const { container, rerender } = await render(card({ kind, width: 420 }));
  const width = () => svgOf(container).getBoundingClientRect().width;
  await vi.waitFor(() => expect(width()).toBeGreaterThan(100));
  const narrow = width();
  await rerender(card({ kind, width: 840 }));
  await vi.waitFor(() => expect(width()).toBeGreaterThan(1.8 * narrow));
});

it.each(['line', 'bar', 'pie', 'heat'] as const)(
  'saves its picture twice as large, on the ground of the theme: %s',
  async (kind) => {
    const files = downloads();
    const { container, getByRole } = await render(card({ kind, theme: 'dark' }));
    await vi.waitFor(() => expect(svgOf(container).querySelector('path')).not.toBeNull());
    const { width } = svgOf(container).getBoundingClientRect();
    await userEvent.click(getByRole('button', { name: '下载图片' }));
    await vi.waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.name).toBe('按助手.png');
    const picture = await createImageBitmap(files[0]?.file ?? new Blob());
    expect(picture.width).toBe(2 * (Math.round(width) + 48));
    const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    pen?.drawImage(picture, 0, 0);
    expect([...(pen?.getImageData(2, 2, 1, 1).data ?? [])]).toEqual([0x14, 0x18, 0x1f, 255]);
    const { data } = pen?.getImageData(0, 0, picture.width, picture.height) ?? { data: new Uint8ClampedArray() };
    const blue = Array.from({ length: data.length / 4 }, (_, at) => at * 4).filter(
      (at) => data[at] === 0x5b && data[at + 1] === 0x93 && data[at + 2] === 0xff,
    );
    expect(blue.length).toBeGreaterThan(100);
  },
);

it('saves its table as a spreadsheet: numbers as numbers, gaps empty, nothing that was typed as a formula', async () => {
  const files = downloads();
  const data = ready({
    labels: ['=1+1', '智能客服'],
    series: [
      { name: '本期', values: [4146, 0.5] },
      { name: '前 7 天', values: [null, 610], earlier: true },
    ],
  });
  const { getByRole } = await render(card({ title: '按助手: 本期/前期', data, labelTitle: '助手' }));
  await userEvent.click(getByRole('button', { name: '下载表格' }));
  await vi.waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.name).toBe('按助手_ 本期_前期.xlsx');
  const book = read(await files[0]?.file.arrayBuffer());
  const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {};
  expect(utils.sheet_to_json(sheet, { header: 1 })).toEqual([
    ['助手', '本期 (次)', '前 7 天 (次)'],
    ['=1+1', 4146],
    ['智能客服', 0.5, 610],
  ]);
  expect(sheet['A2']).toMatchObject({ t: 's', v: '=1+1' });
  expect(Object.values(sheet).some((cell: unknown) => typeof cell === 'object' && cell !== null && 'f' in cell)).toBe(
    false,
  );
});

it('keeps the table that the reader chose while newer data comes', async () => {
  const { getByRole, rerender } = await render(card({}));
  await userEvent.click(getByRole('button', { name: '查看数据表' }));
  await rerender(card({ data: ready(byAssistant, true) }));
  await expect.element(getByRole('rowheader', { name: '智能客服' })).toBeVisible();
});

it('leaves a series out of the drawing when it is chosen in the legend, in the colours of before; the table has it still', async () => {
  const two = {
    labels: ['一月', '二月'],
    series: [
      { name: '男队', values: [90, 80] },
      { name: '女队', values: [3, 4] },
    ],
  };
  const { container } = await render(card({ kind: 'line', data: ready(two) }));
  const colours = () =>
    [...svgOf(container).querySelectorAll('path[data-line]')].map((line) => getComputedStyle(line).stroke);
  // The first series is drawn last, over the others.
  const [second] = colours();
  const entry = (name: string) => page.getByRole('group', { name: '显示哪些数据' }).getByRole('button', { name });
  await entry('男队').click();
  await expect.element(entry('男队')).toHaveAttribute('aria-pressed', 'false');
  expect(colours()).toEqual([second]);
  await expect.element(page.getByRole('img', { name: /女队 最高 二月 4/ })).toBeVisible();
  await expect.element(page.getByRole('img', { name: /男队/ })).not.toBeInTheDocument();
  await page.getByRole('button', { name: '查看数据表' }).click();
  await expect.element(page.getByRole('columnheader', { name: '男队' })).toBeVisible();
  await page.getByRole('button', { name: '查看图表' }).click();
  // The last one brings the others back: nothing drawn at all says nothing.
  await entry('女队').click();
  await vi.waitFor(() => expect(colours()).toHaveLength(2));
});

it('tells what was chosen in the drawing, by pointer and by Enter; nothing for what stands for several', async () => {
  const onSelect = vi.fn();
  const { rerender } = await render(card({ onSelect }));
  const drawing = () => page.getByRole('img', { name: /按助手/ });
  drawing().element().focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
  expect(onSelect).toHaveBeenLastCalledWith({ at: 1, label: '智能客服' });
  await drawing().click({ position: { x: 60, y: 100 } });
  expect(onSelect).toHaveBeenLastCalledWith({ at: 0, label: '通用助手' });

  const many = { labels: ['甲', '乙', '丙', '丁', '戊', '己'], series: [{ name: '次数', values: [9, 8, 7, 6, 2, 1] }] };
  await rerender(card({ onSelect, kind: 'pie', data: ready(many) }));
  onSelect.mockClear();
  drawing().element().focus();
  await userEvent.keyboard('{End}{Enter}');
  expect(onSelect).not.toHaveBeenCalled();
  await userEvent.keyboard('{Home}{Enter}');
  expect(onSelect).toHaveBeenCalledExactlyOnceWith({ at: 0, label: '甲' });
});
