const REACHED =
  'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex]:not([tabindex="-1"])';

/**
 * As a `ref` of what scrolls: while more is in it than fits and nothing of that can have the focus, it can have it itself, so that
 * keys scroll it.
 */
export const scrolledByKeys = (element: HTMLElement | null): (() => void) | undefined => {
  if (element === null) return undefined;
  const look = () => {
    const scrolls = element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;
    if (scrolls && element.querySelector(REACHED) === null) element.tabIndex = 0;
    // Whoever scrolls just now stays where they are.
    else if (!element.matches(':focus')) element.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(look);
  const observe = () => {
    sizes.disconnect();
    for (const one of [element, ...element.children]) sizes.observe(one);
  };
  const children = new MutationObserver(observe);
  children.observe(element, { childList: true });
  observe();
  return () => {
    sizes.disconnect();
    children.disconnect();
  };
};
