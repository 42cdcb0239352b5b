import { type RefCallback, useEffect, useEffectEvent, useState } from 'react';
import type { Part } from './part.js';
import { usePart } from './usePart.js';

/** For the button that opens a popup: spread them onto it. */
export interface Opener {
  ref: RefCallback<HTMLElement>;
  'aria-expanded': boolean;
  onClick: () => void;
  onPointerEnter: () => void;
  onFocus: () => void;
}

/**
 * A popup whose part loads when the pointer or the focus comes to its opener. Pressed before that, it opens as soon as
 * the part is there; where the part does not arrive, it is closed again.
 */
export const usePopup = <T>(popup: Part<T>, open: boolean, onOpenChange: (open: boolean) => void) => {
  const arrived = usePart(popup);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [near, setNear] = useState(false);
  const giveUp = useEffectEvent(() => onOpenChange(false));
  useEffect(() => {
    if (open) popup.load().catch(() => giveUp());
  }, [open, popup]);

  const prepare = () => {
    setNear(true);
    popup.prepare();
  };
  const opener: Opener = {
    ref: setAnchor,
    'aria-expanded': open && arrived !== null,
    onClick: () => onOpenChange(!open),
    onPointerEnter: prepare,
    onFocus: prepare,
  };
  return { opener, shown: arrived !== null && anchor !== null && (near || open) ? { arrived, anchor } : null };
};
