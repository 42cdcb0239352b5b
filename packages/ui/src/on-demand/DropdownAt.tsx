import { Dropdown, type DropdownProps } from 'antd';
import { StandIn } from './StandIn.js';

export interface DropdownAtProps extends Omit<DropdownProps, 'children' | 'trigger' | 'autoFocus'> {
  anchor: HTMLElement;
}

/** A menu below an element that is drawn elsewhere. The keyboard goes into it as it opens. */
export const DropdownAt = ({ anchor, ...rest }: DropdownAtProps) => (
  <Dropdown {...rest} trigger={['click']} autoFocus>
    <StandIn target={anchor} />
  </Dropdown>
);
