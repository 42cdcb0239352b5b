import { ready } from '@console/base';
import { Profiler, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { ConsoleProvider } from '../provider/ConsoleProvider.js';
import { DataList } from './DataList.js';
import { crowd, pageOf, type User } from './dataList.fixtures.js';
import { noSelection } from './selection.js';

afterEach(cleanup);

const users = crowd(20);
const drawn = vi.fn<(account: string) => void>();
const acted = vi.fn<(words: string) => void>();

/** A page as pages are written: columns, actions and all else are made anew whenever it draws itself. */
const Users = () => {
  const [count, setCount] = useState(0);
  const [selection, setSelection] = useState(noSelection);
  const [renamed, setRenamed] = useState(false);
  const rows = users.map((user, index) => (renamed && index === 3 ? { ...user, name: '新名' } : user));
  return (
    <ConsoleProvider>
      <main style={{ display: 'flex', flexDirection: 'column', height: 700 }}>
        <button type="button" onClick={() => setCount(count + 1)}>
          again
        </button>
        <button type="button" onClick={() => setRenamed(true)}>
          rename
        </button>
        <DataList
          label="用户列表"
          page={ready(pageOf(rows, 20))}
          query={{ current: 1, size: 20 }}
          onQueryChange={() => undefined}
          columns={[
            {
              key: 'name',
              title: '姓名',
              mobile: 'first',
              render: (user: User) => (
                <Profiler id={user.account} onRender={drawn}>
                  <span>{user.name}</span>
                </Profiler>
              ),
            },
          ]}
          rowKey={({ id }) => id}
          rowName={({ account }) => account}
          actions={({ account }) => [{ key: 'greet', label: '问候', onClick: () => acted(`${account} ${count}`) }]}
          onOpen={(row) => acted(`open ${row.account} ${count}`)}
          selection={selection}
          onSelectionChange={setSelection}
        />
      </main>
    </ConsoleProvider>
  );
};

const accounts = () => [...new Set(drawn.mock.calls.map(([account]) => account))];

describe.each([
  { form: 'a table', width: 1440 },
  { form: 'rows of two lines', width: 390 },
])('rows of $form', ({ width }) => {
  beforeEach(async () => {
    await page.viewport(width, 1100);
    await render(<Users />);
    await expect.element(page.getByText(users[0]?.name ?? '')).toBeVisible();
    drawn.mockClear();
    acted.mockClear();
  });

  it('are not drawn again with the page that holds them, and do what the page says now', async () => {
    await page.getByRole('button', { name: 'again' }).click();
    await page.getByRole('button', { name: 'again' }).click();
    await page.getByRole('button', { name: users[2]?.name ?? '', exact: true }).click();
    expect(acted).toHaveBeenLastCalledWith(`open ${users[2]?.account} 2`);
    if (width < 1000) await page.getByRole('button', { name: users[1]?.account ?? '' }).click();
    await (width < 1000 ? page.getByRole('menuitem', { name: '问候' }) : page.getByText('问候').nth(1)).click();
    await expect.poll(() => acted).toHaveBeenLastCalledWith(`${users[1]?.account} 2`);
    expect(accounts()).toEqual([]);
  });

  it('are drawn again alone where one changed or was chosen', async () => {
    await page.getByRole('button', { name: 'rename' }).click();
    await expect.element(page.getByText('新名')).toBeVisible();
    expect(accounts()).toEqual([users[3]?.account]);
    drawn.mockClear();
    const box = page.getByRole('checkbox', { name: `选择 ${users[5]?.account}`, exact: true });
    await box.click();
    await expect.element(box).toBeChecked();
    expect(accounts().filter((account) => account !== users[5]?.account)).toEqual([]);
  });
});
