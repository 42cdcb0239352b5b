import { ConsoleProvider } from '@console/ui/provider';
import { afterEach, expect, it } from 'vitest';
import { cleanup, renderHook } from 'vitest-browser-react/pure';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { page } from 'vitest/browser';
import { currentNodes, forgetNodes } from '../session/nodes.js';
import { TabContext } from './TabContext.js';
import { useCurrentNode } from './useCurrentNode.js';
import { useListQuery } from './useListQuery.js';
import { useQueryState } from './useQueryState.js';
import { useRecord } from './useRecord.js';

afterEach(async () => {
  await cleanup();
  forgetNodes();
});

const filters = { status: ['on', 'off'], role: 'id' } as const;

const useAll = () => {
  const location = useLocation();
  return {
    address: location.pathname + location.search,
    go: useNavigate(),
    query: useQueryState(),
    list: useListQuery(filters),
    record: useRecord('user'),
  };
};

const at = (...entries: string[]) => ({
  wrapper: ({ children }: { children: ReactNode }) => (
    <ConsoleProvider>
      <MemoryRouter initialEntries={entries}>{children}</MemoryRouter>
    </ConsoleProvider>
  ),
});

const open = async (...entries: string[]) => {
  const { result, act } = await renderHook(useAll, at(...entries));
  return { now: () => result.current, act, address: () => expect.poll(() => result.current.address) };
};

it('shows the same list wherever the address is opened', async () => {
  const first = await open('/users');
  const query = {
    current: 3,
    size: 50,
    search: '林晓',
    filters: { status: 'on', role: 'r1' },
    order: { column: 'name', asc: false },
  };
  await first.act(() => first.now().list[1](query));
  await first.address().not.toBe('/users');
  const other = await open(first.now().address);
  expect(other.now().list[0]).toEqual(query);
});

it('takes no value that makes no sense', async () => {
  for (const bad of [
    'current=0&size=-4&sort=-&status=broken&role=a%20b',
    'current=Infinity&size=1e99&sort=--x&status=__proto__&role=%3Cscript%3E',
    'current=1.5&size=100000&sort=a%2Cb&status=&role=',
    'current=%E0%A4%A&q=%20%20',
  ]) {
    const { now } = await open(`/users?${bad}&open=..%2F..`);
    expect(now().list[0]).toMatchObject({ current: 1, size: 20, filters: {} });
    expect(now().list[0].search).toBeUndefined();
    expect(now().list[0].order).toBeUndefined();
    expect(now().record).toMatchObject({ id: undefined, isNew: false });
  }
});

it('puts nothing into the history for a filter, and one entry for the record that is opened', async () => {
  const { now, act, address } = await open('/before', '/users');
  await act(() => now().list[1]({ current: 1, size: 20, search: '陈' }));
  await act(() => now().record.show('u1'));
  await act(() => now().record.show('u2'));
  await address().toBe('/users?q=%E9%99%88&open=u2');
  await act(() => now().go(-1));
  await address().toBe('/users?q=%E9%99%88');
  expect(now().record.id).toBeUndefined();
  await act(() => now().go(1));
  await address().toBe('/users?q=%E9%99%88&open=u2');
  await act(() => now().go(-2));
  await address().toBe('/before');
});

it('goes back when a record is closed, however often that is said', async () => {
  const { now, act, address } = await open('/before', '/users');
  await act(() => now().record.show('new'));
  await expect.poll(() => now().record.isNew).toBe(true);
  await act(() => {
    now().record.close();
    now().record.close();
  });
  await address().toBe('/users');
  await act(() => now().go(-1));
  await address().toBe('/before');
});

it('closes a record that the address brought, and stays on the page', async () => {
  const { now, act, address } = await open('/users?open=u1');
  expect(now().record.id).toBe('u1');
  await act(() => now().record.close());
  await address().toBe('/users');
});

it('makes two changes of one moment, and loses neither', async () => {
  const { now, act, address } = await open('/users');
  await act(() => {
    now().query[1]({ a: 1 });
    now().query[1]({ b: '二' });
  });
  await address().toBe('/users?a=1&b=%E4%BA%8C');
});

it('makes two changes of one moment by two parts of a page, and loses neither', async () => {
  const { now, act, address } = await open('/users?status=on');
  await act(() => {
    now().list[1]({ current: 1, size: 20, search: '陈', filters: { status: 'on' } });
    void now().record.show('u1');
  });
  await address().toBe('/users?status=on&q=%E9%99%88&open=u1');
});

it('asks before Back takes what was typed', async () => {
  const { now, act, address } = await open('/users');
  await act(() => now().record.show('u1'));
  await expect.poll(() => now().record.id).toBe('u1');
  await act(() => now().record.setDirty(true));
  await act(() => now().go(-1));
  await page.getByRole('button', { name: '取消' }).click();
  await address().toBe('/users?open=u1');
  expect(now().record).toMatchObject({ id: 'u1', dirty: true });
  await act(() => now().go(-1));
  await page.getByRole('button', { name: '放弃' }).click();
  await expect.poll(() => now().record.id).toBeUndefined();
  expect(now().record.dirty).toBe(false);
  await address().toBe('/users');
});

it('leaves the address bar to the page that is shown', async () => {
  const noted: string[] = [];
  const hidden = { isShown: () => false, note: (path: string) => void noted.push(path), entitle: () => undefined };
  const { result, act } = await renderHook(useAll, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <ConsoleProvider>
        <MemoryRouter initialEntries={['/users?q=a']}>
          <TabContext value={hidden}>{children}</TabContext>
        </MemoryRouter>
      </ConsoleProvider>
    ),
  });
  await act(() => result.current.query[1]({ open: 'u1' }));
  expect(noted).toEqual(['/users?q=a&open=u1']);
  expect(result.current.address).toBe('/users?q=a');
});

const useTree = () => ({ ...useAll(), node: useCurrentNode('base') });

it('comes back to the node that was open, unless the address says otherwise', async () => {
  const first = await renderHook(useTree, at('/bases?base=rules'));
  expect(first.result.current.node).toBe('rules');
  await first.unmount();

  const bare = await renderHook(useTree, at('/bases'));
  await expect.poll(() => bare.result.current.node).toBe('rules');
  expect(bare.result.current.address).toBe('/bases?base=rules');
  await bare.unmount();

  const searched = await renderHook(useTree, at('/bases?q=a'));
  expect(searched.result.current.node).toBeUndefined();
  await searched.unmount();
  expect(currentNodes.base.get()).toBeNull();
});

it('goes from a node to all of them for whoever is there, or asks for all', async () => {
  const first = await renderHook(useTree, at('/bases?base=rules'));
  await first.act(() => first.result.current.go('/bases'));
  await expect.poll(() => first.result.current.address).toBe('/bases');
  expect(first.result.current.node).toBeUndefined();
  await first.unmount();

  currentNodes.base.set('rules');
  const all = await renderHook(useTree, at('/bases?base=all'));
  expect(all.result.current.node).toBeUndefined();
  expect(currentNodes.base.get()).toBeNull();
});
