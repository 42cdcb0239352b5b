/** A list of 100,000 rows beside a well-known grid and antd's own table, in one run: `pnpm bench data-table`. */
import { ConsoleProvider } from '@console/ui/provider';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { median, report } from '../report.js';
import { costOf, painted, until } from '../measure.js';
import { Ours } from './ours.js';
import { bySound, users } from './rows.js';
import { scroll } from './scroll.js';
import { AgGrid, AntdTable } from './theirs.js';

interface Table {
  readonly node: () => ReactNode;
  readonly scroller: string;
  readonly row: string;
  /** The name in the first row in sight. */
  readonly firstName: string;
  readonly head: (key: 'name' | 'answers', title: string) => string;
  readonly selectAll: string;
  readonly allSelected: string;
}

const tables: Record<string, Table> = {
  ours: {
    node: () => <Ours />,
    scroller: 'section[aria-label="用户列表"]',
    row: 'tr[data-index]',
    firstName: 'tr[data-index="0"] td:nth-child(2)',
    head: (_, title) => `thead button[title^="${title}"]`,
    selectAll: 'thead input',
    allSelected: 'thead input:checked',
  },
  'ag-grid': {
    node: () => <AgGrid />,
    scroller: '.ag-grid-viewport',
    row: '.ag-row',
    firstName: '.ag-row[row-index="0"] [col-id="name"]',
    head: (key) => `.ag-header-cell[col-id="${key}"] .ag-header-cell-label`,
    selectAll: '.ag-header-select-all input',
    allSelected: '.ag-header-select-all .ag-checked',
  },
  'antd virtual': {
    node: () => <AntdTable />,
    scroller: '.console-table-tbody-virtual-holder',
    row: '.console-table-row',
    firstName: '.console-table-row .console-table-cell:nth-child(2)',
    head: (key) => `th:nth-child(${key === 'name' ? 2 : 7})`,
    selectAll: 'thead input',
    allSelected: 'thead .console-checkbox-checked',
  },
};

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`not there: ${selector}`);
  return found;
};
const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';

const firstByName = users.map(({ name }) => name).toSorted(bySound)[0];
const most = Math.min(...users.map(({ answers }) => answers));

const measure = async (table: Table) => {
  const host = document.createElement('div');
  host.style.cssText = 'display:flex;flex-direction:column;width:1280px;height:720px';
  document.body.append(host);
  const root = createRoot(host);
  const draw = () =>
    root.render(
      <ConsoleProvider>
        <div style={{ display: 'flex', flexDirection: 'column', height: 720 }}>{table.node()}</div>
      </ConsoleProvider>,
    );
  const mount = await costOf(async () => {
    draw();
    await until(() => text(table.firstName).includes(users[0]?.name ?? ''), 'first row');
  });
  const again = await costOf(async () => {
    for (let time = 0; time < 20; time += 1) {
      draw();
      // Each is drawn: React would take several that come at once for one.
      await painted();
    }
  });
  const nodes = host.querySelectorAll('*').length;
  const scrolled = await scroll(find(table.scroller), (element) => element.closest(table.row) !== null);
  await until(() => {
    // One that scrolls by itself puts its own place back where it was set between two of its frames.
    find(table.scroller).scrollTop = 0;
    return text(table.firstName).includes(users[0]?.name ?? '');
  }, 'back at the top');
  const words = await costOf(async () => {
    find(table.head('name', '用户')).click();
    await until(() => text(table.firstName).includes(firstByName ?? ''), 'order by name');
  });
  const numbers = await costOf(async () => {
    const before = text(table.firstName);
    find(table.head('answers', '提问')).click();
    await until(() => text(table.firstName) !== before, 'order by number');
  });
  const selectAll = await costOf(async () => {
    find(table.selectAll).click();
    await until(() => document.querySelector(table.allSelected) !== null, 'all selected');
  });
  root.unmount();
  host.remove();
  await painted();
  return { mount, again, nodes, scrolled, words, numbers, selectAll };
};

type Measured = Awaited<ReturnType<typeof measure>>;

const say = (words: string) => {
  // oxlint-disable-next-line no-console
  console.log(words);
};

const lines: [string, (measured: Measured) => number][] = [
  ['mount, wall', ({ mount }) => mount.wall],
  ['mount, main thread', ({ mount }) => mount.task],
  ['page drawn again 20 times, main', ({ again }) => again.task],
  ['DOM nodes', ({ nodes }) => nodes],
  ['scroll 120 frames, main thread', ({ scrolled }) => scrolled.cost.task],
  ['scroll, frames over 50 ms', ({ scrolled }) => scrolled.slow],
  ['scroll, frames without rows', ({ scrolled }) => scrolled.blank],
  ['sort by words, main thread', ({ words }) => words.task],
  ['sort by numbers, main thread', ({ numbers }) => numbers.task],
  ['select all, main thread', ({ selectAll }) => selectAll.task],
];

const unitOf = (line: string): string =>
  /frames (?:over|without)/.test(line) ? 'frames' : /nodes/.test(line) ? 'nodes' : 'ms';

/** Rounds that count; the first, which warms everything up, does not. */
const ROUNDS = 2;

it('shows, scrolls, sorts and selects 100,000 rows', async () => {
  await page.viewport(1440, 1100);
  expect(most).toBe(0);
  const results = new Map<string, Measured[]>(Object.keys(tables).map((name) => [name, []]));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [name, table] of Object.entries(tables)) {
      const measured = await measure(table);
      say(
        `round ${round}, ${name}: ${lines.map(([line, read]) => `${line} ${read(measured).toFixed(0)}`).join(' · ')}`,
      );
      if (round > 0) results.get(name)?.push(measured);
    }
  }
  const [, ...peers] = results.keys();
  const cell = (value: string | number) => String(value).padStart(12);
  const table = lines.map(([line, read]) => {
    const values = [...results.values()].map((rounds) => median(rounds.map(read)));
    const [own = Number.NaN, ...others] = values;
    for (const [at, value] of others.entries()) {
      // Frames without rows: nobody has any.
      if (value > 0) report({ what: line, unit: unitOf(line), ours: own, peer: { name: peers[at] ?? '', value } });
    }
    const ratios = others.map((other) => cell(other === 0 ? '—' : (own / other).toFixed(2)));
    return [line.padEnd(34), ...values.map((value) => cell(value.toFixed(value < 10 ? 1 : 0))), ...ratios].join('');
  });
  const names = [...results.keys()];
  const head = ['median (ms)'.padEnd(34), ...names.map(cell), ...names.slice(1).map((name) => cell(`/${name}`))];
  say([head.join(''), ...table].join('\n'));
}, 1_800_000);
