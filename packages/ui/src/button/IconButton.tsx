import { Button, type ButtonProps, Tooltip } from 'antd';
import { styled } from 'styled-components';
import { useMedia } from '../media/useMedia.js';
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
  /** What it does: read out, and shown on hover. */
  label: string;
  icon: NonNullable<ButtonProps['icon']>;
}

/** A button that is only an icon: 32 px, 44 px under a finger. */
export const IconButton = ({ label, ...rest }: IconButtonProps) => {
  // A tap would leave the tooltip standing over what it opened.
  const touch = useMedia('(hover: none)');
  return (
    <Tooltip title={touch ? undefined : label}>
      <Square type="text" aria-label={label} {...rest} />
    </Tooltip>
  );
};
