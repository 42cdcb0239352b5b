import { App } from 'antd';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
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
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const onSignedOut = (_error: unknown, { foreign }: { foreign: boolean }) => {
      // A page that is open to all never sends its reader away; a foreign token stays, and the page says it has expired.
      if (foreign || routeOf(pathname)?.access === 'open') return;
      endSession();
      void navigate(`/login?redirect=${encodeURIComponent(pathname + search)}`, { replace: true });
    };
    told.signedOut.add(onSignedOut);
    return () => {
      told.signedOut.delete(onSignedOut);
    };
  }, [navigate, pathname, search]);
};
