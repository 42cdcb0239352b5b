import type { Authentication } from './authentication.js';
import { Failure } from './failure.js';

export interface Permit {
  /** What the caller showed; null: nothing. */
  readonly token: string | null;
  /** Throws a `Failure` where whom the token belongs to may not be served any more. */
  readonly check: (found: Authentication) => void;
  /** Told once, after which nothing is asked any more. */
  readonly onLost: () => void;
}

export interface PermitOptions {
  readonly authenticateAll: (tokens: readonly string[]) => Promise<Authentication[]>;
  /** Milliseconds from one answer to the next question. */
  readonly interval: number;
}

/** Tokens that are asked about together: more would keep others waiting. */
const TOGETHER = 250;

export type Permits = ReturnType<typeof watchPermits>;

/**
 * Asks over and over, for all of them together, whether callers may still be served. What was opened once, like a
 * stream, would otherwise outlive the session, the role or the user it was opened for.
 */
export const watchPermits = ({ authenticateAll, interval }: PermitOptions) => {
  const held = new Set<Permit>();
  let timer: NodeJS.Timeout | undefined;
  let asking = false;

  const judge = (permit: Permit, found: Authentication): void => {
    if (!held.has(permit)) return;
    try {
      permit.check(found);
    } catch (error) {
      if (!(error instanceof Failure)) return;
      held.delete(permit);
      permit.onLost();
    }
  };

  const ask = async (): Promise<void> => {
    const permits = [...held];
    const tokens = [...new Set(permits.flatMap(({ token }) => token ?? []))];
    for (let at = 0; at < tokens.length; at += TOGETHER) {
      const some = tokens.slice(at, at + TOGETHER);
      const found = await authenticateAll(some);
      const byToken = new Map(some.map((token, index) => [token, found[index]]));
      for (const permit of permits) {
        const answer = permit.token === null ? undefined : byToken.get(permit.token);
        if (answer !== undefined) judge(permit, answer);
      }
    }
    for (const permit of permits) if (permit.token === null) judge(permit, 'unknown');
  };

  const plan = (): void => {
    if (timer !== undefined || asking || held.size === 0) return;
    timer = setTimeout(() => {
      timer = undefined;
      asking = true;
      ask()
        // A database that is away says nothing about anybody's rights.
        .catch(() => undefined)
        .finally(() => {
          asking = false;
          plan();
        });
    }, interval);
    timer.unref();
  };

  return {
    /** Watches one caller. Answers a function that ends that. */
    watch: (permit: Permit): (() => void) => {
      held.add(permit);
      plan();
      return () => {
        held.delete(permit);
        if (held.size > 0) return;
        clearTimeout(timer);
        timer = undefined;
      };
    },
  };
};
