import { forgetRefusal } from '@console/api';
import { createStore } from '../state/store.js';
import { clearDrafts } from './clearDrafts.js';
import { forgetTabs } from './openTabs.js';
import { menuState } from './menuState.js';
import { forgetNodes } from './nodes.js';
import { systems } from './systems.js';
import { tokenForRole } from './roleToken.js';
import {
  foreignToken,
  forgetForeignToken,
  forgetToken,
  forgetViewToken,
  keepForeignToken,
  keepToken,
  keepViewToken,
  storedToken,
} from './token.js';

/** Why the last session ended, where its reader didn't end it. */
export interface Farewell {
  /** To be said over the fields of the sign-in page. */
  notice?: string;
  /** The role has no menus: said as a notification. */
  withoutMenus?: boolean;
}

export interface Work {
  /** Whose pages are open. They stay, out of sight, while their owner signs in again. Null: nobody's. */
  owner: string | null;
  /** Grows with each identity (user, role, system): what was loaded and opened as the former one is gone. */
  identity: number;
}

/** The open pages, and whose they are. */
export const work = createStore<Work>({ owner: null, identity: 0 });

let last: Farewell = {};

/** For the sign-in page, which opens after everything that could have said so is gone from the screen. */
export const farewell = (): Farewell => last;

/** Drops everything loaded and opened, because the next call is made as somebody else or in another role. */
export const changeIdentity = (): void => {
  forgetNodes();
  work.set({ owner: null, identity: work.get().identity + 1 });
};

/** The pages that are open now are this user's. */
export const claimWork = (userId: string): void => {
  if (work.get().owner !== userId) work.set({ ...work.get(), owner: userId });
};

/** Nobody will come back to the pages that are open: they go with the next page outside. */
export const dropWork = (): void => work.set({ ...work.get(), owner: null });

/** Somebody has come in: what another left open is gone. */
export const dropWorkOfOthers = (userId: string): void => {
  const { owner } = work.get();
  if (owner !== null && owner !== userId) changeIdentity();
};

/** Begins a session with a token from the sign-in page. */
export const beginSession = (token: string): void => {
  last = {};
  keepToken(token);
  forgetForeignToken();
  forgetViewToken();
  forgetRefusal();
};

/**
 * Goes on as one of the user's roles, or with `null` as all of them. `roles` are the names of all of them. What is
 * loaded and open is dropped.
 */
export const actAsRole = (role: string | null, roles: readonly string[]): void => {
  const foreign = foreignToken();
  const own = storedToken();
  if (foreign !== null) keepForeignToken(tokenForRole(foreign, role, roles));
  else if (own !== null) keepToken(tokenForRole(own, role, roles));
  changeIdentity();
};

/** Sees the console as a role does, with a token made for that, until `leaveView`. In this tab only. */
export const beginView = (token: string): void => {
  keepViewToken(token);
  changeIdentity();
};

export const leaveView = (): void => {
  forgetViewToken();
  changeIdentity();
};

/** Forgets whatever this browser knows of the session. Drafts and open pages stay for the same user. */
export const endSession = (why: Farewell = {}): void => {
  last = why;
  forgetToken();
  forgetForeignToken();
  forgetViewToken();
  menuState.reset();
  forgetNodes();
  systems.reset();
};

/** Ends the session and begins the page anew, so that nothing of it stays in the browser's memory. */
export const leave = (): void => {
  endSession();
  history.replaceState(null, '', `${location.pathname}#/login`);
  location.reload();
};

/** The user leaves of their own will: neither drafts nor tabs stay. */
export const signOut = (userId: string): void => {
  clearDrafts(userId);
  forgetTabs(userId);
  leave();
};
