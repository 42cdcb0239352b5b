import type { DropdownProps } from 'antd';
import { type ReactNode, useState } from 'react';
import type { DropdownAtProps } from './DropdownAt.js';
import { part } from './part.js';
import { type Opener, usePopup } from './usePopup.js';
import { focusedBeside } from '../root/focusedBeside.js';

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
  const close: typeof change = (next, info) => {
    const closes = !next && (openByOwner === undefined || info.source === 'trigger');
    // The focus would be lost with the menu; where what was chosen took it elsewhere, it stays there.
    if (closes && focusedBeside(shown?.anchor)?.closest('[role="menu"]')) shown?.anchor.focus({ preventScroll: true });
    change(next, info);
  };
  return (
    <>
      {children({ ...opener, 'aria-haspopup': 'menu' })}
      {shown && <shown.arrived.DropdownAt {...rest} anchor={shown.anchor} open={open} onOpenChange={close} />}
    </>
  );
};
