import { type RefObject, useEffect, useRef } from 'react';

/** Zooms by the wheel with Ctrl held, which is also what pinching on a touchpad sends. The browser's own zoom is held back. */
export const useZoomWheel = (view: RefObject<HTMLElement | null>, onZoom: (factor: number) => void): void => {
  const latest = useRef(onZoom);
  useEffect(() => {
    latest.current = onZoom;
  });
  useEffect(() => {
    const element = view.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const turned = Math.max(-60, Math.min(60, event.deltaY * (event.deltaMode === 1 ? 16 : 1)));
      latest.current(Math.exp(-turned / 240));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [view]);
};
