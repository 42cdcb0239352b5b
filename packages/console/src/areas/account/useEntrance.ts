import { type Client, useClient } from '@console/api';
import { readUser, type User } from '@console/api/contract';
import { useCallback } from 'react';
import { useAddress } from '../../navigation/useAddress.js';
import { permittedMenus } from '../../session/menus.js';
import { entranceOf } from '../../session/redirect.js';
import { dropWorkOfOthers, endSession } from '../../session/session.js';

/** The user whose token a client carries. Rejects with `ApiError`. */
export const readUserOf = (client: Client): Promise<User> =>
  client.call(readUser, { needRole: true, needMenu: true }, { quiet: true });

/**
 * Goes in with the token that calls carry now: to the wanted path, else to where the product begins for its user.
 * Answers false where the user has no menus. Rejects with `ApiError`. Either way the session is over then.
 */
export const useEntrance = (): ((wanted: string | undefined) => Promise<boolean>) => {
  const client = useClient();
  const { replace } = useAddress();
  return useCallback(
    async (wanted) => {
      try {
        const user = await readUserOf(client);
        const menus = permittedMenus(user.menus);
        if (menus.length === 0) {
          endSession();
          return false;
        }
        dropWorkOfOthers(user.userId);
        replace(entranceOf(menus, wanted));
        return true;
      } catch (error) {
        endSession();
        throw error;
      }
    },
    [client, replace],
  );
};
