import { Popover, type PopoverProps } from 'antd';
import { StandIn } from './StandIn.js';

export interface PopoverAtProps extends Omit<PopoverProps, 'children' | 'trigger'> {
  anchor: HTMLElement;
}

/** A popover below an element that is drawn elsewhere. */
export const PopoverAt = ({ anchor, ...rest }: PopoverAtProps) => (
  <Popover {...rest} trigger="click">
    <StandIn target={anchor} />
  </Popover>
);
