import { createContext, type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { WIDGET } from '../theme/scope.js';

/** Where what lies over the page is put: an element that carries the tokens of its provider. */
export const PopupRootContext = createContext<() => HTMLElement>(() => document.body);

const make = (): HTMLElement => {
  const element = document.createElement('div');
  // Without a box of its own, it takes no part in how the page lays out its body.
  element.style.display = 'contents';
  return element;
};

/** Gives it what styles go by: the classes of the root, its form, and those of a widget's own root. */
const follow = (element: HTMLElement, root: HTMLElement | null): void => {
  element.className = `${root?.className ?? ''} ${WIDGET}`;
  const room = root?.dataset['room'];
  if (room === undefined) element.removeAttribute('data-room');
  else element.dataset['room'] = room;
};

/**
 * Makes, when it is first asked for, the element for menus, dialogs and messages of a provider. It lies outside of the
 * provider's own root, where nothing cuts it off, and has the classes of that root, so that the tokens hold there too.
 */
export const usePopupRoot = (
  root: RefObject<HTMLElement | null>,
  container: (() => HTMLElement) | undefined,
): (() => HTMLElement) => {
  const made = useRef<HTMLElement | null>(null);

  // After every drawing: theme and size change the classes of the root.
  useLayoutEffect(() => {
    if (made.current !== null) follow(made.current, root.current);
  });
  useLayoutEffect(
    () => () => {
      made.current?.remove();
    },
    [],
  );

  return useCallback(() => {
    const element = made.current ?? make();
    made.current = element;
    follow(element, root.current);
    if (!element.isConnected) (container?.() ?? document.body).append(element);
    return element;
  }, [root, container]);
};
