import type { ComponentProps, ReactNode } from 'react';
import { tokens } from '../theme/tokens.js';

/** The line pictures of states without content. */
export type Picture = 'first' | 'search' | 'failed' | 'locked' | 'talk';

const lines: Record<Picture, ReactNode> = {
  first: (
    <>
      <rect x="14" y="8" width="30" height="34" rx="3" />
      <path d="M22 18h14M22 25h14M22 32h8" />
      <path d="M54 14v12M48 20h12" stroke={tokens.brand} />
    </>
  ),
  search: (
    <>
      <circle cx="32" cy="21" r="13" />
      <path d="M42 31l11 11" />
      <path d="M27 21h10" />
    </>
  ),
  failed: <path d="M8 34h16l6-18 8 26 6-16h20" stroke={tokens.errorDot} />,
  locked: (
    <>
      <rect x="20" y="20" width="32" height="22" rx="3" />
      <path d="M27 20v-6a9 9 0 0 1 18 0v6M36 29v5" />
    </>
  ),
  talk: (
    <>
      <path d="M17 8h28a3 3 0 0 1 3 3v18a3 3 0 0 1-3 3H30l-8 8v-8h-5a3 3 0 0 1-3-3V11a3 3 0 0 1 3-3z" />
      <path d="M23 17h16M23 24h9" />
      <path d="M58 14v12M52 20h12" stroke={tokens.brand} />
    </>
  ),
};

export interface LinePictureProps extends ComponentProps<'svg'> {
  /** Which of the five. */
  name: Picture;
}

export const LinePicture = ({ name, ...rest }: LinePictureProps) => (
  <svg
    {...rest}
    width="72"
    height="48"
    viewBox="0 0 72 48"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    aria-hidden="true"
    focusable="false"
  >
    {lines[name]}
  </svg>
);
