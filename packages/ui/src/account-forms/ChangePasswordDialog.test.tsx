import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import type { FieldErrors } from '../forms/FieldErrors.js';
import { ConsoleProvider } from '../provider/ConsoleProvider.js';
import { ChangePasswordDialog, type PasswordChange } from './ChangePasswordDialog.js';

afterEach(cleanup);

const Owner = ({ onChange }: { onChange: (change: PasswordChange) => void }) => {
  const [errors, setErrors] = useState<FieldErrors>();
  return (
    <ConsoleProvider>
      <ChangePasswordDialog
        open
        account=" chensy "
        onClose={() => undefined}
        onSubmit={async (change) => {
          onChange(change);
          setErrors({ oldPassword: '旧密码不正确' });
        }}
        fieldErrors={errors}
      />
    </ConsoleProvider>
  );
};

const filled = async () => {
  const onChange = vi.fn();
  const screen = await render(<Owner onChange={onChange} />);
  await expect.element(screen.getByLabelText('用户名', { exact: true })).toHaveFocus();
  await screen.getByLabelText('旧密码', { exact: true }).fill(' old ');
  await screen.getByLabelText('新密码', { exact: true }).fill('Referee-2026');
  return { onChange, screen };
};

it('sends once with Enter: the name trimmed, the passwords as they are', async () => {
  const { onChange } = await filled();
  await userEvent.keyboard('{Enter}{Enter}');
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
  expect(onChange).toHaveBeenCalledExactlyOnceWith({
    account: 'chensy',
    oldPassword: ' old ',
    newPassword: 'Referee-2026',
  });
});

it('draws what the server refused at the field, goes there, and keeps what was typed', async () => {
  const { screen } = await filled();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('旧密码不正确')).toBeVisible();
  await expect.element(screen.getByLabelText('旧密码', { exact: true })).toHaveFocus();
  await expect.element(screen.getByLabelText('新密码', { exact: true })).toHaveValue('Referee-2026');
});

it('tells password managers which field is which, and shows a password only when asked to', async () => {
  const { screen } = await filled();
  const hint = (label: string) => screen.getByLabelText(label, { exact: true }).element().getAttribute('autocomplete');
  expect(['用户名', '旧密码', '新密码'].map(hint)).toEqual(['username', 'current-password', 'new-password']);
  const field = screen.getByLabelText('新密码', { exact: true });
  await expect.element(field).toHaveAttribute('type', 'password');
  await screen.getByRole('button', { name: '显示新密码' }).click();
  await expect.element(field).toHaveAttribute('type', 'text');
  await expect.element(field).toHaveValue('Referee-2026');
});

it('holds the new password against the name that stands in the form', async () => {
  const { screen } = await filled();
  await expect.element(screen.getByRole('meter')).toHaveAttribute('aria-valuenow', '4');
  await screen.getByLabelText('用户名', { exact: true }).fill('REFEREE');
  await expect.element(screen.getByRole('meter')).toHaveAttribute('aria-valuenow', '3');
});
