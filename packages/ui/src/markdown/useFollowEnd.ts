import { type UIEvent, useRef } from 'react';

/** From its end, in pixels, within which a reader is taken to follow. */
const NEAR = 24;

/** For a box that scrolls and grows: stays at its end until the reader scrolls away from there. */
export const useFollowEnd = () => {
  const follows = useRef(true);
  return {
    /** To be called in a layout effect, after it has grown. */
    follow: (box: HTMLElement | null): void => {
      if (box !== null && follows.current) box.scrollTop = box.scrollHeight;
    },
    onScroll: ({ currentTarget: box }: UIEvent<HTMLElement>): void => {
      follows.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
    },
  };
};
