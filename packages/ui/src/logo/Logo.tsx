import type { ComponentProps } from 'react';
import { tokens } from '../theme/tokens.js';

export interface LogoProps extends ComponentProps<'svg'> {
  /** Pixels. Default 26. */
  size?: number;
}

/** The product's mark: a basketball in a rounded square. */
export const Logo = ({ size = 26, ...rest }: LogoProps) => (
  <svg {...rest} width={size} height={size} viewBox="0 0 26 26" aria-hidden="true" focusable="false">
    <rect width="26" height="26" rx="7" fill={tokens.brand} />
    <g fill="none" stroke={tokens.onSolid} strokeWidth="1.6">
      <circle cx="13" cy="13" r="7.6" />
      <path d="M5.4 13h15.2M13 5.4v15.2M8 7.3c2.6 3.6 2.6 7.8 0 11.4M18 7.3c-2.6 3.6-2.6 7.8 0 11.4" />
    </g>
  </svg>
);
