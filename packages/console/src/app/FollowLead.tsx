import { logout } from '@console/api/contract/account';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { borrowedToken, forgetToken, storedToken } from '../session/token.js';
import { client } from './client.js';
import type { Lead } from './lead.js';

/** Forgets the token of the own session, and tells the server. */
const leaveSession = (): void => {
  // The server is told by the token that the call carries, which must not be somebody else's.
  if (storedToken() !== null && borrowedToken() === null)
    void client.call(logout, {}, { quiet: true }).catch(() => undefined);
  forgetToken();
};

/** Goes where an address leads, in its place. */
export const FollowLead = ({ to, leaving = false }: Lead) => {
  const navigate = useNavigate();
  const go = useEffectEvent(() => {
    if (leaving) leaveSession();
    void navigate(to, { replace: true });
  });
  useEffect(() => go(), [to]);
  return null;
};
