import type { ReactNode } from 'react';
import { part } from './part.js';
import type { PopoverAtProps } from './PopoverAt.js';
import { type Opener, usePopup } from './usePopup.js';

const popover = part(() => import('./PopoverAt.js'));

export interface PopoverOnDemandProps extends Omit<PopoverAtProps, 'anchor' | 'open' | 'onOpenChange'> {
  /** Whether it is shown. */
  open: boolean;
  /** It is to open, or to close by Escape or a press outside. */
  onOpenChange: (open: boolean) => void;
  /** Draws the button of the popover. */
  children: (opener: Opener & { 'aria-haspopup': 'dialog' }) => ReactNode;
}

/** antd's popover under a button, loaded when somebody is about to press the button. */
export const PopoverOnDemand = ({ children, open, onOpenChange, ...rest }: PopoverOnDemandProps) => {
  const { opener, shown } = usePopup(popover, open, onOpenChange);
  return (
    <>
      {children({ ...opener, 'aria-haspopup': 'dialog' })}
      {shown && (
        <shown.arrived.PopoverAt
          {...rest}
          anchor={shown.anchor}
          open={open}
          onOpenChange={(next) => onOpenChange(next)}
        />
      )}
    </>
  );
};
