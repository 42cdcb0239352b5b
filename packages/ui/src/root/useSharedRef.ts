import { type Ref, type RefCallback, useCallback } from 'react';

/** Gives an element to a ref; answers with what takes it back. */
export const giveTo = <Root extends Element>(ref: Ref<Root> | undefined, element: Root | null): (() => void) => {
  if (typeof ref === 'function') {
    const end = ref(element);
    return typeof end === 'function' ? end : () => void ref(null);
  }
  if (!ref) return () => undefined;
  ref.current = element;
  return () => {
    ref.current = null;
  };
};

/** One ref for two who want the same element: the widget itself and whoever uses it. */
export const useSharedRef = <Root extends Element>(own: Ref<Root>, given: Ref<Root> | undefined): RefCallback<Root> =>
  useCallback(
    (element: Root | null) => {
      const ends = [giveTo(own, element), giveTo(given, element)];
      return () => {
        for (const end of ends) end();
      };
    },
    [own, given],
  );
