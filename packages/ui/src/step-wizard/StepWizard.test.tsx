import { Input } from 'antd';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { ConsoleProvider } from '../provider/ConsoleProvider.js';
import { StepWizard, type StepWizardProps, type WizardAnswer } from './StepWizard.js';

beforeEach(() => page.viewport(1440, 1100));
afterEach(cleanup);

const wizard = (props: Partial<StepWizardProps> = {}, check?: () => WizardAnswer | Promise<WizardAnswer>) => (
  <ConsoleProvider>
    <StepWizard
      label="创建的步骤"
      steps={[
        { key: 'a', title: '甲', content: <Input aria-label="名称" />, ...(check && { check }) },
        { key: 'b', title: '乙', content: <Input aria-label="来源" /> },
      ]}
      onFinish={() => undefined}
      {...props}
    />
  </ConsoleProvider>
);
const next = () => page.getByRole('button', { name: '下一步' });
const heading = (name: string) => page.getByRole('heading', { name });

it('waits for a check, and asks it once', async () => {
  const answers: ((answer: WizardAnswer) => void)[] = [];
  const check = vi.fn(() => new Promise<WizardAnswer>((resolve) => answers.push(resolve)));
  await render(wizard({}, check));
  const button = next().element();
  await next().click();
  button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(check).toHaveBeenCalledOnce();
  await expect.element(heading('甲')).toBeVisible();
  answers[0]?.('已有同名的');
  await expect.element(page.getByRole('alert')).toHaveTextContent('已有同名的');
  await next().click();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  answers[1]?.(undefined);
  await expect.element(heading('乙')).toHaveFocus();
});

it('passes no step unchecked that was gone back to, whichever way leads on', async () => {
  let name = '规则助手';
  const check = () => (name === '' ? '请填写名称' : undefined);
  await render(wizard({}, check));
  await next().click();
  await expect.element(heading('乙')).toHaveFocus();
  await page.getByRole('button', { name: /甲/ }).click();
  name = '';
  await next().click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('请填写名称');
  name = '规则助手';
  await next().click();
  await expect.element(heading('乙')).toHaveFocus();
  const onFinish = vi.fn();
  await cleanup();
  await render(
    wizard({
      onFinish,
      steps: [
        { key: 'a', title: '甲', content: '', check },
        { key: 'b', title: '乙', content: '', check: () => '还差一项' },
        { key: 'c', title: '丙', content: '' },
      ],
    }),
  );
  await next().click();
  await next().click();
  await page.getByRole('button', { name: /甲/ }).click();
  name = '';
  await page.getByRole('button', { name: /乙/ }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('请填写名称');
  await expect.element(heading('甲')).toBeVisible();
});

it('stays where the owner has led while a step was checked', async () => {
  let answer: (passed: boolean) => void = () => undefined;
  const onCurrentChange = vi.fn();
  const check = () => new Promise<boolean>((resolve) => (answer = resolve));
  const { rerender } = await render(wizard({ current: 'a', onCurrentChange }, check));
  await next().click();
  await rerender(wizard({ current: 'b', onCurrentChange }, check));
  await expect.element(heading('乙')).toHaveFocus();
  answer(true);
  await expect.element(page.getByRole('button', { name: /完\s?成/ })).toBeEnabled();
  expect(onCurrentChange).not.toHaveBeenCalled();
});

it('takes the focus along and keeps what was typed, also when the owner says where to go', async () => {
  const { rerender } = await render(wizard({ current: 'a' }));
  await page.getByRole('textbox', { name: '名称' }).fill('规则助手');
  await rerender(wizard({ current: 'b' }));
  await expect.element(heading('乙')).toHaveFocus();
  expect(page.getByRole('textbox', { name: '名称' }).query()).toBeNull();
  await rerender(wizard({ current: 'a' }));
  await expect.element(heading('甲')).toHaveFocus();
  await expect.element(page.getByRole('textbox', { name: '名称' })).toHaveValue('规则助手');
});

it('stays where finishing is refused, and says why', async () => {
  const onFinish = vi.fn(() => Promise.resolve('服务器繁忙，请稍后'));
  await render(wizard({ onFinish, finishVerb: '创建', defaultCurrent: 'b' }));
  await page.getByRole('button', { name: /^创\s?建$/ }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('服务器繁忙');
  await expect.element(heading('乙')).toBeVisible();
});

it('asks before what was typed is lost, and leaves at once where nothing was', async () => {
  const onCancel = vi.fn();
  const { rerender } = await render(wizard({ onCancel, dirty: true }));
  const cancel = () => page.getByRole('button', { name: /取\s?消/ });
  await cancel().click();
  await page.getByRole('button', { name: '继续填写' }).click();
  expect(onCancel).not.toHaveBeenCalled();
  await cancel().click();
  await page.getByRole('button', { name: /放\s?弃/ }).click();
  expect(onCancel).toHaveBeenCalledOnce();
  await rerender(wizard({ onCancel }));
  await cancel().click();
  expect(onCancel).toHaveBeenCalledTimes(2);
});
