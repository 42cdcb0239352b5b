import type { Client } from '@console/api';
import { readUser, type User } from '@console/api/contract/account';
import { permittedMenus } from '../../session/menus.js';
import { entranceOf } from '../../session/redirect.js';
import { dropWorkOfOthers } from '../../session/session.js';

/** The user whose token a client carries. Rejects with `ApiError`. */
export const readUserOf = (client: Client): Promise<User> =>
  client.call(readUser, { needRole: true, needMenu: true }, { quiet: true });

/**
 * Where the user whose token a client carries goes in: the wanted path, else where the product begins for them. Null
 * where the user has no menus. Rejects with `ApiError`.
 */
export const findEntrance = async (client: Client, wanted: string | undefined): Promise<string | null> => {
  const user = await readUserOf(client);
  const menus = permittedMenus(user.menus);
  if (menus.length === 0) return null;
  dropWorkOfOthers(user.userId);
  return entranceOf(menus, wanted);
};
