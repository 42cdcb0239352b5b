import { inStorage } from '../state/keepers.js';
import { createStore } from '../state/store.js';

/** Where in the menus a person is, and how they left them. Entries go by their paths. */
export interface MenuState {
  /** Name of the open page, as its menu entry has it. */
  pageName: string;
  /** The chosen entries of the first and second level; empty where there is none. */
  oneLevel: string;
  twoLevel: string;
  /** The page opened last below each entry of the first level: that entry leads there again. */
  lastPages: ReadonlyMap<string, string>;
  /** The groups of the sidebar that were opened (true) or closed by hand. */
  groups: ReadonlyMap<string, boolean>;
}

const nowhere: MenuState = { pageName: '', oneLevel: '', twoLevel: '', lastPages: new Map(), groups: new Map() };

/** More have not been written by us. */
const MOST = 500;

const entriesOf = <T>(value: unknown, isOne: (one: unknown) => one is T): ReadonlyMap<string, T> =>
  new Map(
    (Array.isArray(value) ? value.slice(0, MOST) : []).flatMap((pair: unknown): [string, T][] => {
      const [key, one]: unknown[] = Array.isArray(pair) ? pair : [];
      return typeof key === 'string' && isOne(one) ? [[key, one]] : [];
    }),
  );

const isString = (one: unknown): one is string => typeof one === 'string';
const isBoolean = (one: unknown): one is boolean => typeof one === 'boolean';

/** What was kept, as far as it can be understood. */
export const parseMenuState = (kept: unknown): MenuState => {
  const of = (name: keyof MenuState): unknown =>
    typeof kept === 'object' && kept !== null ? Reflect.get(kept, name) : undefined;
  const text = (name: keyof MenuState): string => {
    const value = of(name);
    return isString(value) ? value : '';
  };
  return {
    pageName: text('pageName'),
    oneLevel: text('oneLevel'),
    twoLevel: text('twoLevel'),
    lastPages: entriesOf(of('lastPages'), isString),
    groups: entriesOf(of('groups'), isBoolean),
  };
};

/** The menus stay where they were while a page without an entry of its own is open, also over a reload. */
export const menuState = createStore(
  nowhere,
  inStorage(
    () => localStorage,
    'menuState',
    parseMenuState,
    ({ lastPages, groups, ...rest }) => ({
      ...rest,
      lastPages: [...lastPages],
      groups: [...groups],
    }),
  ),
);

/** A page with an entry in the menus has been opened. */
export const notePage = (page: { name: string; path: string; oneLevel: string; twoLevel: string }): void => {
  const before = menuState.get();
  menuState.set({
    ...before,
    pageName: page.name,
    oneLevel: page.oneLevel,
    twoLevel: page.twoLevel,
    lastPages: new Map(before.lastPages).set(page.oneLevel, page.path),
  });
};

/** A group of the sidebar has been opened or closed by hand. */
export const noteGroup = (path: string, open: boolean): void => {
  const before = menuState.get();
  menuState.set({ ...before, groups: new Map(before.groups).set(path, open) });
};
