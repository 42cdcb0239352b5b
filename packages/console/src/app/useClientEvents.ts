import type { ApiError } from '@console/api';
import { App } from 'antd';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDictionary } from '../locale/useDictionary.js';
import { endSession } from '../session/session.js';
import { routeOf } from '../session/redirect.js';
import { told } from './client.js';

/** Shows what the client tells. */
export const useClientMessages = (): void => {
  const { message } = App.useApp();
  useEffect(() => {
    const onMessage = (error: { message: string }) => void message.error(error.message);
    told.message.add(onMessage);
    return () => {
      told.message.delete(onMessage);
    };
  }, [message]);
};

/** Goes to the sign-in page when the session is over. */
export const useSessionEnd = (): void => {
  const { account } = useDictionary();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const onSignedOut = (error: ApiError, { foreign }: { foreign: boolean }) => {
      // A page that is open to all never sends its reader away; a foreign token stays, and the page says it has expired.
      if (foreign || routeOf(pathname)?.access === 'open') return;
      endSession({ notice: error.status === 401 ? error.message : account.signedOut });
      void navigate(`/login?redirect=${encodeURIComponent(pathname + search)}`, { replace: true });
    };
    told.signedOut.add(onSignedOut);
    return () => {
      told.signedOut.delete(onSignedOut);
    };
  }, [account, navigate, pathname, search]);
};
