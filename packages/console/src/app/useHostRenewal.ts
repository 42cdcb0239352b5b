import { readUser } from '@console/api/contract/account';
import { useCallback, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { takeHostToken } from '../session/hostToken.js';
import { changeIdentity } from '../session/session.js';
import { client } from './client.js';
import { isSignedOut } from './sessionErrors.js';

/** Whom the token of now belongs to; null where it is not accepted, undefined where nobody can tell. */
const whose = (): Promise<string | null | undefined> =>
  client.call(readUser, { needRole: true, needMenu: false }, { quiet: true }).then(
    ({ userId }) => userId,
    (error: unknown) => (isSignedOut(error) ? null : undefined),
  );

/**
 * Asks the window around for another token, once for all calls that were refused. The same person finds the page as it
 * is, with what could not be loaded meanwhile; another one finds nothing of it. `onOver` is told where there is no token,
 * or none that is accepted.
 */
export const useHostRenewal = (userId: string | undefined, onOver: () => void): (() => Promise<void>) => {
  const { mutate } = useSWRConfig();
  const busy = useRef(false);
  return useCallback(async () => {
    if (busy.current) return;
    busy.current = true;
    const next = (await takeHostToken('over')) ? await whose() : null;
    busy.current = false;
    if (next === null) onOver();
    else if (userId !== undefined && (next === undefined || next === userId)) void mutate(() => true);
    else changeIdentity();
  }, [userId, onOver, mutate]);
};
