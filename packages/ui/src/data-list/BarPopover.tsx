import { Popover } from 'antd';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { useShown } from '../dialog/useShown.js';

export interface BarPopoverProps {
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button that opens it. */
  children: ReactElement;
  content: ReactNode;
}

/** A small panel under a button of the row. Focus goes into it; Escape closes it and gives the focus back. */
export const BarPopover = ({ label, open, onOpenChange, children, content }: BarPopoverProps) => {
  const panel = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  const shown = useShown();
  const close = () => {
    onOpenChange(false);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      arrow={false}
      destroyOnHidden
      open={open && shown}
      onOpenChange={(next) => {
        if (next) opener.current = document.activeElement;
        onOpenChange(next);
      }}
      afterOpenChange={(nowOpen) =>
        nowOpen && panel.current?.querySelector<HTMLElement>('input:not(:disabled), button')?.focus()
      }
      content={
        // Escape is for the panel as a whole, wherever in it the focus is.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <div
          ref={panel}
          role="dialog"
          aria-label={label}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
            event.stopPropagation();
            close();
          }}
        >
          {content}
        </div>
      }
    >
      {children}
    </Popover>
  );
};
