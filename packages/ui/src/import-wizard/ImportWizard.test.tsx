import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { ConsoleProvider } from '../provider/ConsoleProvider.js';
import { readSheet } from '../spreadsheet/readSheet.js';
import { check, chooseFile, csvOf, fields, messy, send } from './import.fixtures.js';
import { ImportWizard, type ImportWizardProps } from './ImportWizard.js';

afterEach(async () => {
  vi.restoreAllMocks();
  await cleanup();
});

const wizard = (props: Partial<ImportWizardProps> = {}) =>
  render(
    <ConsoleProvider>
      <div style={{ position: 'relative', height: 900 }}>
        <ImportWizard
          open
          onClose={vi.fn()}
          title="导入 FAQ"
          intro="每行一个问题"
          fields={fields}
          count={(rows) => `${rows} 个问题`}
          limits={{ rows: 10_000, bytes: 10_000_000 }}
          check={check}
          send={send}
          messageOf={String}
          {...props}
        />
      </div>
    </ConsoleProvider>,
  );
const choose = async (file: File) => {
  await vi.waitFor(() => expect(document.querySelector('input[type=file]')).not.toBeNull());
  chooseFile(file);
};
const cell = (name: string) => page.getByRole('textbox', { name, exact: true });

it('mends by the keyboard alone: Enter takes a value and goes to the next fault, Escape brings the old one back', async () => {
  await wizard();
  await choose(csvOf(messy(30)));
  await expect.element(page.getByText('可以导入 27 个问题')).toBeVisible();
  await expect.element(cell('第 4 行 生效日期')).toBeVisible();
  cell('第 4 行 生效日期').element().focus();
  await userEvent.keyboard('x{Escape}');
  await expect.element(cell('第 4 行 生效日期')).toHaveValue('2026-13-01');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Control>}a{/Control}2026/3/1{Enter}');
  await expect.element(page.getByText('可以导入 28 个问题')).toBeVisible();
  await expect.element(cell('第 5 行 问题')).toHaveFocus();
});

it('draws what is in sight of 10,000 rows, and keeps the field that is typed in', async () => {
  await wizard();
  await choose(csvOf(messy(10_000)));
  await expect.element(page.getByText(/可以导入 9997 个问题/), { timeout: 30_000 }).toBeVisible();
  await page.getByText('全部 10000').click();
  const rows = () => page.getByRole('row').elements().length;
  await vi.waitFor(() => expect(rows()).toBeGreaterThan(4));
  expect(rows()).toBeLessThan(80);
  await cell('第 2 行 答案').fill('还没有写');
  const scroller = page.getByRole('group', { name: '表格的行' }).element();
  scroller.scrollTop = 200_000;
  const last = () => Number(page.getByRole('row').elements().at(-1)?.getAttribute('aria-rowindex'));
  await vi.waitFor(() => expect(last()).toBeGreaterThan(500));
  await expect.element(cell('第 2 行 答案')).toHaveValue('还没有写');
});

it('hands back what was not taken, text as text, in a file that can be chosen again', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL');
  await wizard();
  await choose(csvOf([...messy(3), ['=cmd|calc', '', '规则', '2026-01-01', '注']]));
  await page.getByRole('button', { name: '导入 2 个问题' }).click();
  await expect.element(page.getByText('已导入 2 个问题。')).toBeVisible();
  await page.getByRole('button', { name: '下载没有导入的 2 行' }).click();
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce());
  const [file] = saved.mock.calls[0] ?? [];
  if (!(file instanceof Blob)) throw new Error('no file was saved');
  const reading = await readSheet(file, { rows: 10 });
  expect(reading.state === 'ready' && reading.sheets[0]?.rows.map(({ cells }) => cells)).toEqual([
    ['问题', '答案', '类别', '生效日期', '备注', '未导入原因'],
    ['问题 2：三级裁判员理论考试满分是多少', '满分 100 分。', '规则', '2026-13-01', '', '须为日期，如 2026-01-31'],
    ['=cmd|calc', '', '规则', '2026-01-01', '注', '请填写答案'],
  ]);
  await page.getByRole('button', { name: '完成' }).click();
  await choose(new File([file], '没有导入的行.xlsx'));
  await expect.element(page.getByText('2 行有问题，不会导入')).toBeVisible();
});

it('asks before what was mended is lost, and not once it was handed back', async () => {
  const onClose = vi.fn();
  await wizard({ onClose });
  await choose(csvOf(messy(5)));
  await cell('第 5 行 答案').fill('改了');
  await userEvent.keyboard('{Enter}');
  await page.getByRole('button', { name: '取消' }).click();
  await expect.element(page.getByText('填写的内容还没有提交')).toBeVisible();
  await page.getByRole('button', { name: '继续填写' }).click();
  const saved = vi.spyOn(URL, 'createObjectURL');
  await page.getByRole('button', { name: /下载有问题的/ }).click();
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce());
  await page.getByRole('button', { name: '取消' }).click();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

it('asks before rows that are all good by now are lost, by closing and by another file', async () => {
  const onClose = vi.fn();
  await wizard({ onClose });
  await choose(csvOf(messy(4).slice(0, 3)));
  await cell('第 4 行 生效日期').fill('2026-03-01');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('可以导入 3 个问题')).toBeVisible();
  await page.getByRole('button', { name: '取消' }).click();
  await expect.element(page.getByText('填写的内容还没有提交')).toBeVisible();
  await page.getByRole('button', { name: '继续填写' }).click();
  chooseFile(csvOf(messy(2), undefined, '别的.csv'));
  await expect.element(page.getByText('改好的 1 行还没有导入，换表格后不再保留。')).toBeVisible();
  await page.getByRole('button', { name: '取消' }).last().click();
  await expect.element(page.getByText('规则问答.csv')).toBeVisible();
  await expect.element(cell('第 4 行 生效日期')).toHaveValue('2026-03-01');
  expect(onClose).not.toHaveBeenCalled();
});

