import { inStorage } from '../app/keepers.js';
import { createStore } from '../app/store.js';

/** Where in the menus a person is. */
export interface MenuState {
  /** Name of the open page. */
  pageName: string;
  /** Paths of the chosen entries of the first and second level; empty where there is none. */
  oneLevel: string;
  twoLevel: string;
}

const nowhere: MenuState = { pageName: '', oneLevel: '', twoLevel: '' };

const parse = (kept: unknown): MenuState => {
  const of = (name: keyof MenuState): string => {
    const value: unknown = typeof kept === 'object' && kept !== null ? Reflect.get(kept, name) : undefined;
    return typeof value === 'string' ? value : '';
  };
  return { pageName: of('pageName'), oneLevel: of('oneLevel'), twoLevel: of('twoLevel') };
};

/** The menus stay where they were while a page without an entry of its own is open, also over a reload. */
export const menuState = createStore(
  nowhere,
  inStorage(() => localStorage, 'menuState', parse),
);
