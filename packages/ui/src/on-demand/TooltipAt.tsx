import { Tooltip, type TooltipProps } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { StandIn } from './StandIn.js';

export interface TooltipAtProps extends Pick<TooltipProps, 'placement' | 'title'> {
  /** The pointer is on it at first. */
  anchor: HTMLElement;
}

/** Milliseconds that the pointer rests before the tooltip comes: antd's own. */
const DELAY = 100;

/** A tooltip at an element that is drawn elsewhere: while the pointer is on it, until it is pressed. */
export const TooltipAt = ({ anchor, ...rest }: TooltipAtProps) => {
  const [open, setOpen] = useState(false);
  const pressed = useRef(false);
  useEffect(() => {
    const first = setTimeout(() => setOpen(true), DELAY);
    // What a press opens must not have the tooltip standing over it.
    const onPress = () => {
      clearTimeout(first);
      pressed.current = true;
      setOpen(false);
    };
    const onLeave = () => {
      clearTimeout(first);
      pressed.current = false;
    };
    anchor.addEventListener('click', onPress);
    anchor.addEventListener('pointerleave', onLeave);
    return () => {
      clearTimeout(first);
      anchor.removeEventListener('click', onPress);
      anchor.removeEventListener('pointerleave', onLeave);
    };
  }, [anchor]);
  return (
    <Tooltip {...rest} open={open} onOpenChange={(next) => setOpen(next && !pressed.current)}>
      <StandIn target={anchor} />
    </Tooltip>
  );
};
