import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useGoHome } from '../navigation/useGoHome.js';
import { changeIdentity, dropWork } from '../session/session.js';
import { forgetForeignToken, storedToken } from '../session/token.js';

/** Gives up the token of another platform: back to the own session, or to the sign-in page where there is none. */
export const useLeaveForeign = (): (() => void) => {
  const navigate = useNavigate();
  const goHome = useGoHome();
  return useCallback(() => {
    forgetForeignToken();
    if (storedToken() === null) {
      dropWork();
      void navigate('/login', { replace: true });
      return;
    }
    changeIdentity();
    goHome();
  }, [navigate, goHome]);
};
