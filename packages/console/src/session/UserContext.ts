import type { User } from '@console/api/contract';
import { createContext, use } from 'react';

/** Who is signed in; their menus are those that this console permits. */
export const UserContext = createContext<User | null>(null);

/** Who is signed in. Only for pages inside the shell. */
export const useUser = (): User => {
  const user = use(UserContext);
  if (user === null) throw new Error('This page needs a signed-in user around it');
  return user;
};

/** Who is signed in, for what also stands outside of the shell. */
export const useOptionalUser = (): User | null => use(UserContext);
