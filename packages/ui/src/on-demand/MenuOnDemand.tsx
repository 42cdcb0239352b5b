import type { DropdownProps } from 'antd';
import { type ReactNode, useState } from 'react';
import type { DropdownAtProps } from './DropdownAt.js';
import { part } from './part.js';
import { type Opener, usePopup } from './usePopup.js';

const dropdown = part(() => import('./DropdownAt.js'));

export interface MenuOnDemandProps extends Omit<DropdownAtProps, 'anchor'> {
  /** Draws the button of the menu. */
  children: (opener: Opener & { 'aria-haspopup': 'menu' }) => ReactNode;
}

/** antd's menu under a button, loaded when somebody is about to press the button. Without `open`, it opens by itself. */
export const MenuOnDemand = ({ children, open: openByOwner, onOpenChange, ...rest }: MenuOnDemandProps) => {
  const [ownOpen, setOwnOpen] = useState(false);
  const open = openByOwner ?? ownOpen;
  const change: NonNullable<DropdownProps['onOpenChange']> = (next, info) => {
    setOwnOpen(next);
    onOpenChange?.(next, info);
  };
  const { opener, shown } = usePopup(dropdown, open, (next) => change(next, { source: 'trigger' }));
  return (
    <>
      {children({ ...opener, 'aria-haspopup': 'menu' })}
      {shown && <shown.arrived.DropdownAt {...rest} anchor={shown.anchor} open={open} onOpenChange={change} />}
    </>
  );
};
