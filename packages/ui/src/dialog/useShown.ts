import { useLayoutEffect, useState } from 'react';

/**
 * False while the page around is hidden by React's `Activity`, and for its first render. What stands outside of the
 * page's own element (a dialog at the end of the body) is drawn only while this is true: hiding the page can't hide it.
 */
export const useShown = (): boolean => {
  const [shown, setShown] = useState(false);
  useLayoutEffect(() => {
    // Hiding the page ends its effects and showing it starts them: that is the only sign there is.
    // oxlint-disable-next-line react/set-state-in-effect
    setShown(true);
    return () => setShown(false);
  }, []);
  return shown;
};
