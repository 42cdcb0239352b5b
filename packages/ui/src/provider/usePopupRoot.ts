import { createContext, type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { WIDGET } from '../theme/scope.js';

/** Where what lies over the page is put: an element that carries the tokens of its provider. */
export const PopupRootContext = createContext<() => HTMLElement>(() => document.body);

interface PopupRoot {
  /** Carries the classes of the provider's root. */
  outer: HTMLElement;
  /** What is put in it goes here: all styles begin with the class of the outer one. */
  inner: HTMLElement;
}

const make = (): PopupRoot => {
  const [outer, inner] = [document.createElement('div'), document.createElement('div')];
  // Without boxes of their own, they take no part in how the page lays out its body.
  outer.style.display = 'contents';
  inner.style.display = 'contents';
  inner.className = WIDGET;
  outer.append(inner);
  return { outer, inner };
};

const follow = ({ outer, inner }: PopupRoot, root: HTMLElement | null, room: string | undefined): void => {
  outer.className = root?.className ?? '';
  if (room === undefined) inner.removeAttribute('data-room');
  else inner.dataset['room'] = room;
};

/**
 * Makes, when it is first asked for, the element for menus, dialogs and messages of a provider. It lies outside of the
 * provider's own root, where nothing cuts it off, and has the classes of that root, so that the tokens hold there too.
 */
export const usePopupRoot = (
  root: RefObject<HTMLElement | null>,
  room: 'narrow' | undefined,
  container: (() => HTMLElement) | undefined,
): (() => HTMLElement) => {
  const made = useRef<PopupRoot | null>(null);

  // After every drawing: theme and size change the classes of the root.
  useLayoutEffect(() => {
    if (made.current !== null) follow(made.current, root.current, room);
  });
  useLayoutEffect(
    () => () => {
      made.current?.outer.remove();
    },
    [],
  );

  return useCallback(() => {
    const popups = made.current ?? make();
    made.current = popups;
    follow(popups, root.current, room);
    if (!popups.outer.isConnected) (container?.() ?? document.body).append(popups.outer);
    return popups.inner;
  }, [root, room, container]);
};
