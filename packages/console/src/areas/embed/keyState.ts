import { ifKnown } from '@console/base';
import { type EmbedKey, embedKeyStates } from '@console/api/contract';
import type { StatusTone } from '@console/ui/states';

/** Days before its end from which a key says how long it works. */
const SOON = 14;
const DAY = 86_400_000;

export type KeyState = (typeof embedKeyStates)[number] | 'ending';

/** What has to be said of a key now, and how loudly; `days` until it ends, where it ends soon. */
export const keyState = (key: EmbedKey, now: Date): { state: KeyState; tone: StatusTone; days: number } => {
  const left = key.expireTime === null ? Number.POSITIVE_INFINITY : new Date(key.expireTime).getTime() - now.getTime();
  const days = Math.max(0, Math.floor(left / DAY));
  const state = ifKnown(embedKeyStates, key.state, 'active' as const);
  if (state === 'active' && days <= SOON) return { state: 'ending', tone: 'warning', days };
  const tones = { active: 'ok', stopped: 'off', expired: 'off', spent: 'error' } as const;
  return { state, tone: tones[state], days };
};
