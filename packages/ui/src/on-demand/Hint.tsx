import { type PointerEvent, type ReactNode, useState } from 'react';
import { part } from './part.js';
import type { TooltipAtProps } from './TooltipAt.js';
import { usePart } from './usePart.js';

const tooltip = part(() => import('./TooltipAt.js'));

/** For the element that is explained: spread them onto it. */
export interface Hinted {
  onPointerEnter: (event: PointerEvent<HTMLElement>) => void;
  onPointerLeave: () => void;
  onPointerDown: () => void;
}

export interface HintProps extends Omit<TooltipAtProps, 'anchor'> {
  /** Draws what the hint belongs to, with what has to be on it. */
  children: (hinted: Hinted) => ReactNode;
}

/** antd's tooltip, loaded when the pointer first comes upon something that has one. None under a finger. */
export const Hint = ({ children, ...rest }: HintProps) => {
  const arrived = usePart(tooltip);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // Left or pressed before the tooltip has arrived: it comes no more.
  const giveUp = () => {
    if (arrived === null) setAnchor(null);
  };
  return (
    <>
      {children({
        onPointerEnter: ({ pointerType, currentTarget }) => {
          if (pointerType === 'touch') return;
          setAnchor(currentTarget);
          tooltip.prepare();
        },
        onPointerLeave: giveUp,
        onPointerDown: giveUp,
      })}
      {arrived && anchor && <arrived.TooltipAt {...rest} anchor={anchor} />}
    </>
  );
};
