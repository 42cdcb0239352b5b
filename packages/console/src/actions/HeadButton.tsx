import { IconButton } from '@console/ui/button';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useIsMobile } from '../state/device.js';

export interface HeadButtonProps {
  label: string;
  icon: NonNullable<ReactNode>;
  disabled?: boolean;
  onClick: () => void;
}

/** A button of a page's head, with its word where there is room for it. */
export const HeadButton = ({ label, icon, disabled = false, onClick }: HeadButtonProps) =>
  useIsMobile() ? (
    <IconButton label={label} icon={icon} disabled={disabled} onClick={onClick} />
  ) : (
    <Button icon={icon} disabled={disabled} onClick={onClick}>
      {label}
    </Button>
  );
