import { ApiProvider, createClient } from '@console/api';
import { ConsoleProvider } from '@console/ui/provider';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';

export interface FileDialog {
  /** An open dialog that sends a file. */
  dialog: ReactNode;
  /** What its draft is called. */
  name: string;
  /** What else a draft of it holds. */
  kept: object;
  /** On its primary. */
  verb: RegExp;
}

/** Tests of a dialog that sends a file: no draft holds one, and what a draft made of one is not sent. */
export const keepsNoFile = ({ dialog, name, kept, verb }: FileDialog): void => {
  const draft = `draft::form:${name}`;
  const csv = new File(['姓名\n王芷晴'], '会员.csv', { type: 'text/csv' });
  const open = () =>
    render(
      <ConsoleProvider>
        <ApiProvider client={createClient()} identity="sample">
          <MemoryRouter>{dialog}</MemoryRouter>
        </ApiProvider>
      </ConsoleProvider>,
    );
  beforeEach(() => localStorage.clear());
  afterEach(() => cleanup());

  it('keeps no file in a draft', async () => {
    await open();
    const input = await vi.waitFor(() => {
      const found = document.querySelector<HTMLInputElement>('input[type=file]');
      if (found === null) throw new Error('no field for a file');
      return found;
    });
    await userEvent.upload(input, csv);
    await expect.element(page.getByText('会员.csv')).toBeVisible();
    await vi.waitFor(() => expect(localStorage.getItem(draft)).not.toBeNull());
    expect(localStorage.getItem(draft)).not.toContain('会员.csv');
  });

  it('asks for the file where only its name is left', async () => {
    const send = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => undefined);
    const file = { uid: '1', name: '会员.csv', originFileObj: { uid: '1' } };
    localStorage.setItem(draft, JSON.stringify({ ...kept, files: [file] }));
    await open();
    await page.getByRole('button', { name: verb }).click();
    await expect.element(page.getByText('请选择文件', { exact: true })).toBeVisible();
    expect(send).not.toHaveBeenCalled();
    send.mockRestore();
  });
};
