import { ReloadOutlined } from '@ant-design/icons';
import { Button, Modal, Select } from 'antd';
import { styled } from 'styled-components';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { IconButton } from '../button/IconButton.js';
import { PageLink } from '../link/PageLink.js';
import { Notice } from '../states/Notice.js';
import { below } from '../theme/layout.js';
import { brandTokens } from '../theme/brand.js';
import { darkTokens, lightTokens } from '../theme/tokens.js';
import { FailedState } from '../states/FailedState.js';
import { ConsoleProvider } from './ConsoleProvider.js';
import { useMessage } from './useMessage.js';

const tokenAt = (element: Element, name: string): string =>
  getComputedStyle(element).getPropertyValue(`--cx-${name}`).trim();

const failure = <FailedState error={{ code: 1, message: '…' }} retry={() => undefined} />;

it('has two themes side by side, whichever comes later', async () => {
  const screen = await render(
    <>
      <ConsoleProvider theme="dark">
        <Button>夜</Button>
      </ConsoleProvider>
      <ConsoleProvider theme="light">
        <Button>昼</Button>
      </ConsoleProvider>
    </>,
  );
  const [night, day] = [screen.getByText('夜').element(), screen.getByText('昼').element()];
  expect(tokenAt(night, 'sheet')).toBe(darkTokens.sheet);
  expect(tokenAt(day, 'sheet')).toBe(lightTokens.sheet);
  expect(getComputedStyle(night.closest('button') ?? night).backgroundColor).not.toBe(
    getComputedStyle(day.closest('button') ?? day).backgroundColor,
  );
});

it('takes over what it is not given from the provider around it', async () => {
  const screen = await render(
    <ConsoleProvider language="en-US" size="large" theme="dark" words={{ state: { retry: 'Once more' } }}>
      <ConsoleProvider theme="light">
        <Button>inside</Button>
        {failure}
      </ConsoleProvider>
    </ConsoleProvider>,
  );
  const inside = screen.getByText('inside').element();
  expect(tokenAt(inside, 'sheet')).toBe(lightTokens.sheet);
  expect(tokenAt(inside, 'row-height')).toBe('48px');
  await expect.element(screen.getByRole('button', { name: 'Once more' })).toBeVisible();
});

it('speaks another language with words of the host, and English for the rest', async () => {
  const screen = await render(
    <ConsoleProvider language="fr-FR" words={{ state: { retry: 'Réessayer' } }}>
      {failure}
    </ConsoleProvider>,
  );
  await expect.element(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible();
});

const Speaker = () => {
  const message = useMessage();
  return <Button onClick={() => message.success('修改成功')}>say</Button>;
};

it('gives menus and messages the tokens of their own provider', async () => {
  const screen = await render(
    <ConsoleProvider theme="light">
      <ConsoleProvider theme="dark">
        <Speaker />
        <Select aria-label="kind" options={[{ value: 'a', label: '第一个' }]} />
      </ConsoleProvider>
    </ConsoleProvider>,
  );
  await screen.getByText('say').click();
  await expect.element(screen.getByText('修改成功')).toBeVisible();
  expect(tokenAt(screen.getByText('修改成功').element(), 'sheet')).toBe(darkTokens.sheet);
  const kind = screen.getByRole('combobox', { name: 'kind' }).element();
  if (kind instanceof HTMLElement) kind.focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByTitle('第一个')).toBeVisible();
  expect(tokenAt(screen.getByTitle('第一个').element(), 'sheet')).toBe(darkTokens.sheet);
});

it('follows the theme with what is open already, and takes it away when it goes', async () => {
  const drawn = (theme: 'light' | 'dark') => (
    <ConsoleProvider theme={theme}>
      <Speaker />
    </ConsoleProvider>
  );
  const screen = await render(drawn('light'));
  await screen.getByText('say').click();
  const message = screen.getByText('修改成功');
  await expect.element(message).toBeVisible();
  await screen.rerender(drawn('dark'));
  expect(tokenAt(message.element(), 'sheet')).toBe(darkTokens.sheet);
  await screen.unmount();
  expect(document.querySelectorAll('.cx-scope')).toHaveLength(0);
});

it('takes a brand and single tokens, and what is written on the brand stays readable', async () => {
  const screen = await render(
    <ConsoleProvider tokens={{ light: { ...brandTokens('#ffcc00').light, sheet: '#fffdf5' } }}>
      <Button type="primary">保存</Button>
    </ConsoleProvider>,
  );
  const button = screen.getByRole('button').element();
  expect(tokenAt(button, 'sheet')).toBe('#fffdf5');
  expect(tokenAt(button, 'brand')).toBe('#ffcc00');
  const [red = 0, green = 0, blue = 0] = (getComputedStyle(button).backgroundColor.match(/\d+/g) ?? []).map(Number);
  const part = (value: number) =>
    value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  const luminance = 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
  expect(1.05 / (luminance + 0.05)).toBeGreaterThanOrEqual(4.5);
});

it('leaves the page around it as it is', async () => {
  const field = document.createElement('input');
  document.body.append(field);
  const looks = () => {
    const style = getComputedStyle(field);
    return [style.colorScheme, style.fontFamily, style.backgroundColor, style.color];
  };
  const before = looks();
  await render(
    <ConsoleProvider theme="dark">
      <Speaker />
    </ConsoleProvider>,
  );
  expect(looks()).toEqual(before);
  field.remove();
});

const Narrow = styled.p`
  color: rgb(1, 2, 3);

  ${below.mobile} {
    color: rgb(4, 5, 6);
  }
`;

it('draws the mobile form in a narrow window, and in what is put over the page', async () => {
  await page.viewport(390, 844);
  const screen = await render(
    <ConsoleProvider>
      <Narrow>here</Narrow>
      <IconButton label="again" icon={<ReloadOutlined />} />
      <Modal open title="over">
        <Narrow>above</Narrow>
      </Modal>
    </ConsoleProvider>,
  );
  for (const words of ['here', 'above']) {
    await expect.element(screen.getByText(words)).toHaveStyle({ color: 'rgb(4, 5, 6)' });
  }
  const button = screen.getByRole('button', { name: 'again', includeHidden: true });
  await expect.element(button).toHaveStyle({ height: '44px' });
  await page.viewport(1440, 1100);
  await expect.element(button).toHaveStyle({ height: '32px' });
  for (const words of ['here', 'above']) {
    await expect.element(screen.getByText(words)).toHaveStyle({ color: 'rgb(1, 2, 3)' });
  }
});

it('leaves links the colour that their place gives them', async () => {
  const screen = await render(
    <ConsoleProvider>
      <Notice>
        <PageLink href="#a">there</PageLink>
      </Notice>
    </ConsoleProvider>,
  );
  const { textDecorationLine, color } = getComputedStyle(screen.getByRole('link').element());
  expect([textDecorationLine, color]).toEqual(['none', 'rgb(27, 89, 207)']);
});
