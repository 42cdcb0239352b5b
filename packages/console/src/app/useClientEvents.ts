import type { ApiError } from '@console/api';
import { useMessage } from '@console/ui/provider';
import { useEffect } from 'react';
import { useCoreWords } from '../locale/coreWords.js';
import { hostGivesTokens } from '../session/hostGivesTokens.js';
import { borrowedToken } from '../session/token.js';
import { told } from './client.js';
import { isSignedOut } from './sessionErrors.js';

/** Shows what the client tells. */
export const useClientMessages = (): void => {
  const message = useMessage();
  const { app } = useCoreWords();
  useEffect(() => {
    const onMessage = (error: ApiError) => {
      // Where a session ended, the sign-in page says why, or the window around gives another token.
      if (!isSignedOut(error) || (borrowedToken() !== null && !hostGivesTokens)) message.error(error.message);
    };
    const onAbsent = () => message.info(app.absent);
    told.message.add(onMessage);
    told.absent.add(onAbsent);
    return () => {
      told.message.delete(onMessage);
      told.absent.delete(onAbsent);
    };
  }, [message, app.absent]);
};

/** Hears that a session is over. Give it a function that stays the same. */
export const useSignedOut = (onSignedOut: (error: ApiError, session: { foreign: boolean }) => void): void => {
  useEffect(() => {
    told.signedOut.add(onSignedOut);
    return () => {
      told.signedOut.delete(onSignedOut);
    };
  }, [onSignedOut]);
};

/** Milliseconds in which one refusal is enough to look at the menus again. */
const SAME_REFUSAL_INTERVAL = 3000;

/** Looks at the user and the menus again after a call that they did not allow. */
export const useRefusals = (refreshUser: () => void): void => {
  useEffect(() => {
    let last = Number.NEGATIVE_INFINITY;
    const onRefused = () => {
      if (Date.now() - last < SAME_REFUSAL_INTERVAL) return;
      last = Date.now();
      refreshUser();
    };
    told.notPermitted.add(onRefused);
    return () => {
      told.notPermitted.delete(onRefused);
    };
  }, [refreshUser]);
};
