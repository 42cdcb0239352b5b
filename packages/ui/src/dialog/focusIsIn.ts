import { focusedBeside } from '../root/focusedBeside.js';

/**
 * Something within the panel has the focus, and not merely the panel itself: whoever got there meanwhile is not sent
 * elsewhere when the panel has finished moving in.
 */
export const focusIsIn = (panel: Element | null): boolean => {
  const active = focusedBeside(panel);
  return active !== null && active !== panel && panel !== null && panel.contains(active);
};