it('asks before what was mended is read anew from other headings', async () => {
  await wizard();
  await choose(csvOf(messy(5)));
  await cell('第 5 行 答案').fill('改了');
  await userEvent.keyboard('{Enter}');
  await page.getByRole('button', { name: '对应列' }).click();
  const other = async (row: RegExp) => {
    await page.getByRole('combobox', { name: '标题行' }).click();
    await page.getByTitle(row).last().click();
  };
  await other(/^第 2 行/);
  await expect.element(page.getByText('改好的 1 行会按表格重新读取，改动不再保留。')).toBeVisible();
  await page
    .getByRole('button', { name: /取\s?消/ })
    .last()
    .click();
  await page.getByRole('button', { name: /^检\s?查$/ }).click();
  await expect.element(cell('第 5 行 答案')).toHaveValue('改了');
});

it('asks before what was mended of a field is read anew from another column, and not for other fields', async () => {
  await wizard();
  await choose(csvOf(messy(5)));
  await cell('第 5 行 答案').fill('改了');
  await userEvent.keyboard('{Enter}');
  await page.getByRole('button', { name: '对应列' }).click();
  const another = async (field: RegExp) => {
    await page.getByRole('combobox', { name: field }).click();
    await page.getByTitle(/^A 列/).last().click();
  };
  await another(/^答案/);
  await expect.element(page.getByText('改好的 1 行会按表格重新读取，改动不再保留。')).toBeVisible();
  await page
    .getByRole('button', { name: /取\s?消/ })
    .last()
    .click();
  await page.getByRole('button', { name: /^检\s?查$/ }).click();
  await expect.element(cell('第 5 行 答案')).toHaveValue('改了');
});

it('takes the focus to the heading of the step that is come to', async () => {
  await wizard();
  await choose(csvOf(messy(5)));
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  await expect.element(heading('检查')).toHaveFocus();
  await page.getByRole('button', { name: '对应列' }).click();
  await expect.element(heading('对应列')).toHaveFocus();
});

it('stops handing back where the reader wants, and goes on asking before what was mended is lost', async () => {
  const stopped = vi.fn();
  const onClose = vi.fn();
  await wizard({ onClose });
  await choose(csvOf(messy(5)));
  await cell('第 5 行 答案').fill('改了');
  await userEvent.keyboard('{Enter}');
  // What writes the file takes for ever.
  class Endless extends EventTarget {
    postMessage = vi.fn();
    terminate = stopped;
  }
  vi.stubGlobal('Worker', Endless);
  const saved = vi.spyOn(URL, 'createObjectURL');
  const begin = page.getByRole('button', { name: /下载有问题的/ });
  await begin.click();
  await expect.element(page.getByRole('progressbar', { name: /没有导入.*的进度/ })).toBeInTheDocument();
  await page.getByRole('button', { name: /^取消导出/ }).click();
  await expect.element(begin).toHaveFocus();
  vi.unstubAllGlobals();
  expect(saved).not.toHaveBeenCalled();
  await page.getByRole('button', { name: '取消' }).click();
  await expect.element(page.getByText('填写的内容还没有提交')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

it('asks again when a row is mended anew after it was handed back', async () => {
  const onClose = vi.fn();
  await wizard({ onClose });
  await choose(csvOf(messy(5)));
  await cell('第 5 行 答案').fill('改了');
  await userEvent.keyboard('{Enter}');
  const saved = vi.spyOn(URL, 'createObjectURL');
  await page.getByRole('button', { name: /下载有问题的/ }).click();
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce());
  await cell('第 5 行 答案').fill('又改了');
  await userEvent.keyboard('{Enter}');
  await page.getByRole('button', { name: '取消' }).click();
  await expect.element(page.getByText('填写的内容还没有提交')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

it('checks a value once that Enter takes on the way to the next fault, and none whose word is still chosen', async () => {
  const asked = vi.fn(check);
  await wizard({ check: asked });
  await choose(csvOf(messy(5)));
  const day = cell('第 4 行 生效日期');
  await day.fill('2026-03-01');
  day.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true }));
  await expect.element(day).toHaveFocus();
  expect(asked).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('可以导入 3 个问题')).toBeVisible();
  await expect.element(cell('第 5 行 问题')).toHaveFocus();
  expect(asked).toHaveBeenCalledTimes(2);
});

it('takes an owner with a template of the fields for one', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL');
  await wizard();
  await page.getByRole('button', { name: '下载模板' }).click();
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce());
  const [file] = saved.mock.calls[0] ?? [];
  if (!(file instanceof Blob)) throw new Error('no file was saved');
  await choose(new File([file], '模板.xlsx'));
  await expect.element(page.getByText('可以导入 1 个问题')).toBeVisible();
});
