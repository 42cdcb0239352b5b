import type { System } from '@console/api/contract';
import { createStore } from '../state/store.js';

export interface Systems {
  /** Code of the system that the user works in; null where there is none. */
  currentSystem: string | null;
  allSystemList: readonly System[];
}

export const systems = createStore<Systems>({ currentSystem: null, allSystemList: [] });

/** Takes over what the server says of the user's systems. */
export const learnSystems = (list: readonly System[]): void =>
  systems.set({ currentSystem: list.find(({ current }) => current)?.code ?? null, allSystemList: list });
