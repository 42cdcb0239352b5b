import { Button, type ButtonProps } from 'antd';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { Hint } from '../on-demand/Hint.js';
import { below } from '../theme/layout.js';

const Square = styled(Button)`
  && {
    flex: none;
    color: ${(p) => p.theme.text2};
  }

  ${below.mobile} {
    && {
      width: 44px;
      height: 44px;
      font-size: 18px;
    }
  }
`;

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'type' | 'title'> {
  /** The button itself, or the link where it has an address. */
  ref?: Ref<HTMLButtonElement | HTMLAnchorElement>;
  /** What it does: read out, and shown on hover. */
  label: string;
  /** The only thing to be seen of it, so it says what happens. */
  icon: NonNullable<ButtonProps['icon']>;
}

/** A button that is only an icon: 32 px, 44 px under a finger. */
export const IconButton = ({ label, onPointerEnter, onPointerLeave, onPointerDown, ...rest }: IconButtonProps) => (
  <Hint title={label}>
    {(hinted) => (
      <Square
        type="text"
        aria-label={label}
        {...rest}
        onPointerEnter={(event) => {
          hinted.onPointerEnter(event);
          onPointerEnter?.(event);
        }}
        onPointerLeave={(event) => {
          hinted.onPointerLeave();
          onPointerLeave?.(event);
        }}
        onPointerDown={(event) => {
          hinted.onPointerDown();
          onPointerDown?.(event);
        }}
      />
    )}
  </Hint>
);
