/// <reference types="vite/client" />
import { loading } from '@console/base';
import { type ComponentType, createElement, type CSSProperties, type ReactElement } from 'react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { SessionBanner } from '../app-shell/index.js';
import { ActionButton, IconButton, SubmitButton } from '../button/index.js';
import { references } from '../chat/chat.fixtures.js';
import { EvidenceRail, Question } from '../chat/index.js';
import { ChunkWorkbench } from '../chunk-workbench/index.js';
import { PageLink } from '../link/index.js';
import { Logo } from '../logo/index.js';
import { NotificationPanel } from '../notifications/index.js';
import { NotificationRow } from '../notifications/NotificationRow.js';
import { ConsoleProvider } from '../provider/ConsoleProvider.js';
import { RichText } from '../rich-text/index.js';
import {
  FailedState,
  FilteredEmpty,
  LinePicture,
  Notice,
  NotPermitted,
  Skeletons,
  Status,
  Tag,
} from '../states/index.js';

interface Story {
  args?: Record<string, unknown>;
}

interface Stories {
  default: Story & { component: ComponentType<Record<string, unknown>> };
  [name: string]: Story;
}

const without: ReadonlySet<string> = new Set([
  // Stories whose component passes nothing on.
  'chunk-workbench/ChunkWorkbench',
  'data-list/Selecting',
  'kept-pages/KeptPages',
  'page-preview/OtherOrders',
  'provider/ConsoleProvider',
  // A field of antd, which has its id where labels look for it.
  'forms/AsyncSelect',
  'forms/RemoteSelect',
]);

const files = Object.entries(import.meta.glob<Stories>('../*/*.stories.tsx'))
  .map(([path, load]) => [path.replace(/^\.\.\/|\.stories\.tsx$/g, ''), load] as const)
  .filter(([name]) => !without.has(name));

beforeAll(() => page.viewport(1440, 1100));
afterAll(() => page.viewport(414, 896));
afterEach(cleanup);

/** What is given for a root: a ref that fits every element. */
interface Given {
  id: string;
  className: string;
  style: CSSProperties;
  ref: (element: unknown) => void;
}

const closed = { open: false, title: '', onClose: () => undefined };

const elementOf = (held: unknown): unknown =>
  typeof held === 'object' && held !== null && 'nativeElement' in held ? held.nativeElement : held;

/** Draws it with something for its root, and sees that the root has got it. */
const expectHandedOn = async (draw: (given: Given) => ReactElement) => {
  let held: unknown = null;
  const given = {
    id: 'given',
    className: 'given-class',
    style: { outlineOffset: '7px' },
    'data-given': 'yes',
    ref: (value: unknown) => {
      held = value;
    },
  };
  const screen = await render(<ConsoleProvider>{draw(given)}</ConsoleProvider>);
  const element = await vi.waitFor(() => {
    const found = document.querySelector<HTMLElement>('#given');
    if (found === null) throw new Error('Nobody has the id');
    return found;
  });
  expect(element.classList).toContain('given-class');
  expect(element.style.outlineOffset).toBe('7px');
  expect(element.dataset['given']).toBe('yes');
  expect(elementOf(held)).toBe(element);
  await screen.unmount();
  expect(held).toBeNull();
};

it.each(files)('%s hands id, class, style, data and ref to its outermost element', async (_, load) => {
  const { default: meta, ...stories } = await load();
  // By the alphabet the first is often Empty, where some draw nothing at all.
  const [first] = Object.values(stories);
  const { args } = stories['Usual'] ?? first ?? {};
  await expectHandedOn((given) => createElement(meta.component, { ...meta.args, ...args, open: true, ...given }));
});

const nothing = () => undefined;
const message = { id: '1', subject: '赛程调整', time: '2026-11-21T10:42:00+08:00', read: false };
const inbox = {
  page: loading,
  unread: 0,
  current: 1,
  onCurrentChange: nothing,
  filter: 'all',
  onFilterChange: nothing,
} as const;
const evidence = { references, active: 1, onActiveChange: nothing, source: loading, onClose: nothing };

const others: readonly (readonly [name: string, draw: (given: Given) => ReactElement])[] = [
  ['ActionButton', (given) => <ActionButton {...given} />],
  ['ChunkWorkbench', (given) => <ChunkWorkbench list={null} preview={null} sheet={closed} {...given} />],
  ['EvidenceRail', (given) => <EvidenceRail {...evidence} {...given} />],
  ['FailedState', (given) => <FailedState error={{ code: 500, message: '坏了' }} {...given} />],
  ['FilteredEmpty', (given) => <FilteredEmpty title="没有" conditions="角色：裁判" onClear={nothing} {...given} />],
  ['IconButton', (given) => <IconButton label="关闭" icon="×" {...given} />],
  ['Logo', (given) => <Logo {...given} />],
  ['LinePicture', (given) => <LinePicture name="first" {...given} />],
  ['Notice', (given) => <Notice {...given}>注意</Notice>],
  ['NotificationPanel', (given) => <NotificationPanel {...inbox} now={0} renderContent={nothing} {...given} />],
  ['NotificationRow', (given) => <NotificationRow item={message} content={null} open={false} now={0} {...given} />],
  ['NotPermitted', (given) => <NotPermitted {...given} />],
  ['PageLink', (given) => <PageLink href="#/home" {...given} />],
  ['Question', (given) => <Question text="为什么？" {...given} />],
  ['RichText', (given) => <RichText html="<p>规则</p>" {...given} />],
  ['SessionBanner', (given) => <SessionBanner kind="role" name="裁判" onLeave={nothing} {...given} />],
  ['Skeletons', (given) => <Skeletons {...given} />],
  ['Status', (given) => <Status tone="ok" {...given} />],
  ['SubmitButton', (given) => <SubmitButton {...given} />],
  ['Tag', (given) => <Tag {...given} />],
];

it.each(others)('%s hands id, class, style, data and ref to its outermost element', async (_, draw) => {
  await expectHandedOn(draw);
});
