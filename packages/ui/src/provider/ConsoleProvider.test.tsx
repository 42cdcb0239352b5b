import { Button, Input, Select } from 'antd';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { useConfirm } from '../dialog/useConfirm.js';
import { enUS } from '../locale/words.js';
import { Notice } from '../states/Notice.js';
import { FailedState } from '../states/FailedState.js';
import { ConsoleProvider } from './ConsoleProvider.js';
import { useMessage } from './useMessage.js';

afterEach(cleanup);

const heightOf = (element: Element): number => Math.round(element.getBoundingClientRect().height);

it('draws controls in the size that is set, and tells the height of rows', async () => {
  for (const [size, control, row] of [
    ['small', 28, '36px'],
    ['medium', 32, '40px'],
    ['large', 40, '48px'],
  ] as const) {
    const screen = await render(
      <ConsoleProvider size={size}>
        <Button>保存</Button>
        <Input aria-label="名称" />
      </ConsoleProvider>,
    );
    await expect.poll(() => heightOf(screen.getByRole('button').element())).toBe(control);
    await expect.poll(() => heightOf(screen.getByLabelText('名称').element())).toBe(control);
    const inside = getComputedStyle(screen.getByRole('button').element());
    expect(inside.getPropertyValue('--cx-row-height').trim()).toBe(row);
    await screen.unmount();
  }
});

const Speaker = () => {
  const message = useMessage();
  const confirm = useConfirm();
  return (
    <>
      <button type="button" onClick={() => message.success('修改成功')}>
        say
      </button>
      <button type="button" onClick={() => void confirm({ title: '停用这个用户？', verb: '停用' })}>
        ask
      </button>
      <Select aria-label="kind" options={[{ value: 'a', label: '第一个' }]} />
    </>
  );
};

const alone = () => Array.from(document.querySelectorAll('*')).filter((element) => element.childElementCount === 0);
const saying = (text: string) => alone().filter((element) => element.textContent === text).length;

it('says the same thing once while it stands there', async () => {
  const screen = await render(
    <ConsoleProvider>
      <Speaker />
    </ConsoleProvider>,
  );
  const say = screen.getByRole('button', { name: 'say' });
  await say.click();
  await say.click();
  await expect.element(screen.getByText('修改成功')).toBeVisible();
  expect(saying('修改成功')).toBe(1);
});

it('puts messages, questions and menus into the container of the host page', async () => {
  const home = document.createElement('div');
  document.body.append(home);
  const screen = await render(
    <ConsoleProvider prefix="portal" container={() => home}>
      <Speaker />
    </ConsoleProvider>,
  );
  const kind = screen.getByRole('combobox', { name: 'kind' }).element();
  if (kind instanceof HTMLElement) kind.focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => home.textContent).toContain('第一个');
  await screen.getByRole('button', { name: 'say' }).click();
  await expect.poll(() => home.textContent).toContain('修改成功');
  await screen.getByRole('button', { name: 'ask' }).click();
  await expect.poll(() => home.textContent).toContain('停用这个用户？');
  expect(home.querySelector('.portal-modal')).not.toBeNull();
  await screen.unmount();
  home.remove();
});

it('speaks the words of the language, or those of the host', async () => {
  const failure = <FailedState error={{ code: 1, message: '…' }} retry={() => undefined} />;
  const screen = await render(<ConsoleProvider language="en-US">{failure}</ConsoleProvider>);
  await expect.element(screen.getByRole('button', { name: enUS.state.retry })).toBeVisible();
  await screen.rerender(<ConsoleProvider words={{ state: { retry: '再试一次' } }}>{failure}</ConsoleProvider>);
  await expect.element(screen.getByRole('button', { name: '再试一次' })).toBeVisible();
});

it('gives its nonce to the style elements it writes', async () => {
  const screen = await render(
    <ConsoleProvider nonce="n0nce" prefix="nonced">
      <Notice>一句话</Notice>
      <Button>保存</Button>
    </ConsoleProvider>,
  );
  await expect.element(screen.getByText('一句话')).toBeVisible();
  const written = Array.from(document.head.querySelectorAll('style')).filter(
    ({ textContent, sheet }) =>
      textContent?.includes('nonced-btn') ||
      Array.from(sheet?.cssRules ?? []).some((rule) => rule.cssText.includes('nonced-btn')),
  );
  expect(written.length).toBeGreaterThan(0);
  for (const element of written) expect(element.nonce).toBe('n0nce');
});
