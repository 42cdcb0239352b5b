import { useCallback } from 'react';
import { type Location, useNavigate } from 'react-router-dom';

const homeward = { home: true };

/** Goes to where the product begins for the user, which only their menus tell: they may be on their way still. */
export const useGoHome = (): (() => void) => {
  const navigate = useNavigate();
  return useCallback(() => void navigate('/airport', { replace: true, state: homeward }), [navigate]);
};

/** Whether an address only stands for where the product begins. */
export const isHomeward = ({ state }: Location): boolean =>
  typeof state === 'object' && state !== null && Reflect.get(state, 'home') === true;
