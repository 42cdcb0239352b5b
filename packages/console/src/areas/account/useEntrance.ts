import { useClient } from '@console/api';
import { loadPart } from '@console/ui/on-demand';
import { useMemo } from 'react';
import { useAddress } from '../../navigation/useAddress.js';
import { endSession } from '../../session/session.js';

// Nobody needs the table of all pages before they go in.
const load = () => loadPart(() => import('./entrance.js'));

export interface Entrance {
  /** Begins to load what `enter` needs. */
  prepare: () => void;
  /**
   * Goes in with the token that calls carry now: to the wanted path, else to where the product begins for its user.
   * Answers false where the user has no menus. Rejects with `ApiError`, or `ChunkLoadError`. Either way the session is
   * over then.
   */
  enter: (wanted: string | undefined) => Promise<boolean>;
}

export const useEntrance = (): Entrance => {
  const client = useClient();
  const { replace } = useAddress();
  return useMemo(
    () => ({
      prepare: () => void load().catch(() => undefined),
      enter: async (wanted) => {
        try {
          const { findEntrance } = await load();
          const path = await findEntrance(client, wanted);
          if (path === null) endSession();
          else replace(path);
          return path !== null;
        } catch (error) {
          endSession();
          throw error;
        }
      },
    }),
    [client, replace],
  );
};
