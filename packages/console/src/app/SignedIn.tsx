import type { ApiError } from '@console/api';
import { useReadUser } from '@console/api/hooks/account';
import { Hosts } from '@console/ui/provider';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Location } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { PartsContext } from '../pages/parts.js';
import { permittedMenus } from '../session/menus.js';
import { claimWork, dropWork } from '../session/session.js';
import { foreignToken } from '../session/token.js';
import { UserContext } from '../session/UserContext.js';
import { ForeignSessionOver } from './ForeignSessionOver.js';
import { lentParts } from './lentParts.js';
import { Starting } from './Starting.js';
import { useClientMessages, useRefusals, useSignedOut } from './useClientEvents.js';
import { isForbidden } from './sessionErrors.js';
import { useSessionEnd } from './useSessionEnd.js';
import { UserShell } from './UserShell.js';

interface SignedInProps {
  /** The address that the pages show. Stays while they are out of sight. */
  location: Location;
}

/** Loads everything again where the pages come back into sight: meanwhile the session was another. */
const useRefreshOnReturn = (): void => {
  const { mutate } = useSWRConfig();
  const shownBefore = useRef(false);
  useEffect(() => {
    if (shownBefore.current) void mutate(() => true);
    shownBefore.current = true;
  }, [mutate]);
};

/** Loads the user and the menus, once; what is inside is drawn when they are there. */
const UserGate = ({ location }: SignedInProps) => {
  const { state, data, refresh } = useReadUser({ needRole: true, needMenu: true });
  const { goToSignIn, onLost } = useSessionEnd(location.pathname + location.search);
  const [foreignOver, setForeignOver] = useState(false);
  useClientMessages();
  useRefusals(refresh);
  useRefreshOnReturn();

  useSignedOut(
    useCallback(
      (error: ApiError, { foreign }: { foreign: boolean }) => {
        // The token of another platform stays, and so does the page: it says that the token has expired.
        if (foreign && foreignToken() !== null && isForbidden(error)) setForeignOver(true);
        else onLost(error);
      },
      [onLost],
    ),
  );

  const user = useMemo(() => data && { ...data, menus: permittedMenus(data.menus) }, [data]);
  const userId = user?.userId;
  useEffect(() => {
    if (userId !== undefined) claimWork(userId);
  }, [userId]);

  const problem = state.state === 'error' ? state.error : undefined;
  const withoutMenus = user?.menus.length === 0;
  const foreignRefused = foreignToken() !== null && isForbidden(problem);
  useEffect(() => {
    if (withoutMenus) {
      dropWork();
      goToSignIn({ withoutMenus: true });
    } else if (problem !== undefined && !foreignRefused) onLost(problem);
  }, [withoutMenus, problem, foreignRefused, goToSignIn, onLost]);

  if (foreignRefused) return <ForeignSessionOver />;
  if (user === undefined || withoutMenus) return <Starting />;
  return (
    <UserContext value={user}>
      <PartsContext value={lentParts}>
        <UserShell location={location} foreignOver={foreignOver} />
      </PartsContext>
    </UserContext>
  );
};

/** Everything behind the sign-in page. */
export default function SignedIn({ location }: SignedInProps) {
  return (
    <Hosts>
      <UserGate location={location} />
    </Hosts>
  );
}
