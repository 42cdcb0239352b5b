import { useEffect, useEffectEvent } from 'react';
import { useTab } from '../../../navigation/TabContext.js';

/**
 * Ctrl Z takes a step of the page back, Ctrl Shift Z and Ctrl Y do it again, also within its fields, whose letters are
 * steps of the page. Not while its tab is hidden, nor in what stands over it.
 */
export const useUndoKeys = (undo: (() => void) | undefined, redo: (() => void) | undefined): void => {
  const tab = useTab();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing || !tab.isShown()) return;
    if (event.target instanceof Element && event.target.closest('[role="dialog"], dialog') !== null) return;
    const key = event.key.toLowerCase();
    const step = key === 'z' ? (event.shiftKey ? redo : undo) : key === 'y' && !event.shiftKey ? redo : undefined;
    if (step === undefined) return;
    event.preventDefault();
    step();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
};
