import { type RefObject, useEffect, useState } from 'react';
import { useOfBrowser } from '../hydrated/useHydrated.js';

const readPossible = (): boolean => document.fullscreenEnabled;

export interface FullScreen {
  /** False where the browser has none: on some phones. */
  readonly possible: boolean;
  readonly on: boolean;
  readonly toggle: () => void;
}

/** An element as large as the screen, and back. Escape is the browser's own way back. */
export const useFullScreen = (element: RefObject<HTMLElement | null>): FullScreen => {
  const possible = useOfBrowser(readPossible) ?? false;
  const [on, setOn] = useState(false);
  useEffect(() => {
    const look = () => setOn(element.current !== null && document.fullscreenElement === element.current);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, [element]);
  const toggle = () => {
    // Refused where the page around does not allow it: then all stays as it is.
    const asked = on ? document.exitFullscreen() : element.current?.requestFullscreen();
    asked?.catch(() => setOn(false));
  };
  return { possible, on, toggle };
};
