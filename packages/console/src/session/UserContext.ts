import type { User } from '@console/api/contract';
import { createContext, use } from 'react';

export const UserContext = createContext<User | null>(null);

/** Who is signed in. Only for pages inside the shell. */
export const useUser = (): User => {
  const user = use(UserContext);
  if (user === null) throw new Error('This page needs a signed-in user around it');
  return user;
};
