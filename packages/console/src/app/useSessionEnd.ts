import { ApiError } from '@console/api';
import type { Problem } from '@console/base';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCoreWords } from '../locale/coreWords.js';
import { signInLeadingTo } from '../session/openPaths.js';
import { endSession, type Farewell, leaveView } from '../session/session.js';
import { viewToken } from '../session/token.js';
import { wasSpoken } from './client.js';
import { isForbidden } from './sessionErrors.js';

/** Ways a session ends at the page at `path`, which the sign-in page leads back to. */
export const useSessionEnd = (path: string) => {
  const { account } = useCoreWords();
  const navigate = useNavigate();

  const goToSignIn = useCallback(
    (why: Farewell) => {
      endSession(why);
      void navigate(signInLeadingTo(path), { replace: true });
    },
    [navigate, path],
  );

  /** After a call that could not be made because of this error. */
  const onLost = useCallback(
    (error: Problem) => {
      // A view as another role ends by itself, and the own session goes on.
      if (viewToken() !== null) {
        leaveView();
        return;
      }
      const unreachable = error instanceof ApiError && error.unreachable;
      const words = unreachable ? account.unreachable : error.message || account.loadFailed;
      goToSignIn({ notice: isForbidden(error) && !wasSpoken(error) ? account.signedOut : words });
    },
    [account, goToSignIn],
  );

  return { goToSignIn, onLost };
};
